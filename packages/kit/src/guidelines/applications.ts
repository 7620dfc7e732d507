import { mapPath, placing } from '@brandwright/engine';
import type { Art, Piece } from '../document/document.ts';
import { flow, label } from '../document/flow.ts';
import { typeStyles } from '../document/type-style.ts';
import { type Area, box, rectangle } from '../layout/area.ts';
import { bled, type Sheet } from '../layout/sheet.ts';
import { type Mockup, type MockupKind, mockup } from '../mockups/mockup.ts';
import { shaded } from '../mockups/surfaces.ts';
import { cardBack, cardFront } from '../stationery/business-card.ts';
import { isPlaceholder } from '../stationery/contact.ts';
import type { Book, Leaf } from './book.ts';
import { figure, panel, plate, sheet, sidePage } from './frame.ts';
import { pictureLayers } from './picture-layers.ts';
import { tonesOn } from './tones.ts';

/** The brand on things, over the whole page. */
export function applicationsPage(book: Book): Leaf {
  const { brand, surfaces, setter } = book;
  const ground = surfaces.sheet;
  const { ink } = tonesOn(brand.design, ground);
  const head = flow(setter, { x: 48, y: 42, w: 232 }, [
    { text: 'In use', style: book.title, paint: ink, role: 'H1' },
    {
      text: 'Make one bold move per piece: a big mark, a single color or plenty of white space.',
      style: typeStyles.body,
      paint: ink,
      gap: 18,
    },
  ]);
  const tiles: readonly (readonly [MockupKind, Area])[] = [
    ['sign', box(panel.x, 0, panel.w, 316)],
    ['tote', box(panel.x, 316, 224, 224)],
    ['mug', box(panel.x + 224, 316, 408, 224)],
    ['phone', box(0, 316, panel.x, 224)],
  ];
  return { title: 'In use', ground, bare: true, pieces: [...head.pieces, ...tiles.map(([kind, at]) => picture(book, kind, at))] };
}

/** Web, social and paper: pictures of things that most brands need first. */
export function screensPage(book: Book): Leaf {
  const { brand, surfaces } = book;
  const ground = surfaces.sheet;
  const { ink, muted } = tonesOn(brand.design, ground);
  const [left, right] = [340, panel.w - 340];
  return sidePage(
    book,
    { title: 'On screen and on paper', ground },
    [
      { text: 'In a browser tab and on a phone, the mark stands in for the full logo.', style: typeStyles.body, paint: ink },
      {
        text: 'On letters and posts, keep the logo small and leave plenty of space around it.',
        style: typeStyles.body,
        paint: muted,
        gap: 10,
      },
    ],
    [
      picture(book, 'favicon', box(panel.x, 0, left, 270)),
      picture(book, 'post', box(panel.x + left, 0, right, 270)),
      picture(book, 'letterhead', box(panel.x, 270, panel.w, 270), 0),
    ],
  );
}

/** A mockup that covers an area, cut at its edges. `down` is 0 if its top must be seen, and 1 for its foot. */
function picture({ brand }: Book, kind: MockupKind, at: Area, down = 0.5): Piece {
  const drawn = mockup(kind, brand.design);
  return figure(`The brand’s ${drawn.label.charAt(0).toLowerCase()}${drawn.label.slice(1)}`, covering(drawn, at, down));
}

function covering({ svg, width, height }: Mockup, at: Area, down: number): Art {
  const scale = Math.max(at.w / width, at.h / height);
  const by = placing(scale, at.x + (at.w - width * scale) / 2, at.y + (at.h - height * scale) * down);
  return { layers: pictureLayers(svg).map(({ paint, path }) => ({ paint, path: mapPath(path, by) })), clip: at };
}

/** The business card at its true size. */
export function stationeryPage(book: Book): Leaf {
  const { brand, surfaces } = book;
  const { contact } = brand;
  const ground = surfaces.sheet;
  const { ink, muted } = tonesOn(brand.design, ground);
  const front = cardFront(brand);
  const back = cardBack(brand, contact);
  const scale = 1.34;
  const [w, h] = [front.width * front.scale * scale, front.height * front.scale * scale];
  const wall = surfaces.wall;
  const faces = [
    { sheet: front, at: box(panel.x + 56, 52, w, h), title: 'Front of the business card' },
    { sheet: back, at: box(sheet.w - 56 - w, 540 - 52 - h, w, h), title: 'Back of the business card' },
  ];
  return sidePage(
    book,
    { title: 'Business card', ground },
    [
      {
        text: '3.5 × 2 in (88.9 × 50.8 mm), printed on both sides. The file has a bleed of 0.125 in (3.2 mm).',
        style: typeStyles.body,
        paint: ink,
      },
      {
        text: 'The front shows your brand. The back tells people how to reach you.',
        style: typeStyles.body,
        paint: ink,
        gap: 10,
      },
      ...(isPlaceholder(contact)
        ? [{ text: 'The details are placeholders until you add your own.', style: typeStyles.body, paint: muted, gap: 10 }]
        : []),
    ],
    [
      plate(wall, panel),
      ...faces.flatMap(({ sheet: card, at, title }) => [
        plate(shaded(wall, -0.06), { ...at, y: at.y + 5 }),
        figure(title, sheetArt(card, at)),
      ]),
      label(book.setter, {
        text: 'Shown at 134%',
        style: typeStyles.small,
        paint: tonesOn(brand.design, wall).muted,
        x: panel.x + 56,
        y: 488,
      }),
    ],
  );
}

/** A sheet’s trimmed page in an area. */
function sheetArt(page: Sheet, at: Area): Art {
  const scale = at.w / page.width;
  const by = placing(scale, at.x, at.y);
  const ground = { paint: page.ground, path: [rectangle(bled(page))] };
  return { layers: [ground, ...page.layers].map(({ paint, path }) => ({ paint, path: mapPath(path, by) })), clip: at };
}

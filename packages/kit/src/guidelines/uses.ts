import {
  circle,
  contrastRatio,
  type Hex,
  hexToOklch,
  mapPath,
  oklchToHex,
  type Path,
  placing,
  polygon,
  rotation,
} from '@brandwright/engine';
import type { Layer, Piece } from '../document/document.ts';
import { flow } from '../document/flow.ts';
import { moved, stamp } from '../document/stamp.ts';
import { typeStyles } from '../document/type-style.ts';
import { type Area, box, inset, rectangle } from '../layout/area.ts';
import { legible } from '../mockups/legible.ts';
import { shaded, toned } from '../mockups/surfaces.ts';
import type { Book, Leaf } from './book.ts';
import { decoration, edgesOf, figure } from './frame.ts';
import { logoOn, optical } from './logo-art.ts';
import { scenery } from './scenery.ts';
import { tonesOn } from './tones.ts';

/** A right or wrong use, drawn with this logo. */
interface Use {
  readonly title: string;
  readonly text: string;
  readonly ground: Hex;
  readonly layers: (at: Area) => readonly Layer[];
}

const share = { area: 0.17, wide: 0.6, tall: 0.5 } as const;

export function rightUsesPage(book: Book): Leaf {
  return usesPage(book, 'Do', 'do', rightUses(book), 2);
}

export function wrongUsesPage(book: Book): Leaf {
  return usesPage(book, 'Don’t', 'don’t', wrongUses(book), 3);
}

/** Rows of tiles with a sentence below each. */
function usesPage(book: Book, title: string, sign: 'do' | 'don’t', uses: readonly Use[], across: number): Leaf {
  const { brand, surfaces, setter } = book;
  const ground = surfaces.sheet;
  const { ink } = tonesOn(brand.design, ground);
  const head = flow(setter, { x: 48, y: 42, w: 180 }, [{ text: title, style: book.title, paint: ink, role: 'H1' }]);
  const field = box(200, 42, 716, 456);
  const gap = 20;
  const w = (field.w - gap * (across - 1)) / across;
  const h = (field.h - gap) / 2;
  const tiles = uses.map((use, i) =>
    tile(book, use, sign, box(field.x + (i % across) * (w + gap), field.y + Math.floor(i / across) * (h + gap), w, h)),
  );
  return {
    title,
    ground,
    pieces: [...head.pieces, { kind: 'group', role: 'L', pieces: tiles }],
  };
}

function tile({ setter, brand, surfaces }: Book, { title, text, ground, layers }: Use, sign: 'do' | 'don’t', at: Area): Piece {
  const { ink, line } = tonesOn(brand.design, surfaces.sheet);
  const picture = box(at.x, at.y, at.w, at.h - 34);
  const words = flow(setter, { x: at.x + 22, y: picture.y + picture.h + 8, w: at.w - 22 }, [
    { text, style: typeStyles.small, paint: ink, role: 'LBody' },
  ]);
  const paint = sign === 'do' ? tonesOn(brand.design, surfaces.sheet).accent : ink;
  return {
    kind: 'group',
    role: 'LI',
    pieces: [
      figure(title, { layers: [{ paint: ground, path: [rectangle(picture)] }, ...layers(picture)], clip: picture }),
      ...(contrastRatio(ground, surfaces.sheet) < faintest
        ? [decoration({ layers: [{ paint: line, path: edgesOf(picture) }] })]
        : []),
      decoration({
        layers: [
          { paint, path: sign === 'do' ? tick(at.x, picture.y + picture.h + 11) : cross(at.x, picture.y + picture.h + 11) },
        ],
      }),
      ...words.pieces,
    ],
  };
}

/** Contrast with the page below which a tile gets a frame. */
const faintest = 1.1;

/** Signs of 11 points beside a sentence. */
const tick = (x: number, y: number): Path => [
  polygon([0, 5.6, 1.5, 4.1, 4.2, 6.8, 9.6, 1, 11, 2.4, 4.2, 9.7].map((v, i) => v + (i % 2 === 0 ? x : y))),
];
const cross = (x: number, y: number): Path => {
  const bar = rectangle(box(x, y + 4.6, 11, 1.8));
  const middle = [x + 5.5, y + 5.5] as const;
  return [...mapPath([bar], rotation(45, ...middle)), ...mapPath([bar], rotation(-45, ...middle))];
};

function rightUses({ brand, surfaces }: Book): readonly Use[] {
  const { design } = brand;
  const { own, bold, wall } = surfaces;
  const dark = design.scheme.onDark.ground ?? design.scheme.palette.dark;
  const logo = (ground: Hex) => (at: Area) => stamp(logoOn(brand, ground), optical(logoOn(brand, ground), at, share));
  const deep = toned(design.scheme.palette.ink, 0.4, 0.03);
  return [
    {
      title: 'The logo alone on its own background',
      text: 'Give the logo room. Let nothing compete with it.',
      ground: own,
      layers: logo(own),
    },
    {
      title: 'The logo in its version for dark backgrounds',
      text: 'Use the version that was made for the background.',
      ground: own === dark ? wall : dark,
      layers: logo(own === dark ? wall : dark),
    },
    {
      title: 'The logo in white on an uncluttered part of a photo',
      text: 'On photos, use a single color in an uncluttered area.',
      ground: deep,
      layers: (at) => [
        ...scenery(at, deep, toned(design.scheme.palette.ink, 0.2, 0.02)),
        ...stamp(
          logoOn(brand, deep),
          optical(logoOn(brand, deep), box(at.x, at.y, at.w * 0.62, at.h * 0.7), { ...share, wide: 0.74 }),
        ).map((layer) => ({ ...layer, paint: '#FFFFFF' as const })),
      ],
    },
    {
      title: 'The mark alone in a small space',
      text: 'Use the mark alone where the name would be too small to read.',
      ground: bold,
      layers: (at) =>
        stamp(legible(design, 'mark', bold), optical(legible(design, 'mark', bold), at, { area: 0.1, wide: 0.4, tall: 0.44 })),
    },
  ];
}

/** Hue and lightness of a color that nobody chose. */
const foreign = (hex: Hex, turn: number): Hex => oklchToHex({ l: 0.64, c: 0.17, h: (hexToOklch(hex).h + turn) % 360 });

function wrongUses(book: Book): readonly Use[] {
  const { brand, surfaces } = book;
  const { own } = surfaces;
  const drawing = logoOn(brand, own);
  const at = (area: Area): Area => optical(drawing, area, share);
  const logo = (area: Area): readonly Layer[] => stamp(drawing, at(area));
  const faint = shaded(own, hexToOklch(own).l > 0.5 ? -0.11 : 0.11);
  const use = (text: string, shown: string, layers: Use['layers']): Use => ({
    title: `Incorrect: ${shown}`,
    text,
    ground: own,
    layers,
  });
  return [
    use('Don’t stretch or squeeze it.', 'the logo stretched and squeezed', (area) => {
      const { x, y, w, h } = at(area);
      const [cx, cy] = [x + w / 2, y + h / 2];
      const wide = Math.min(1.5, (area.w * 0.86) / w);
      return moved(logo(area), { a: wide, b: 0, c: 0, d: 0.62, e: cx - wide * cx, f: cy - 0.62 * cy });
    }),
    use('Don’t rotate it.', 'the logo rotated', (area) => {
      const { x, y, w, h } = at(area);
      return moved(logo(area), rotation(-16, x + w / 2, y + h / 2));
    }),
    use('Don’t change its colors.', 'the logo in other colors', (area) =>
      logo(area).map((layer, i) => ({ ...layer, paint: foreign(layer.paint, 150 + i * 110) })),
    ),
    use('Don’t add a shadow or an outline.', 'the logo with a shadow', (area) => {
      const { h } = at(area);
      const shift = Math.max(2.4, h * 0.05);
      return [
        ...moved(logo(area), placing(1, shift, shift)).map((layer) => ({
          ...layer,
          paint: shaded(own, hexToOklch(own).l > 0.45 ? -0.24 : 0.24),
        })),
        ...logo(area),
      ];
    }),
    use('Don’t crowd it.', 'the logo with text and a badge too close to it', (area) => [
      ...crowd(area, at(area), tonesOn(brand.design, own).muted),
      ...logo(area),
    ]),
    use('Don’t let it blend into the background.', 'the logo blending into the background', (area) =>
      logo(area).map((layer) => ({ ...layer, paint: faint })),
    ),
  ];
}

/** Lines of text and a badge that come too close. */
function crowd(area: Area, { x, y, w, h }: Area, paint: Hex): readonly Layer[] {
  const lines = [1.05, 0.9, 0.6].map((long, i) => rectangle(box(x - 6, y + h + 6 + i * 10, w * long, 4), 2));
  const above = rectangle(box(inset(area, 14).x, y - 14, w * 0.8, 4), 2);
  return [{ paint, path: [...lines, above, circle(Math.min(x + w + 16, area.x + area.w - 22), y - 2, 18)] }];
}

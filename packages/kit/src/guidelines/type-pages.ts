import { mapPath, type Path, pathBounds, placing, typefaces, weightName } from '@brandwright/engine';
import type { Piece } from '../document/document.ts';
import { type Block, flow, label } from '../document/flow.ts';
import { type TypeStyle, typeStyles } from '../document/type-style.ts';
import { box, rectangle } from '../layout/area.ts';
import type { Book, Leaf } from './book.ts';
import { decoration, figure, panel, plate, sheet, sidePage } from './frame.ts';
import { tonesOn } from './tones.ts';

interface Named {
  readonly family: string;
  readonly weight: number;
}

const faceOf = (id: string): Named => typefaces.find((face) => face.id === id) ?? { family: id, weight: 400 };

const described = ({ family, weight }: Named): string => `${family}, ${weightName(weight).toLowerCase()}`;

/** All families of the catalogue are published there. */
const specimenOf = (family: string): string => `https://fonts.google.com/specimen/${family.replaceAll(' ', '+')}`;

/** The name’s face, as large as a page allows, and the family beside it. */
export function typefacesPage(book: Book): Leaf {
  const { brand, surfaces, setter } = book;
  const ground = surfaces.sheet;
  const { ink, muted, accent } = tonesOn(brand.design, ground);
  const name = faceOf(brand.design.genome.face);
  const text = faceOf(setter.faces.regular);
  const bold = faceOf(setter.faces.bold);
  const link = (family: string): Block => ({
    text: 'Get the font',
    style: typeStyles.small,
    paint: accent,
    gap: 4,
    link: { to: specimenOf(family) },
  });
  const pair =
    name.family === text.family
      ? [{ text: 'All other text uses the same family.', style: typeStyles.body, paint: ink, gap: 10 }]
      : [
          { text: 'Text', style: typeStyles.label, paint: muted, role: 'H2' as const, gap: 24 },
          { text: text.family, style: typeStyles.head, paint: ink },
          {
            text: `${weightName(text.weight)} for text${bold.weight === text.weight ? '' : `, ${weightName(bold.weight).toLowerCase()} for headings`}. This font doesn’t compete with the name.`,
            style: typeStyles.body,
            paint: ink,
            gap: 4,
          },
          link(text.family),
        ];
  return sidePage(
    book,
    { title: 'Typefaces', ground },
    [
      { text: 'Name and titles', style: typeStyles.label, paint: muted, role: 'H2' },
      { text: described(name), style: typeStyles.head, paint: ink },
      { text: 'The logo’s typeface. Use it large, for just a few words.', style: typeStyles.body, paint: ink, gap: 4 },
      link(name.family),
      ...pair,
    ],
    specimen(book),
  );
}

/** “Aa” over most of the panel, cropped at its foot, and the alphabet of the text face above. */
function specimen(book: Book): readonly Piece[] {
  const { brand, surfaces, setter } = book;
  const { bold } = surfaces;
  const { ink } = tonesOn(brand.design, bold);
  const letters = glyphsOf(book);
  const bounds = pathBounds(letters);
  const face = faceOf(brand.design.genome.face);
  const alphabet = flow(setter, { x: panel.x + 40, y: 44, w: panel.w - 84 }, [
    { text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', style: typeStyles.head, paint: ink },
    { text: 'abcdefghijklmnopqrstuvwxyz 0123456789 &?!', style: typeStyles.head, paint: ink },
  ]);
  if (bounds === null) return [plate(bold, panel), ...alphabet.pieces];
  const [w, h] = [bounds.x1 - bounds.x0, bounds.y1 - bounds.y0];
  const scale = Math.min((panel.w - 60) / w, 400 / h);
  // Two letters are enough to know a face by, even if the page cuts their feet.
  const placed = mapPath(letters, placing(scale, panel.x + 34 - bounds.x0 * scale, sheet.h + 24 - bounds.y1 * scale));
  return [
    plate(bold, panel),
    ...alphabet.pieces,
    figure(`Letters of the typeface ${face.family}`, { layers: [{ paint: ink, path: placed }], clip: panel }),
  ];
}

/** “Aa” in the name’s face, or the first letters of the name where the face has another script. */
function glyphsOf({ brand, setter, name }: Book): Path {
  const id = brand.design.genome.face;
  const latin = setter.lettering.outline(id, 'Aa', 100);
  const own = /[^\p{Script=Latin}\p{P}\p{Z}\p{N}\p{S}]/u.test(name);
  const first = [...name.replace(/\s/gu, '')].slice(0, 2).join('');
  return (own ? setter.lettering.outline(id, first, 100) : latin) ?? latin ?? [];
}

interface Rung {
  readonly style: TypeStyle;
  readonly title: string;
  readonly text: string;
}

/** The scale that every page of the document uses; each size is 1.25 times the one before. */
const rungs: readonly Rung[] = [
  { style: typeStyles.giant, title: 'Cover', text: 'A few words' },
  { style: typeStyles.title, title: 'Title', text: 'One idea in one line' },
  { style: typeStyles.lead, title: 'Lead', text: 'The sentence people read first. Make it the one that matters.' },
  { style: typeStyles.head, title: 'Heading', text: 'Says what the text below it is about' },
  {
    style: typeStyles.body,
    title: 'Text',
    text: 'Anything people read from start to finish. Keep lines between 45 and 75 characters, and set the line height to 1.5 times the size.',
  },
  { style: typeStyles.small, title: 'Note', text: 'Captions, labels and legal lines. Don’t set anything smaller than this.' },
];

/** Where the scale starts and ends, and the most space between two of its sizes, in points. */
const [ladderTop, ladderFoot, widestGap] = [44, 512, 34] as const;

export function typeScalePage(book: Book): Leaf {
  const { brand, surfaces } = book;
  const ground = surfaces.sheet;
  const { ink, muted } = tonesOn(brand.design, ground);
  const height = rungs.reduce((sum, rung) => sum + rungText(book, rung, 0).foot, 0);
  const gap = Math.min(widestGap, (ladderFoot - ladderTop - height) / rungs.length);
  let y = ladderTop;
  const ladder = rungs.flatMap((rung) => {
    const top = y;
    y = rungText(book, rung, top).foot + gap;
    return rungPieces(book, rung, top, gap);
  });
  return sidePage(
    book,
    { title: 'Type scale', ground },
    [
      {
        text: 'Each size is 1.25 times the one before. Use up to three sizes on a page, at least two steps apart.',
        style: typeStyles.body,
        paint: ink,
      },
      {
        text: 'These sizes are for this document. On a website, start at 16 px.',
        style: typeStyles.body,
        paint: muted,
        gap: 10,
      },
    ],
    ladder,
  );
}

const rungText = ({ setter, brand, surfaces }: Book, { style, text }: Rung, y: number) =>
  flow(setter, { x: 440, y, w: 476 }, [{ text, style, paint: tonesOn(brand.design, surfaces.sheet).ink }]);

function rungPieces(book: Book, rung: Rung, y: number, gap: number): readonly Piece[] {
  const { setter, brand, surfaces } = book;
  const { style, title } = rung;
  const { muted, line } = tonesOn(brand.design, surfaces.sheet);
  const set = rungText(book, rung, y);
  const base = y + style.leading * 0.76;
  const at = (words: string, x: number): Piece =>
    label(setter, { text: words, style: typeStyles.small, paint: muted, x, y: base });
  const rule = decoration({ layers: [{ paint: line, path: [rectangle(box(panel.x, set.foot + gap / 2, 588, 0.6))] }] });
  return [at(title, panel.x), at(`${Math.round(style.size * 10) / 10} pt`, panel.x + 60), ...set.pieces, rule];
}

import { typefaces } from '@brandwright/engine';
import type { PagedDocument, Piece } from '../document/document.ts';
import { type Block, flow } from '../document/flow.ts';
import { typeStyles } from '../document/type-style.ts';
import { cutText } from '../document/typesetter.ts';
import type { Brand, BrandColor } from '../files/brand.ts';
import { type Area, box } from '../layout/area.ts';
import { type Book, bookOf, type GuidelineWords, sentenceCase, wordLimits } from './book.ts';
import { figure, plate, sheet } from './frame.ts';
import { logoIn } from './logo-art.ts';
import { tonesOn } from './tones.ts';
import { personalityIn } from './voice-words.ts';
import { subjectOf, writtenWords } from './written-words.ts';

/** The logo’s field, and the strip of colors at the foot. */
const field = box(0, 0, 620, 424);
const strip = box(0, field.h, sheet.w, sheet.h - field.h);

/**
 * The brand on one page (row K-05): name, industry, style, logo and colors, with the owner’s words if there are any.
 * Errors: those of `guidelines`.
 */
export function brandSheet(brand: Brand, words: GuidelineWords = writtenWords(brand)): PagedDocument {
  const book = bookOf(brand, words, []);
  const ground = book.surfaces.sheet;
  const { name } = brand.design;
  return {
    title: `${name} brand sheet`,
    subject: subjectOf(`The ${name} brand on one page`, brand),
    pages: [
      {
        width: sheet.w,
        height: sheet.h,
        title: 'Brand sheet',
        ground,
        pieces: [...logoField(book), ...facts(book), ...colors(book)],
      },
    ],
  };
}

function logoField({ brand, surfaces }: Book): readonly Piece[] {
  const { own } = surfaces;
  return [
    plate(own, field),
    figure(`The ${brand.design.name} logo`, { layers: logoIn(brand, own, field, { area: 0.22, wide: 0.7, tall: 0.6 }) }),
  ];
}

function facts({ brand, surfaces, setter, name, story: told }: Book): readonly Piece[] {
  const { design, brief } = brand;
  const { ink, muted } = tonesOn(design, surfaces.sheet);
  const story = cutText(told, wordLimits.story);
  const voice = voiceRow(brand);
  const family = typefaces.find(({ id }) => id === design.genome.face)?.family;
  const rows: readonly (readonly [string, string])[] = [
    ...(brief.industry === 'Other' ? [] : [['Industry', brief.industry] as const]),
    ['Style', sentenceCase(brief.style ?? design.style)],
    ...(voice === null ? [] : [voice]),
    ['Colors', design.scheme.label],
    ...(family === undefined ? [] : [['Typeface', family] as const]),
  ];
  const at = { x: field.w + 36, w: sheet.w - field.w - 36 - 40 };
  const head = flow(setter, { ...at, y: 36 }, [
    { text: name, style: nameStyle(name), paint: ink, role: 'H1', most: 5 },
    ...(story === '' ? [] : [{ text: story, style: typeStyles.body, paint: ink, gap: 12, most: 7 }]),
  ]);
  const blocks = rows.flatMap(([title, text], i): readonly Block[] => [
    { text: title, style: typeStyles.label, paint: muted, role: 'H2', gap: i === 0 ? 0 : 6 },
    { text, style: typeStyles.body, paint: ink, most: 2 },
  ]);
  const foot = flow(setter, { ...at, y: 0 }, blocks).foot;
  return [...head.pieces, ...flow(setter, { ...at, y: Math.max(head.foot + 16, field.h - 24 - foot) }, blocks).pieces];
}

/** How the brand speaks, if that was written; or else its personality. Null if there is neither. */
function voiceRow({ brief, enhancement }: Brand): readonly [string, string] | null {
  if (enhancement !== null) return ['Voice', sentenceCase(enhancement.brandVoice.personality.slice(0, 3).join(', '))];
  const personality = personalityIn(brief);
  return personality === null ? null : ['Personality', personality];
}

/** Long names are smaller. */
const nameStyle = (name: string) => ([...name].length > 28 ? typeStyles.lead : typeStyles.smallTitle);

/** Each color with its name and value, as wide as the others. */
function colors(book: Book): readonly Piece[] {
  const all = book.brand.colors;
  const w = sheet.w / all.length;
  return all.flatMap((color, i) => swatch(book, color, box(i * w, strip.y, sheet.w - i * w, strip.h), w));
}

function swatch({ brand, setter }: Book, { hex, name }: BrandColor, at: Area, w: number): readonly Piece[] {
  const { ink } = tonesOn(brand.design, hex);
  return [
    plate(hex, at),
    ...flow(setter, { x: at.x + 18, y: at.y + 60, w: w - 24 }, [
      { text: name, style: typeStyles.label, paint: ink, most: 1 },
      { text: hex, style: typeStyles.small, paint: ink },
    ]).pieces,
  ];
}

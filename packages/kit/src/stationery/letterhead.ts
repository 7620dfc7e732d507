import type { Hex, PageLayer } from '@brandwright/engine';
import type { Identity } from '../files/brand.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { box, rectangle } from '../layout/area.ts';
import { fittedArea, inkIn, proportion } from '../layout/ink.ts';
import { ink, lineWithin } from '../layout/lettering.ts';
import { bled, type Sheet } from '../layout/sheet.ts';
import { edgeOf } from '../mockups/greek.ts';
import { legible } from '../mockups/legible.ts';
import { shaded, surfaces } from '../mockups/surfaces.ts';
import type { Contact } from './contact.ts';
import { mm, type Paper } from './paper.ts';
import { readable } from './readable.ts';
import { signOf } from './sign-of.ts';

const white: Hex = '#FFFFFF';

/** Margins of a letter: at its sides, and above and below. */
export const letterMargins = { side: 25 * mm, head: 18 * mm, foot: 14 * mm } as const;
const { side, head, foot } = letterMargins;
const columnGap = 8 * mm;
/** Lines of contact details for which there is always room, and the distance of their baselines, in points. */
const contactRows = 3;
/** Lines above which the watermark ends, whatever the details are. */
const clearRows = 6;
const contactPitch = 12;

/** Gesture of a letter: the mark in a corner at 4 % of contrast, or a bar along the paper’s edge. Never both. */
const watermarked = ({ subject, silhouette }: Grammar): boolean => subject === 'picture' && silhouette === 'compact';

/** The first page of a letter: the logo at the start of the lines, the contact in one line below. */
export const letterhead = (brand: Identity, contact: Contact, paper: Paper): Sheet => ({
  ...paper,
  ground: white,
  layers: [...letterGesture(brand, paper), ...letterLogo(brand, paper), ...contactLine(brand, contact, paper)],
});

/** The logo at the start of the first page’s lines. */
export function letterLogo(brand: Identity, paper: Paper): readonly PageLayer[] {
  const words = edgeOf(brand.design, side, paper.width - side);
  const logo = signOf(brand, white);
  // Long logos are wider, so that their letters are as large as those of short ones.
  const width = Math.min(72, Math.max(26, 14 * proportion(logo))) * mm;
  const at = fittedArea(logo, box(words.way === 1 ? words.x : words.x - width, head, width, 17 * mm), {
    across: words.way === 1 ? 0 : 1,
    down: 0,
  });
  return inkIn(logo, at);
}

/** The pages that follow: the small mark and the gesture. */
export const continuation = (brand: Identity, paper: Paper): Sheet => ({
  ...paper,
  ground: white,
  layers: [...letterGesture(brand, paper), ...followingMark(brand, paper)],
});

/** The small mark at the start of the lines of a following page. */
export function followingMark({ design }: Identity, paper: Paper, margin = side): readonly PageLayer[] {
  const words = edgeOf(design, margin, paper.width - margin);
  const mark = legible(design, 'mark-small', white);
  const size = 9 * mm;
  const at = fittedArea(mark, box(words.way === 1 ? words.x : words.x - size, head, size, size), {
    across: words.way === 1 ? 0 : 1,
    down: 0,
  });
  return inkIn(mark, at);
}

/** What marks the paper as the brand’s. */
export function letterGesture(brand: Identity, paper: Paper): readonly PageLayer[] {
  const { design } = brand;
  const { loud } = surfaces(design);
  const words = edgeOf(design, 0, paper.width);
  if (!watermarked(brand.grammar)) {
    const canvas = bled(paper);
    const w = 4 * mm + paper.bleed;
    const bar = box(words.way === 1 ? canvas.x : canvas.x + canvas.w - w, canvas.y, w, canvas.h);
    return [{ paint: loud, path: [rectangle(bar)] }];
  }
  const mark = legible(design, 'mark', white);
  const at = fittedArea(mark, box(0, 0, paper.width * 0.72, paper.width * 0.72));
  const x = words.way === 1 ? paper.width - at.w * 0.72 : at.w * -0.28;
  // Above the contact lines, which would be hard to read on it.
  const lowest = paper.height - foot - clearRows * contactPitch;
  const faint = shaded(white, -0.03);
  return inkIn(
    { ...mark, paints: { ...mark.paints, name: faint, mark: faint, tone: faint, accent: faint, second: faint, slogan: faint } },
    {
      ...at,
      x,
      y: lowest - at.h,
    },
  );
}

/** Address and contact in one line at the foot, in two columns where one is too narrow. */
function contactLine(brand: Identity, contact: Contact, paper: Paper): readonly PageLayer[] {
  const { design } = brand;
  const words = edgeOf(design, side, paper.width - side);
  const size = 8.4;
  const { lettering } = brand;
  const columns = [
    [design.name, ...contact.address],
    [contact.phone, contact.email, contact.website],
  ].map((lines) => lines.filter((line) => line !== ''));
  const last = paper.height - foot;
  const half = (paper.width - 2 * side - columnGap) / 2;
  const accent = readable(design, white);
  const set = columns.map((lines, column) =>
    lines.map((text, i) => lineWithin(lettering, text, i === 0 && column === 0 ? 'bold' : 'regular', size, half)),
  );
  // Short details stand where others do.
  const rows = Math.max(contactRows, ...set.map(({ length }) => length));
  const second = Math.max(52 * mm, columnGap + Math.max(0, ...(set[0] ?? []).map(({ width }) => width)));
  return set.flatMap((lines, column) =>
    lines.map((line, i) => {
      const x = words.x + words.way * column * second;
      return ink(
        i === 0 && column === 0 ? accent : design.scheme.palette.ink,
        line,
        { ...words, x },
        last - (rows - 1 - i) * contactPitch,
      );
    }),
  );
}

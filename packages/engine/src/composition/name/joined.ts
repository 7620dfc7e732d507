import { flatten } from '../../geometry/flatten.ts';
import { type InkRun, inkDown } from '../../geometry/ink-runs.ts';
import { roundedRect } from '../../geometry/shapes.ts';
import type { Line, PlacedGlyph } from '../../typography/line.ts';
import type { Lettering } from './redraw.ts';

/** Pairs whose bars stand at one height, so that one bar may serve both. */
const pairs: ReadonlySet<string> = new Set(['tt', 'ff', 'ft', 'tf', 'TT']);
/** Where a bar is looked for, as a share of the letter from its edge. */
const probe = 0.15;
/** How far the two bars may differ, and how far below the height of small letters (or capitals) they may begin. */
const level = { differ: 2.5, top: 14 };
/** A bar thinner than this is no gesture, and is gone at 16 px. Cap heights ÷ 100. */
const leastBar = 6;
/** A join across less than this is not seen, across more it is a line drawn between letters. Cap heights ÷ 100. */
const gap = { least: 3, most: 26 };

/** Two neighbours under one bar: tt, ff, ft, tf and TT in letters that do not join of themselves. */
export const joinBars: Lettering = ({ face }, lines) => {
  if (face.connected || face.italic || face.style === 'handwritten') return null;
  const x = (100 * face.metrics.x) / face.metrics.cap;
  let joins = 0;
  const drawn = lines.map(
    (line): Line => ({
      ...line,
      glyphs: line.glyphs.map((glyph, i) => {
        const next = line.glyphs[i + 1];
        // The nibs on the arms of a T with serifs would hang from the middle of the bar.
        const pair = glyph.text + (next?.text ?? '');
        if (next === undefined || !pairs.has(pair) || (pair === 'TT' && face.style === 'serif')) return glyph;
        const bar = between(glyph, next, glyph.text === 'T' ? 100 : x);
        if (bar === null) return glyph;
        joins++;
        return { ...glyph, path: [...glyph.path, bar] };
      }),
    }),
  );
  return joins === 0 ? null : drawn;
};

/** The bar from one letter into the next, within the bars of both; null where they do not meet. */
function between(a: PlacedGlyph, b: PlacedGlyph, top: number): readonly number[] | null {
  if (a.box === null || b.box === null) return null;
  const from = a.box.x1 - probe * (a.box.x1 - a.box.x0);
  const to = b.box.x0 + probe * (b.box.x1 - b.box.x0);
  const [left, right] = [barAt(inkDown(flatten(a.path), from), top), barAt(inkDown(flatten(b.path), to), top)];
  const apart = b.box.x0 - a.box.x1;
  if (left === null || right === null || apart < gap.least || apart > gap.most) return null;
  if (Math.abs(left[0] - right[0]) > level.differ || Math.abs(left[1] - right[1]) > level.differ) return null;
  const [upper, lower] = [Math.max(left[0], right[0]), Math.min(left[1], right[1])];
  return lower - upper < leastBar ? null : roundedRect(from, upper, to, lower);
}

const barAt = (ink: readonly InkRun[], top: number): InkRun | null =>
  ink.find(([from]) => from > -top - 6 && from < -top + level.top) ?? null;

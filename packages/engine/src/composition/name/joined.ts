import { flatten } from '../../geometry/flatten.ts';
import { type InkRun, inkDown } from '../../geometry/ink-runs.ts';
import { roundedRect } from '../../geometry/shapes.ts';
import type { Line, PlacedGlyph } from '../../typography/line.ts';
import type { Lettering } from './redraw.ts';

/** Pairs whose bars have the same height, so that one bar can serve both. */
const pairs: ReadonlySet<string> = new Set(['tt', 'ff', 'ft', 'tf', 'TT']);
/** Where to look for a bar, as a share of the letter from its edge. */
const probe = 0.15;
/** How much the two bars may differ, and how far below x-height (or cap height) they may start. */
const level = { differ: 2.5, top: 14 };
/** Minimum bar thickness in cap heights ÷ 100. A thinner bar is no gesture, and disappears at 16 px. */
const leastBar = 6;
/**
 * Width of the join in cap heights ÷ 100. A shorter one is invisible, a longer one is a line drawn between
 * letters.
 */
const gap = { least: 3, most: 26 };

/** Joins the bars of neighbors: tt, ff, ft, tf and TT, in faces that do not connect by themselves. */
export const joinBars: Lettering = ({ face }, lines) => {
  if (face.connected || face.italic || face.style === 'handwritten') return null;
  const x = (100 * face.metrics.x) / face.metrics.cap;
  let joins = 0;
  const drawn = lines.map(
    (line): Line => ({
      ...line,
      glyphs: line.glyphs.map((glyph, i) => {
        const next = line.glyphs[i + 1];
        // The serifs on the arms of TT would hang from the middle of the bar.
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

/** The bar between two letters, within the bars of both. Null if they do not align. */
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

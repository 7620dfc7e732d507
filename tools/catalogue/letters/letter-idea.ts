/**
 * Family letter-idea: an initial and the thing that the name says, drawn as one sign: a stroke of the letter is the thing, or the
 * thing stands in its notch. One even stroke, one air. Units: cap height 200, y down.
 */
import type { Path } from '../../../packages/engine/src/geometry/path.ts';
import { parsePath, parseSubpaths } from '../marks/outline.ts';
import { difference, grown, intersection, strokeOutline, union } from '../marks/pathkit.ts';
import { disc, rectangle } from '../marks/shapes.ts';
import type { Idea } from './idea.ts';
import { ideasAToE } from './ideas-a-to-e.ts';
import { ideasFToK } from './ideas-f-to-k.ts';
import { ideasLToO } from './ideas-l-to-o.ts';
import { ideasPToS } from './ideas-p-to-s.ts';
import { ideasTToZ } from './ideas-t-to-z.ts';
import { type BuiltMark, type DrawnPart, letterMark, withoutCrumbs } from './letter-draft.ts';
import { natureIdeas } from './nature.ts';
import { thing } from './thing.ts';
import { tradesAToC } from './trades-a-to-c.ts';
import { tradesDToG } from './trades-d-to-g.ts';
import { tradesHToM } from './trades-h-to-m.ts';
import { tradesNToR } from './trades-n-to-r.ts';
import { tradesSToZ } from './trades-s-to-z.ts';

/** Stroke of the letters, and the air between letter and thing. */
const [stroke, air] = [40, 13];

/** A leaf from foot to tip, `half` wide on either side at its middle. */
function leaf([x0, y0, x1, y1, half]: readonly [number, number, number, number, number]): Path {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const l = Math.hypot(dx, dy);
  const [nx, ny] = [((-dy / l) * half * 4) / 3, ((dx / l) * half * 4) / 3];
  const at = (t: number, side: number): string => `${x0 + dx * t + nx * side} ${y0 + dy * t + ny * side}`;
  return parsePath(`M${x0} ${y0}C${at(0.22, -1)} ${at(0.7, -1)} ${x1} ${y1}C${at(0.7, 1)} ${at(0.22, 1)} ${x0} ${y0}Z`);
}

/** A star of four hollow rays. */
const star = ([x, y, r]: readonly [number, number, number]): Path => {
  const i = r * 0.2;
  return parsePath(
    `M${x} ${y - r}Q${x + i * 0.6} ${y - i * 0.6} ${x + r} ${y}Q${x + i * 0.6} ${y + i * 0.6} ${x} ${y + r}Q${x - i * 0.6} ${y + i * 0.6} ${x - r} ${y}Q${x - i * 0.6} ${y - i * 0.6} ${x} ${y - r}Z`,
  );
};

const numbers = (text: string): number[] => text.split(/[ ,]+/u).map(Number);

/** One word of the drawing language: `line[,width] M…`, `fill M…`, `leaf x0 y0 x1 y1 half`, `disc x y r`, `star x y r`, `thing heart x y height`. */
function shape(text: string): Path {
  const [head = '', ...tail] = text.split(' ');
  const rest = tail.join(' ');
  const [word, width] = head.split(',');
  switch (word) {
    case 'line':
      return parseSubpaths(rest).reduce<Path>((sum, l) => union(sum, strokeOutline(l, Number(width ?? stroke))), []);
    case 'fill':
      return union(parsePath(rest), []);
    case 'leaf':
      return union(leaf(numbers(rest) as [number, number, number, number, number]), []);
    case 'disc':
      return [disc(...(numbers(rest) as [number, number, number]))];
    case 'star':
      return union(star(numbers(rest) as [number, number, number]), []);
    case 'thing':
      return union(thing(tail[0] ?? '', numbers(tail.slice(1).join(' '))), []);
    default:
      throw new Error(text);
  }
}

/** Words united one after the other; `-` cuts out, `~` cuts out with air around, `&` keeps what is inside. */
function drawing(texts: readonly string[]): Path {
  let out: Path = [];
  for (const text of texts) {
    if (text.startsWith('-')) out = difference(out, shape(text.slice(1)));
    else if (text.startsWith('~')) out = difference(out, grown(shape(text.slice(1)), air));
    else if (text.startsWith('&')) {
      const [x0, y0, x1, y1] = numbers(text.slice(1)) as [number, number, number, number];
      out = intersection(out, [rectangle(x0, y0, x1, y1)]);
    } else out = union(out, shape(text));
  }
  return withoutCrumbs(out, 0.002);
}

/** What was drawn first keeps its number: new ones stand at the end. */
const ideas: readonly Idea[] = [
  ...[ideasAToE, ideasFToK, ideasLToO, ideasPToS, ideasTToZ],
  ...[tradesAToC, tradesDToG, tradesHToM, tradesNToR, tradesSToZ],
  natureIdeas,
].flat();

export const letterIdeaMarks = (): readonly BuiltMark[] => {
  const seen = new Map<string, number>();
  return ideas.flatMap(({ letter, mark, accent, serves, corner, craft }) => {
    const variant = seen.get(letter) ?? 0;
    seen.set(letter, variant + 1);
    const parts: DrawnPart[] = [{ role: 'mark', path: drawing(mark) }];
    if (accent.length > 0) parts.push({ role: 'accent', path: drawing(accent) });
    const built = letterMark({
      id: `letter-idea/${letter.toLowerCase()}-${variant}`,
      family: 'letter-idea',
      parts,
      corner,
      craft,
      lines: [0, 200],
    });
    return built === null ? [] : [{ ...built, serves }];
  });
};

import type { Face } from '../../concepts/face.ts';
import { type Path, pathArea, reversePath } from '../../geometry/path.ts';
import { roundedRect } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import type { FontBook } from '../../typography/font-book.ts';
import { connectors } from '../../typography/letter-case.ts';
import { type Line, linePath, setLine } from '../../typography/line.ts';
import { moveShapes } from '../block.ts';
import { joinLines } from '../line-break.ts';
import { type Emblem, type EmblemParts, leastStem, mayKnockOut } from './emblem.ts';

/**
 * Rows of a plate, and the maximum ratio of two rows' cap heights. Beyond it, the small row looks like a
 * footnote (E4: 42–185 of 400).
 */
const rows = { least: 2, most: 4 };
const mostContrast = 2.6;
/** Target width ÷ height of a plate, and its limits. */
const aspect = { aim: 1.25, least: 0.72, most: 2.6 };
/**
 * Space above and below a rule, and inside the plate's edge, and the rule's weight, in cap heights of the
 * middle row.
 */
const air = 0.15;
const edge = 0.36;
const weight = 0.07;

/**
 * Rows scaled to one width and cut out of a plate, separated by rules. Units: 100 = the geometric mean of the
 * rows' cap heights.
 */
export function woodtype({ setting }: EmblemParts): Emblem | null {
  const { book, face, words, tracking } = setting;
  if (face.metrics.stem < leastStem || !mayKnockOut(face, words.join(' '))) return null;
  const [best] = splits(words.length)
    .flatMap((breaks) => justify(book, face, joinLines(words, breaks), tracking) ?? [])
    .sort((a, b) => a.fault - b.fault);
  if (best === undefined) return null;
  const { lines, width } = best;
  const cuts: Path[] = [];
  let y = 0;
  let smallest = Number.POSITIVE_INFINITY;
  lines.forEach(({ line, size }, i) => {
    if (i > 0) {
      const top = y + air * 100;
      cuts.push([roundedRect(0, top, width, top + weight * 100)]);
      y = top + weight * 100 + air * 100;
    }
    y += size;
    cuts.push(...moveShapes([{ part: 'name', role: 'name', path: linePath(line) }], 0, y).map((s) => s.path));
    y += Math.max(0, line.box.y1 - 3);
    smallest = Math.min(smallest, size);
  });
  const pad = edge * 100;
  const radius = [6, 16, 30, 48][face.corner] ?? 6;
  const gap = 12;
  const line = 9;
  const rect = (out: number): Path => [roundedRect(-pad - out, -pad - out, width + pad + out, y + pad + out, radius + out)];
  const frame: Shape = { part: 'device', role: 'name', path: [...rect(gap + line), ...reversePath(rect(gap))] };
  const plate: Shape = { part: 'name', role: 'name', path: [...rect(0), ...reversePath(cuts.flat())] };
  const shapes = [frame, plate];
  const out = pad + gap + line;
  const box = { x0: -out, y0: -out, x1: width + out, y1: y + out };
  return {
    name: {
      shapes,
      box,
      top: box.y0,
      base: box.y1,
      middle: (box.y0 + box.y1) / 2,
      lines: lines.length,
      stem: face.metrics.stem * 100,
      smallest,
      unevenness: Math.max(...lines.map((l) => l.line.unevenness)),
      ink: shapes.reduce((sum, s) => sum + pathArea(s.path), 0),
      airy: false,
      rtl: false,
    },
    lockup: { shapes, box, markBox: null, nameBox: box, markInk: 0 },
    hasSlogan: false,
  };
}

/** Every way to break up to six words into two to four rows. */
function splits(words: number): readonly (readonly number[])[] {
  if (words > 6) return [];
  let ways: (readonly number[])[] = [[]];
  for (let at = 1; at < words; at++) ways = ways.flatMap((w) => (w.length < rows.most - 1 ? [w, [...w, at]] : [w]));
  return ways.filter((w) => w.length >= rows.least - 1);
}

interface Justified {
  readonly lines: readonly { readonly line: Line; readonly size: number }[];
  readonly width: number;
  /** Lower is better. Penalizes rows of different heights, and a plate far from its target ratio. */
  readonly fault: number;
}

function justify(book: FontBook, face: Face, texts: readonly string[], tracking: number): Justified | null {
  if (texts.some((t) => [...t].length < 2 || connectors.has(t.toLowerCase()) || t.endsWith('&'))) return null;
  const natural = texts.map((text) => setLine(book, face, text, { size: 100, tracking }));
  if (natural.some((l) => l === null)) return null;
  const widths = natural.map((l) => l?.box.x1 ?? 1);
  const width = Math.exp(widths.reduce((sum, w) => sum + Math.log(w), 0) / widths.length);
  const sizes = widths.map((w) => (100 * width) / w);
  const contrast = Math.max(...sizes) / Math.min(...sizes);
  const height = sizes.reduce((sum, s) => sum + s, 0) + (sizes.length - 1) * (2 * air + weight) * 100 + 2 * edge * 100;
  const ratio = (width + 2 * edge * 100) / height;
  if (contrast > mostContrast || ratio < aspect.least || ratio > aspect.most) return null;
  const lines = texts.flatMap((text, i) => {
    const size = sizes[i] as number;
    const line = setLine(book, face, text, { size, tracking });
    return line === null ? [] : [{ line, size }];
  });
  return { lines, width, fault: Math.log(contrast) + 1.4 * Math.abs(Math.log(ratio / aspect.aim)) };
}

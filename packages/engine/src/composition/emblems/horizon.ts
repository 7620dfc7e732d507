import { arc, onCircle } from '../../geometry/arc.ts';
import { type Contour, mapPath, type Path, pathArea, placing, reversePath } from '../../geometry/path.ts';
import { roundedRect } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import { linePath, setLine } from '../../typography/line.ts';
import { moveShapes } from '../block.ts';
import { coin } from './coin.ts';
import { type Emblem, type EmblemParts, leastStem, mayKnockOut } from './emblem.ts';

/** Letters on a window's plate (E5), and its width in cap heights. */
const letters = { least: 3, most: 9 };
const widths = { least: 5.6, most: 9.4 };
/**
 * Height of the window ÷ its width; of the sky ÷ what is above the plate; radius of the sun ÷ width of the
 * window.
 */
const tall = 1.22;
const sky = 0.6;
const sun = 0.265;
/** Space around the sun ÷ width of the window. */
const air = 0.028;
/** Number of ground bars, and the share of the pitch that the first and last fill. */
const bars = { count: 5, from: 0.2, to: 0.72 };

/**
 * A round-headed window: sky, the picture as a sun on the horizon, water in growing bars, the name on the
 * sill.
 */
export function horizon({ setting, mark, markScale }: EmblemParts): Emblem | null {
  const { book, face, words } = setting;
  const [word = ''] = words;
  const count = [...word].length;
  if (mark === null || words.length !== 1 || count < letters.least || count > letters.most) return null;
  if (face.metrics.stem < leastStem || !mayKnockOut(face, word)) return null;
  const tracking = Math.max(30, 150 - 300 * face.metrics.stem) + setting.tracking;
  let line = setLine(book, face, word, { size: 100, tracking });
  // Short names are tracked more, to fill the sill.
  if (line !== null && line.box.x1 < 380) line = setLine(book, face, word, { size: 100, tracking: tracking + 110 });
  if (line === null || line.box.x1 > (widths.most - 1.3) * 100) return null;
  const w = Math.max(widths.least * 100, line.box.x1 + 150);
  const r = w / 2;
  const foot = w * tall - r;
  const sill = 100 + 2 * Math.max(46, w * 0.055);
  const gap = w * 0.022;
  const water = foot - sill - gap;
  const line0 = -r + (water + r) * sky;
  const pitch = (water - line0) / bars.count;
  const shareOf = (i: number): number => bars.from + ((bars.to - bars.from) * i) / (bars.count - 1);
  // The sun ends halfway between two bars, so that no thin thread remains below it.
  const wanted = w * sun * Math.min(1.1, markScale) + w * air;
  const stops = Array.from({ length: bars.count - 1 }, (_, i) => pitch * (i + 1 + (1 - shareOf(i + 1)) / 2));
  const halo = stops.reduce((best, stop) => (Math.abs(stop - wanted) < Math.abs(best - wanted) ? stop : best));
  const disc = coin(mark, halo - w * air);
  if (disc === null) return null;
  const ground: Path = Array.from({ length: bars.count }, (_, i) => {
    const bottom = line0 + (i + 1) * pitch;
    return bite(-r, r, bottom - shareOf(i) * pitch, bottom, halo, line0);
  }).flat();
  const text = moveShapes([{ part: 'name', role: 'name', path: linePath(line) }], -line.box.x1 / 2, foot - sill / 2 + 50);
  const plate: Shape = {
    part: 'name',
    role: 'name',
    path: [roundedRect(-r, foot - sill, r, foot), ...reversePath(text.flatMap((s) => s.path))],
  };
  const window: Shape = { part: 'device', role: 'name', path: [skyOf(r, line0, halo), ...ground] };
  // The sun has the accent color, the only warm part of the window.
  const picture = disc.map(
    (s): Shape => ({ ...s, role: disc.length === 1 ? 'accent' : s.role, path: mapPath(s.path, placing(1, 0, line0)) }),
  );
  const shapes = [window, plate];
  const box = { x0: -r, y0: -r, x1: r, y1: foot };
  const inked = halo - w * air;
  return {
    name: {
      shapes,
      box,
      top: -r,
      base: foot,
      middle: (foot - r) / 2,
      lines: 1,
      stem: face.metrics.stem * 100,
      smallest: 100,
      unevenness: line.unevenness,
      ink: shapes.reduce((sum, s) => sum + pathArea(s.path), 0),
      airy: false,
      rtl: false,
    },
    lockup: {
      shapes: [...shapes, ...picture],
      box,
      markBox: { x0: -inked, y0: line0 - inked, x1: inked, y1: line0 + inked },
      nameBox: box,
      markInk: pathArea(picture.flatMap((s) => s.path)),
      small: picture,
    },
    hasSlogan: false,
  };
}

/** The window's arch down to the horizon, minus the upper half of a disc of radius `halo` on it. */
function skyOf(r: number, y: number, halo: number): Contour {
  const out: number[] = [-r, y];
  const to = (x: number, v: number): void => void out.push(out.at(-2) as number, out.at(-1) as number, x, v, x, v);
  to(-r, 0);
  out.push(...arc(0, 0, r, -Math.PI, 0));
  to(r, y);
  to(halo, y);
  out.push(...arc(0, y, halo, 0, -Math.PI));
  to(-r, y);
  return out;
}

/**
 * A bar from x0 to x1 minus the lower half of a disc of radius `halo` around (0, cy): whole if below it,
 * otherwise two pieces.
 */
function bite(x0: number, x1: number, y0: number, y1: number, halo: number, cy: number): Path {
  if (y0 - cy >= halo) return [roundedRect(x0, y0, x1, y1)];
  const angle = (y: number): number => Math.asin(Math.min(1, (y - cy) / halo));
  const [a, b] = [angle(y0), angle(y1)];
  const [rightX, rightY] = onCircle(0, cy, halo, a);
  const right: number[] = [rightX, rightY];
  const to = (out: number[], x: number, y: number): void => void out.push(out.at(-2) as number, out.at(-1) as number, x, y, x, y);
  to(right, x1, y0);
  to(right, x1, y1);
  const [endX, endY] = onCircle(0, cy, halo, b);
  to(right, endX, endY);
  right.push(...arc(0, cy, halo, b, a));
  const left: number[] = [x0, y0];
  to(left, -rightX, rightY);
  left.push(...arc(0, cy, halo, Math.PI - a, Math.PI - b));
  to(left, x0, y1);
  to(left, x0, y0);
  return [right, left];
}

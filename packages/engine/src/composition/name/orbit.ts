import { arc, onCircle } from '../../geometry/arc.ts';
import { height, width } from '../../geometry/box.ts';
import { type Contour, pathBounds, signedArea } from '../../geometry/path.ts';
import { circle } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import type { Block } from '../block.ts';
import { type FoundLetter, findLetters, letterCount, setLines, swapLetter } from './letter-swap.ts';
import type { NameSetting } from './setting.ts';

/**
 * Shares of the letter's own stroke (golden set, Little Orbit): ring, diameter of the moon, space around it.
 */
const ringShare = 0.96;
const moonShare = 1.17;
const airShare = 0.32;
/** Position of the moon: upper right, on the middle of the ring. */
const angle = -Math.PI / 4;

/**
 * A round o becomes a ring with a moon on its orbit. Needs a circle: two contours, as wide as high, as thick
 * above as beside. Uses the first o that starts a word, or else the first one.
 */
export function setOrbit(setting: NameSetting): Block | null {
  const { face } = setting;
  if (face.connected) return null;
  const lines = setLines(setting);
  if (lines === null || letterCount(lines) < 4) return null;
  const round = findLetters(lines, 'oOоО').flatMap((at) => {
    const drawn = ringOf(at);
    return drawn === null ? [] : [{ at, drawn }];
  });
  const found = round.find(({ at }) => at.begins > 0) ?? round[0];
  if (found === undefined) return null;
  const { at, drawn } = found;
  const outline = [...drawn.ring, ...drawn.moon];
  const shapes: readonly Shape[] = [
    { part: 'device', role: 'name', path: drawn.ring },
    { part: 'device', role: 'accent', path: drawn.moon },
  ];
  return swapLetter(setting, lines, at, { shapes, outline, box: pathBounds(outline) ?? at.box }, true);
}

/** Ring and moon for a circular letter. Null for others. */
function ringOf({ glyph, box }: FoundLetter): { readonly ring: readonly Contour[]; readonly moon: readonly Contour[] } | null {
  const [w, h] = [width(box), height(box)];
  const outer = glyph.path.find((c) => signedArea(c) > 0);
  const inner = glyph.path.find((c) => signedArea(c) < 0);
  if (glyph.path.length !== 2 || outer === undefined || inner === undefined) return null;
  const hole = pathBounds([inner]);
  if (hole === null || w / h < 0.9 || w / h > 1.12) return null;
  const fullness = signedArea(outer) / ((Math.PI / 4) * w * h);
  if (fullness < 0.97 || fullness > 1.06) return null;
  const side = (w - width(hole)) / 2;
  const above = (h - height(hole)) / 2;
  const r = h / 2;
  const stroke = side * ringShare;
  // A thin top means a modulated letter. A hole below a third of the letter leaves no visible orbit.
  if (above / side < 0.72 || r - stroke < 0.36 * r || stroke < 0.25 * r) return null;
  const [cx, cy] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const moonRadius = (stroke * moonShare) / 2;
  const [mx, my] = onCircle(cx, cy, r - stroke / 2, angle);
  const ring = bitten(cx, cy, r, r - stroke, mx, my, moonRadius + stroke * airShare);
  return ring === null ? null : { ring: [ring], moon: [circle(mx, my, moonRadius)] };
}

/**
 * A ring with a round bite through it: one contour, clockwise on screen. Null if the bite does not cross the
 * ring.
 */
function bitten(cx: number, cy: number, outer: number, inner: number, bx: number, by: number, bite: number): Contour | null {
  const far = Math.hypot(bx - cx, by - cy);
  const out = halfAngle(outer, far, bite);
  const own = halfAngle(inner, far, bite);
  if (out === null || own === null) return null;
  const seen = (r: number, a: number): number => {
    const [x, y] = onCircle(cx, cy, r, a);
    return Math.atan2(y - by, x - bx);
  };
  const full = 2 * Math.PI;
  const start = angle + out;
  const end = angle - out + full;
  const insideEnd = angle - own + full;
  const insideStart = angle + own;
  // Along the bite the contour runs counterclockwise, on the side facing the ring.
  const first = seen(outer, end);
  let second = seen(inner, insideEnd);
  while (second > first) second -= full;
  const third = seen(inner, insideStart);
  let fourth = seen(outer, start);
  while (fourth > third) fourth -= full;
  return [
    ...onCircle(cx, cy, outer, start),
    ...arc(cx, cy, outer, start, end),
    ...arc(bx, by, bite, first, second),
    ...arc(cx, cy, inner, insideEnd, insideStart),
    ...arc(bx, by, bite, third, fourth),
  ];
}

/**
 * Half the angle that a circle of radius `bite` at distance `far` cuts out of a circle of radius `r`. Null if
 * they do not cross.
 */
function halfAngle(r: number, far: number, bite: number): number | null {
  const cos = (r * r + far * far - bite * bite) / (2 * r * far);
  return cos <= -1 || cos >= 1 ? null : Math.acos(cos);
}

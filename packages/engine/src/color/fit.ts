import type { Hex } from '../scene/scene.ts';
import { leastDifference } from './cvd.ts';
import { type Gate, passes, touching } from './gates.ts';
import { hexToOklch, type Oklch, oklchToHex } from './oklch.ts';

/** Limits of lightness. Below .13, an ink looks black. */
const darkest = 0.13;
const lightest = 1;

/**
 * The same color, lighter or darker. Darkened yellow becomes amber and lime becomes grass green instead of
 * olive: below its own lightness the hue shifts to the nearer side, by at most 24° (Bezold–Brücke).
 */
export function shade(color: Oklch, l: number): Oklch {
  const drop = color.l - l;
  if (drop <= 0.02 || color.l < 0.7 || color.h < 72 || color.h > 135) return { ...color, l };
  const lean = Math.min(24, drop * 90);
  return { ...color, l, h: color.h + (color.h < 112 ? -lean : lean) };
}

/**
 * The paint closest in lightness to the target that passes the gate on this ground; null if none does. ≤ 17
 * trials.
 */
export function fitPaint(target: Oklch, ground: Hex, gate: Gate): Hex | null {
  const asIs = oklchToHex(target);
  if (passes(asIs, ground, gate)) return asIs;
  const darker = target.l < hexToOklch(ground).l;
  return (
    approach(target, ground, gate, darker ? darkest : lightest) ?? approach(target, ground, gate, darker ? lightest : darkest)
  );
}

/**
 * Contrast grows monotonically with distance from the ground, so bisect between the target and the far end.
 */
function approach(target: Oklch, ground: Hex, gate: Gate, end: number): Hex | null {
  let passing = oklchToHex(shade(target, end));
  if (!passes(passing, ground, gate)) return null;
  let near = target.l;
  let far = end;
  for (let i = 0; i < 7; i++) {
    const l = (near + far) / 2;
    const hex = oklchToHex(shade(target, l));
    if (passes(hex, ground, gate)) {
      passing = hex;
      far = l;
    } else near = l;
  }
  return passing;
}

/**
 * Like `fitPaint`, but also distinct from an adjacent paint. Searches outward in steps of .03. Null if
 * nothing near works.
 */
export function fitBeside(target: Oklch, ground: Hex, gate: Gate, neighbor: Hex): Hex | null {
  for (let step = 0; step <= 12; step++) {
    for (const sign of step === 0 ? [1] : [1, -1]) {
      const l = target.l + sign * step * 0.03;
      if (l < darkest || l > lightest) continue;
      const hex = oklchToHex(shade(target, l));
      if (passes(hex, ground, gate) && leastDifference(hex, neighbor) >= touching) return hex;
    }
  }
  return null;
}

/**
 * Prepares a pale ink for darkening, since darkened cream is gray mud. A tinted ink gains chroma (tan, steel,
 * sage); white takes the hue of its colored ground.
 */
export function unmuddied(ink: Oklch, ground: Oklch): Oklch {
  if (ink.l <= 0.8) return ink;
  // On a full-color ground, a pale ink darkens toward that color: peach on rust, where tan was gray.
  if (ground.c >= 0.07 && ink.c < 0.09) return { l: ink.l, c: Math.min(0.12, ground.c * 0.85), h: ground.h };
  if (ink.c < 0.022 && ground.c >= 0.03) return { l: ink.l, c: Math.min(0.07, ground.c * 0.5), h: ground.h };
  return ink.c < 0.008 ? ink : { ...ink, c: Math.max(ink.c, Math.min(0.06, ink.c * 2.2)) };
}

/**
 * The second tone of a two-tone mark: the same hue, .22–.28 lighter or darker, toward the ground first. Null
 * if none is visible.
 */
export function fitTone(mark: Hex, ground: Hex, gate: Gate): Hex | null {
  const color = hexToOklch(mark);
  const under = hexToOklch(ground);
  const towards = color.l < under.l ? 1 : -1;
  const clear = towards < 0 ? unmuddied(color, under) : color;
  for (const sign of [towards, -towards]) {
    for (const step of [0.26, 0.23]) {
      const l = color.l + sign * step;
      if (l < 0.05 || l > 0.985) continue;
      const hex = oklchToHex(shade(clear, l));
      if (passes(hex, ground, gate) && leastDifference(hex, mark) >= touching) return hex;
    }
  }
  return null;
}

import { colorNameOf } from '../../color/color-name.ts';
import { hueTurn, inHueRange, wrapHue } from '../../color/hue.ts';
import { hexToOklch, type Oklch, oklchToHex } from '../../color/oklch.ts';
import { seen } from './carriers.ts';
import type { Shift } from './repaint.ts';
import type { ColorTerm, Strength, Tone } from './revision.ts';

/** Lightness that an ink keeps from black and from white. */
const inks = { darkest: 0.16, lightest: 0.98 } as const;
const clamp = (l: number): number => Math.min(inks.lightest, Math.max(inks.darkest, l));

/** As much chroma as the screen has for a lightness and hue. */
const shown = (color: Oklch): Oklch => hexToOklch(oklchToHex(color));

const of = (strength: Strength, bit: number, plain: number, much: number): number => ({ bit, plain, much })[strength];

/** The hues that a color’s name covers; those of its neighbors for a color without a region of its own. */
function rangeOf({ name, at }: ColorTerm): readonly [number, number] {
  return colorNameOf(name)?.region.range ?? [wrapHue(at.h - 18), wrapHue(at.h + 18)];
}

/** Degrees that a color stays within the hues of the one it comes near to, so that nobody takes it for its neighbor. */
const inside = 8;

/** More of a color: into the hues of its name, and on towards the middle of them. “More black” makes darker and grayer. */
export function towards(term: ColorTerm, strength: Strength): Shift {
  const { at } = term;
  const share = of(strength, 0.25, 0.6, 1);
  if (at.c < 0.03) return (color) => ({ l: color.l + (at.l - color.l) * share, c: color.c * (1 - share), h: color.h });
  const range = rangeOf(term);
  return (color) => {
    const visible = color.c >= seen;
    const within = visible && inHueRange(color.h, range);
    if (within) return brightened({ ...color, h: wrapHue(color.h + hueTurn(color.h, at.h) * share) }, strength);
    const from = edgeTowards(color.h, range, at.h, visible);
    const h = wrapHue(from + hueTurn(from, at.h) * share);
    const c = Math.min(at.c * 1.15, Math.max(color.c * of(strength, 1.2, 1.4, 1.7), at.c * of(strength, 0.6, 0.8, 1)));
    // Near black and near white nobody sees a hue.
    const l = Math.min(0.88, Math.max(of(strength, 0.3, 0.36, 0.4), color.l + (at.l - color.l) * 0.3 * share));
    return { l, c, h };
  };
}

/** The edge of a range that is nearer to a hue, a little inside; for a gray the middle. */
function edgeTowards(h: number, [from, to]: readonly [number, number], middle: number, visible: boolean): number {
  if (!visible) return middle;
  const near = Math.abs(hueTurn(h, from)) <= Math.abs(hueTurn(h, to)) ? from + inside : to - inside;
  return wrapHue(near);
}

/** Less of a color that is there: grayer, and for much less out of its hues. */
export const awayFrom = (term: ColorTerm, strength: Strength): Shift => {
  const keep = of(strength, 0.75, 0.55, 0.3);
  return term.at.c < 0.03
    ? (color) => ({ ...color, l: clamp(color.l + (term.at.l > 0.6 ? -1 : 1) * of(strength, 0.06, 0.12, 0.2)) })
    : (color) => ({ ...color, c: color.c * keep });
};

/** To a color, with the steps in lightness that its shades had from the lead. */
export function onto(at: Oklch, lead: Oklch): Shift {
  return (color) => {
    const step = color.l - lead.l;
    const l = Math.abs(step) < 0.01 ? at.l : Math.max(0.1, Math.min(0.99, at.l + step));
    const share = lead.c < seen ? 1 : Math.min(1.2, color.c / lead.c);
    return { l, c: at.c * share, h: at.h };
  };
}

/** The hues of fire and of the sea, in OKLCH degrees. */
const poles = { warmer: 50, cooler: 235 } as const;

/** Warmer, cooler, darker, lighter, brighter or softer. */
export function toned(tone: Tone, strength: Strength): Shift {
  switch (tone) {
    case 'warmer':
    case 'cooler': {
      const pole = poles[tone];
      const most = of(strength, 14, 28, 48);
      return (color) => {
        if (color.c < seen) return { l: Math.max(0.3, color.l), c: of(strength, 0.03, 0.05, 0.07), h: pole };
        const turn = hueTurn(color.h, pole);
        return { ...color, h: wrapHue(color.h + Math.sign(turn) * Math.min(Math.abs(turn), most)) };
      };
    }
    case 'darker':
      return (color) => ({ ...color, l: clamp(color.l - of(strength, 0.06, 0.11, 0.18)) });
    case 'lighter':
      return (color) => ({ ...color, l: clamp(color.l + of(strength, 0.06, 0.11, 0.18)) });
    case 'softer':
      return (color) => ({
        ...color,
        c: color.c * of(strength, 0.8, 0.62, 0.42),
        l: clamp(color.l + of(strength, 0.01, 0.02, 0.04)),
      });
    case 'brighter':
      return (color) => brightened(color, strength);
    default:
      return tone satisfies never;
  }
}

/** More chroma; where the screen has none left at that lightness, a lightness that has more. */
function brightened(color: Oklch, strength: Strength): Oklch {
  const wanted = Math.min(0.3, color.c * of(strength, 1.25, 1.4, 1.65) + 0.01);
  let best = color;
  for (let step = 0; step <= of(strength, 6, 10, 14); step++) {
    const near = shown({ ...color, l: Math.min(0.9, color.l + step * 0.01), c: wanted });
    if (near.c > best.c + 0.002) best = { ...near, h: color.h };
    if (best.c >= wanted - 0.005) return best;
  }
  return best;
}

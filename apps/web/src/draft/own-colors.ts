import { type Hex, hexToOklch } from '@brandwright/engine';

/** Colors of their own that a person may give instead of a preference; the first leads. */
export const mostOwnColors = 3;

const written = /^#[0-9A-F]{6}(?: #[0-9A-F]{6})*$/;

/** A person's own colors in a color preference, as `#RRGGBB`. None where it names one of the six preferences. */
export const ownColorsIn = (preference: string): readonly Hex[] =>
  written.test(preference) ? (preference.split(' ').slice(0, mostOwnColors) as Hex[]) : [];

/** Own colors as a color preference: each once, as many as may be given. The engine reads hex values from it as it reads words. */
export const preferenceOf = (colors: readonly Hex[]): string => [...new Set(colors)].slice(0, mostOwnColors).join(' ');

/**
 * Distance in OKLab from which two colors are told apart at a glance: shades that the engine mixes of a color for contrast are nearer
 * to it than to others.
 */
const leastApart = 0.12;

/** Whether a design has one of these colors, or a shade that looks like it. */
export const hasOneOf = (own: readonly Hex[], painted: readonly (string | null)[]): boolean =>
  own.some((one) => painted.some((other) => other !== null && distance(one, other as Hex) < leastApart));

/** Euclidean distance in OKLab (Ottosson 2020). */
function distance(one: Hex, other: Hex): number {
  const [a, b] = [one, other].map((hex) => {
    const { l, c, h } = hexToOklch(hex);
    const turn = (h * Math.PI) / 180;
    return { l, a: c * Math.cos(turn), b: c * Math.sin(turn) };
  }) as [Lab, Lab];
  return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
}

interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

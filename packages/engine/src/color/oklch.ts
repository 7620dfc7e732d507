import type { Hex } from '../scene/scene.ts';
import { formatHex, unpackHex } from './hex.ts';

/** Linear-light sRGB. In gamut if all three are in [0, 1]. */
export type Linear = readonly [red: number, green: number, blue: number];

/** OKLab (Ottosson 2020): l in [0, 1]; a, b about ±.4. */
export type Oklab = readonly [l: number, a: number, b: number];

/** OKLCH: l in [0, 1], c about 0–.4, h in degrees [0, 360). Hue is 0 without chroma. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Just noticeable difference in ΔE_OK, and the chroma resolution of the search (CSS Color 4 §13.2). */
const jnd = 0.02;
const epsilon = 0.0001;

const decoded: readonly number[] = Array.from({ length: 256 }, (_, i) => {
  const v = i / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

/** Gamma-encodes a linear channel in [0, 1] (IEC 61966-2-1). */
function encodeChannel(v: number): number {
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
}

export function hexToLinear(hex: Hex): Linear {
  const n = unpackHex(hex);
  return [decoded[(n >> 16) & 255] ?? 0, decoded[(n >> 8) & 255] ?? 0, decoded[n & 255] ?? 0];
}

export function linearToHex([r, g, b]: Linear): Hex {
  return formatHex(encodeChannel(Math.max(0, r)), encodeChannel(Math.max(0, g)), encodeChannel(Math.max(0, b)));
}

/** Linear sRGB to OKLab, with the matrices of https://bottosson.github.io/posts/oklab/ (public domain). */
export function linearToOklab([r, g, b]: Linear): Oklab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function oklabToLinear([lightness, a, b]: Oklab): Linear {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

export function oklabToOklch([l, a, b]: Oklab): Oklch {
  const c = Math.hypot(a, b);
  if (c < 1e-6) return { l, c: 0, h: 0 };
  const h = (Math.atan2(b, a) * 180) / Math.PI;
  return { l, c, h: h < 0 ? h + 360 : h };
}

function oklchToOklab({ l, c, h }: Oklch): Oklab {
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

export function hexToOklab(hex: Hex): Oklab {
  return linearToOklab(hexToLinear(hex));
}

export function hexToOklch(hex: Hex): Oklch {
  return oklabToOklch(hexToOklab(hex));
}

/** ΔE_OK: Euclidean distance in OKLab; .02 is just noticeable. */
export function labDistance(p: Oklab, q: Oklab): number {
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

function inGamut([r, g, b]: Linear): boolean {
  return r >= -1e-7 && g >= -1e-7 && b >= -1e-7 && r <= 1 + 1e-7 && g <= 1 + 1e-7 && b <= 1 + 1e-7;
}

function clip([r, g, b]: Linear): Linear {
  return [Math.min(1, Math.max(0, r)), Math.min(1, Math.max(0, g)), Math.min(1, Math.max(0, b))];
}

/**
 * The perceptually nearest color inside sRGB. Reduces chroma at constant lightness and hue until clipping is
 * not noticeable (CSS Color 4, binary search with local MINDE). At most 13 rounds for chroma ≤ .4.
 */
export function fitToSrgb(color: Oklch): Linear {
  if (color.l >= 1) return [1, 1, 1];
  if (color.l <= 0) return [0, 0, 0];
  const [l, a1, b1] = oklchToOklab({ l: color.l, c: 1, h: color.h });
  const at = (c: number): Oklab => [l, a1 * c, b1 * c];
  const whole = oklabToLinear(at(color.c));
  if (inGamut(whole)) return clip(whole);
  const first = clip(whole);
  if (labDistance(linearToOklab(first), at(color.c)) < jnd) return first;
  let low = 0;
  let high = color.c;
  let lowInside = true;
  let best = first;
  while (high - low > epsilon) {
    const c = (low + high) / 2;
    const lab = at(c);
    const linear = oklabToLinear(lab);
    if (lowInside && inGamut(linear)) {
      low = c;
      best = linear;
      continue;
    }
    best = clip(linear);
    const error = labDistance(linearToOklab(best), lab);
    if (error >= jnd) high = c;
    else if (jnd - error < epsilon) return best;
    else {
      lowInside = false;
      low = c;
    }
  }
  return clip(best);
}

/** The quantized color, which is compared, stored and printed. */
export function oklchToHex(color: Oklch): Hex {
  return linearToHex(fitToSrgb(color));
}

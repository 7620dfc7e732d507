import type { Industry } from '../brief/choices.ts';
import type { ColorPreference } from '../color/scheme.ts';

/** Usual hues of a trade in OKLCH degrees, as [from, to] (design rules §3, industry shifts). */
export const industryHues: Readonly<Record<Industry, readonly (readonly [number, number])[]>> = {
  'Food & Beverage': [
    [25, 60],
    [120, 140],
  ],
  Technology: [[230, 290]],
  Healthcare: [[160, 230]],
  Finance: [[200, 265]],
  Retail: [
    [0, 40],
    [310, 330],
  ],
  'Creative Services': [[290, 350]],
  Consulting: [[220, 265]],
  'E-commerce': [
    [30, 55],
    [255, 275],
  ],
  Education: [
    [240, 270],
    [75, 95],
  ],
  'Real Estate': [
    [150, 240],
    [50, 70],
  ],
  'Fitness & Wellness': [
    [15, 45],
    [120, 140],
  ],
  Other: [],
};

/**
 * Score adjustment of color preferences by trade, if the client left colors open. Loud colors undermine trust
 * where money, health or homes are concerned; sober ones suit no toy shop.
 */
export const industryTemper: Readonly<Record<Industry, Readonly<Partial<Record<ColorPreference, number>>>>> = {
  'Food & Beverage': { warm: 0.25, nature: 0.2, professional: -0.35, creative: -0.3 },
  Technology: { professional: 0.3, creative: 0.1, warm: -0.25 },
  Healthcare: { nature: 0.25, professional: 0.25, energetic: -1.6, creative: -0.8 },
  Finance: { professional: 0.4, nature: 0.15, energetic: -2, creative: -1.5 },
  Retail: { warm: 0.15, creative: 0.05, professional: -0.05 },
  'Creative Services': { creative: 0.3, energetic: 0.1, professional: -0.2 },
  Consulting: { professional: 0.4, nature: 0.1, energetic: -1.6, creative: -1 },
  'E-commerce': { energetic: 0.2, creative: 0.1 },
  Education: { professional: 0.1, energetic: 0.1, warm: 0.1 },
  'Real Estate': { nature: 0.3, warm: 0.2, professional: 0.2, energetic: -1.6, creative: -1.2 },
  'Fitness & Wellness': { energetic: 0.2, nature: 0.25, creative: -0.2 },
  // Mostly trades that come to the home. Nobody expects a plumber in fuchsia.
  Other: { professional: 0.2, nature: 0.1, warm: 0.1, creative: -0.8, energetic: -0.1 },
};

/**
 * Penalty for the hottest schemes in trades where a neon ground costs trust, 0–1, unless the client asked for
 * energy.
 */
export const industryCalm = (industry: Industry): number =>
  industry === 'Finance' || industry === 'Healthcare' || industry === 'Consulting' || industry === 'Real Estate' ? 1 : 0.35;

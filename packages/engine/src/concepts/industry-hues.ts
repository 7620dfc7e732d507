import type { Industry } from '../brief/choices.ts';

/** Hues usual in a trade, OKLCH degrees, as [from, to] (DESIGN §3, industry shifts). */
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

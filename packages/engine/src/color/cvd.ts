import type { Hex } from '../scene/scene.ts';
import { hexToLinear, type Linear, labDistance, linearToHex, linearToOklab, type Oklab } from './oklch.ts';

/** The three dichromacies: without long, middle or short cones. */
export const deficiencies = ['protan', 'deutan', 'tritan'] as const;
export type Deficiency = (typeof deficiencies)[number];

type Matrix = readonly [Linear, Linear, Linear];

/** Machado, Oliveira & Fernandes 2009, table of severity 1.0; for linear RGB. */
const matrices: Readonly<Record<Deficiency, Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seenLinear([r, g, b]: Linear, deficiency: Deficiency): Linear {
  const [red, green, blue] = matrices[deficiency];
  const dot = (row: Linear): number => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b));
  return [dot(red), dot(green), dot(blue)];
}

/** A color as seen with a deficiency. */
export function seenBy(hex: Hex, deficiency: Deficiency): Hex {
  return linearToHex(seenLinear(hexToLinear(hex), deficiency));
}

/** A color as seen with each deficiency, in the order of `deficiencies`. Computed once, compared often. */
function seenByAll(hex: Hex): readonly Oklab[] {
  const linear = hexToLinear(hex);
  return deficiencies.map((deficiency) => linearToOklab(seenLinear(linear, deficiency)));
}

/** ΔE_OK of two colors as seen with a deficiency. */
export function differenceSeenBy(one: Hex, other: Hex, deficiency: Deficiency): number {
  return labDistance(
    linearToOklab(seenLinear(hexToLinear(one), deficiency)),
    linearToOklab(seenLinear(hexToLinear(other), deficiency)),
  );
}

/** The least ΔE_OK over the three deficiencies. */
export function leastDifference(one: Hex, other: Hex): number {
  const a = seenByAll(one);
  const b = seenByAll(other);
  return Math.min(...a.map((lab, i) => labDistance(lab, b[i] ?? lab)));
}

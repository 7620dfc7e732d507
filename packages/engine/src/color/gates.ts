import type { Hex, Paints } from '../scene/scene.ts';
import { lightnessContrast } from './apca.ts';
import { contrastRatio } from './contrast.ts';
import { leastDifference } from './cvd.ts';

/**
 * Minimum separation of a paint from its ground: WCAG ratio, |Lc| of APCA, and ΔE_OK with every color vision
 * deficiency.
 */
export interface Gate {
  readonly ratio: number;
  readonly lc: number;
  readonly apart: number;
}

/**
 * WCAG exempts logotypes; we do not. The slogan's Lc 75 is only a wish (`sloganWish`), because few vivid
 * grounds allow it.
 */
export const gates = {
  name: { ratio: 4.5, lc: 60, apart: 0 },
  second: { ratio: 4.5, lc: 60, apart: 0 },
  slogan: { ratio: 4.5, lc: 0, apart: 0 },
  mark: { ratio: 3, lc: 45, apart: 0.3 },
  tone: { ratio: 1.6, lc: 0, apart: 0 },
  accent: { ratio: 2, lc: 0, apart: 0 },
} as const satisfies Readonly<Record<string, Gate>>;

/** The slogan is small, so it gets Lc 75 where its ground allows it. */
export const sloganWish: Gate = { ratio: 4.5, lc: 75, apart: 0 };

/** Minimum ΔE_OK between tone or accent and the mark they touch, under all three deficiencies. */
export const touching = 0.09;

export function passes(paint: Hex, ground: Hex, gate: Gate): boolean {
  return (
    contrastRatio(paint, ground) >= gate.ratio &&
    (gate.lc === 0 || Math.abs(lightnessContrast(paint, ground)) >= gate.lc) &&
    (gate.apart === 0 || leastDifference(paint, ground) >= gate.apart)
  );
}

/** The gates that a set of paints fails, by role; empty if it can be printed. A transparent ground fails. */
export function failedGates(paints: Paints, inks: 1 | 2 | 3): readonly string[] {
  const { ground } = paints;
  if (ground === null) return ['ground'];
  const failed: string[] = [];
  for (const role of ['name', 'second', 'slogan', 'mark', 'tone', 'accent'] as const) {
    if (!passes(paints[role], ground, gates[role])) failed.push(role);
  }
  if (leastDifference(paints.tone, paints.mark) < touching) failed.push('tone beside mark');
  if (inks === 3 && leastDifference(paints.accent, paints.mark) < touching) failed.push('accent beside mark');
  return failed;
}

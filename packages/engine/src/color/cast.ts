import type { Hex, Paints } from '../scene/scene.ts';
import { leastDifference } from './cvd.ts';
import { fitBeside, fitPaint, fitTone, unmuddied } from './fit.ts';
import { gates, sloganWish, touching } from './gates.ts';
import { hexToOklch, type Oklch } from './oklch.ts';

/**
 * Distribution of inks over roles. `one`: a single ink. `mark`: the mark in the second ink. `accent`: one ink
 * and a spot of color. `three`: both.
 */
export type InkPlan = 'one' | 'mark' | 'accent' | 'three';

export const inksOf: Readonly<Record<InkPlan, 1 | 2 | 3>> = { one: 1, mark: 2, accent: 2, three: 3 };

/** Preferred colors on a ground, before any gate. */
export interface Aims {
  readonly name: Oklch;
  /** The second ink. */
  readonly partner: Oklch;
  readonly accent: Oklch;
}

/** Assigns paints to the roles on one ground. Null if the plan fails a gate there. */
export function castRoles(ground: Hex, aims: Aims, plan: InkPlan): Paints | null {
  const name = fitPaint(aims.name, ground, gates.name);
  if (name === null) return null;
  const split = plan === 'mark' || plan === 'three';
  const mark = fitPaint(split ? aims.partner : hexToOklch(name), ground, gates.mark);
  if (mark === null || (split && leastDifference(mark, name) < touching)) return null;
  const tone = fitTone(mark, ground, gates.tone);
  const accent = plan === 'one' || plan === 'mark' ? mark : fitBeside(aims.accent, ground, gates.accent, mark);
  if (tone === null || accent === null) return null;
  return { ground, name, mark, tone, accent, ...quietRoles(ground, name, aims, plan) };
}

/**
 * The two quieter inks of text: closer to the ground than the name and less colorful, where the gates allow
 * it.
 */
function quietRoles(ground: Hex, name: Hex, aims: Aims, plan: InkPlan): { readonly second: Hex; readonly slogan: Hex } {
  const ink = hexToOklch(name);
  const under = hexToOklch(ground);
  const towards = ink.l < under.l ? 1 : -1;
  const quiet = (step: number, chroma: number): Oklch => {
    const clear = towards < 0 && step > 0 ? unmuddied(ink, under) : { ...ink, c: ink.c * chroma };
    return { ...clear, l: ink.l + towards * step };
  };
  // On dark grounds, the second ink sets the second word (gold below cream), because it is light enough to
  // read.
  const glows = towards < 0 && plan !== 'one' && aims.partner.l >= 0.7;
  const second = fitPaint(glows ? aims.partner : quiet(0.09, 0.8), ground, gates.second) ?? name;
  const slogan = fitPaint(quiet(0.07, 0.8), ground, sloganWish) ?? fitPaint(quiet(0, 1), ground, gates.name) ?? name;
  return { second, slogan };
}

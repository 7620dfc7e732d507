import type { Drawing, Hex, Paints, Scene, Variant } from '@brandwright/engine';
import { contrastRatio, drawing, oneInk } from '@brandwright/engine/documents';
import type { Form } from '../files/brand.ts';

/** What to draw: the whole lockup, the mark alone, or its version for 32 px and below. */
export type Figure = 'full' | 'mark' | 'mark-small';

type Role = Exclude<keyof Paints, 'ground'>;

/**
 * Minimum contrast of each role on an unintended ground. Higher than the engine's 3 for marks on their own
 * grounds, where hues were chosen to match: terracotta at 3:1 on blue flickers. Tones and accents lie within
 * a mark or beside a name.
 */
const least: Readonly<Record<Role, number>> = { name: 4.5, second: 4.5, slogan: 4.5, mark: 3.5, tone: 1.6, accent: 2 };

/**
 * Minimum contrast of each role in a figure. An accent that is part of the name must be readable, and at 16
 * px every part must be visible.
 */
function needs(scene: Scene, figure: Figure): ReadonlyMap<Role, number> {
  const out = new Map<Role, number>();
  for (const { role, part, only } of scene.shapes) {
    if (only === 'mono') continue;
    const spelt = role === 'accent' && part !== 'mark' ? 3 : 0;
    out.set(role, Math.max(out.get(role) ?? 0, least[role], spelt, figure === 'mark-small' ? 2 : 0));
  }
  return out;
}

const reads = (paints: Paints, ground: Hex, wanted: ReadonlyMap<Role, number>): boolean =>
  [...wanted].every(([role, ratio]) => contrastRatio(paints[role], ground) >= ratio);

/** Gives the mark the clearer ink of the name, and its tone the mark's color. */
const lifted = (paints: Paints): Paints => ({ ...paints, mark: paints.name, tone: paints.mark });

/** The most colorful ink of the brand that works alone on this ground; otherwise black or white. */
function inkOn({ scheme }: Form, ground: Hex): Hex {
  const { paper, ink, primary } = scheme.palette;
  const choices: readonly (Hex | null)[] = [primary, scheme.paints.ground, scheme.onDark.name, paper, ink];
  const enough = choices.find((c) => c !== null && contrastRatio(c, ground) >= 3.8);
  return enough ?? (contrastRatio('#FFFFFF', ground) >= contrastRatio('#000000', ground) ? '#FFFFFF' : '#000000');
}

/**
 * The figure in paints readable on this ground, by measured contrast: the design's own, those for dark,
 * lifted versions of both, or a single ink of its palette (drawn as the one-color version).
 */
export function legible(design: Form, figure: Figure, ground: Hex): Drawing {
  const { scene } = drawing(design, figure satisfies Variant);
  const { paints, onDark } = design.scheme;
  const wanted = needs(scene, figure);
  const sets = [paints, onDark, lifted(paints), lifted(onDark)];
  // At 16 px, every part of a mark must be visible, even on its own ground.
  const cast = figure === 'mark-small' ? undefined : sets.find((set) => set.ground === ground);
  const chosen = cast ?? sets.find((set) => reads(set, ground, wanted)) ?? oneInk(inkOn(design, ground), ground);
  return { scene, paints: { ...chosen, ground } };
}

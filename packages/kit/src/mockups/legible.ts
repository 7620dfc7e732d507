import {
  contrastRatio,
  type Drawing,
  drawing,
  type Hex,
  oneInk,
  type Paints,
  type Scene,
  type Variant,
} from '@brandwright/engine';
import type { Form } from '../files/brand.ts';

/** What is drawn: the whole lockup, the mark standing alone, or that for 32 px and below. */
export type Figure = 'full' | 'mark' | 'mark-small';

type Role = Exclude<keyof Paints, 'ground'>;

/**
 * Contrast a role must keep from a ground it was not cast for. More than the engine asks of marks (3) on their own grounds, where hues
 * were chosen to go together: terracotta at 3:1 on a blue flickers. Tones and accents lie within a mark or beside a name.
 */
const least: Readonly<Record<Role, number>> = { name: 4.5, second: 4.5, slogan: 4.5, mark: 3.5, tone: 1.6, accent: 2 };

/** What each role that a figure is painted with must keep: an accent that is a piece of the name reads as one; at 16 px everything must be seen. */
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

/** The mark takes the clearer ink of the name, and what was its color becomes its tone. */
const lifted = (paints: Paints): Paints => ({ ...paints, mark: paints.name, tone: paints.mark });

/** The most colored ink of the brand that one ink alone may be on this ground; else black or white. */
function inkOn({ scheme }: Form, ground: Hex): Hex {
  const { paper, ink, primary } = scheme.palette;
  const choices: readonly (Hex | null)[] = [primary, scheme.paints.ground, scheme.onDark.name, paper, ink];
  const enough = choices.find((c) => c !== null && contrastRatio(c, ground) >= 3.8);
  return enough ?? (contrastRatio('#FFFFFF', ground) >= contrastRatio('#000000', ground) ? '#FFFFFF' : '#000000');
}

/**
 * The figure in the paints that read on this ground: the design's own, those of its dark ground, these lifted, or one ink of its palette
 * (then as the one-color drawing), by measured contrast.
 */
export function legible(design: Form, figure: Figure, ground: Hex): Drawing {
  const { scene } = drawing(design, figure satisfies Variant);
  const { paints, onDark } = design.scheme;
  const wanted = needs(scene, figure);
  const sets = [paints, onDark, lifted(paints), lifted(onDark)];
  // A mark of 16 px needs all of its parts to be seen, on its own ground as well.
  const cast = figure === 'mark-small' ? undefined : sets.find((set) => set.ground === ground);
  const chosen = cast ?? sets.find((set) => reads(set, ground, wanted)) ?? oneInk(inkOn(design, ground), ground);
  return { scene, paints: { ...chosen, ground } };
}

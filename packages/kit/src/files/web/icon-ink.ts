import { contrastRatio, type Design, type Drawing, drawing, type Hex, type Paints } from '@brandwright/engine';
import { legible } from '../../mockups/legible.ts';
import { surfaces } from '../../mockups/surfaces.ts';

/**
 * Ground of icons: the brand's boldest surface, so that the icon stands out and does not depend on what is
 * behind it.
 */
export const iconGround = (design: Design): Hex => surfaces(design).bold;

/** Gives the mark the clearer ink of the name, and its tone the mark's color. */
const lifted = (paints: Paints): Paints => ({ ...paints, mark: paints.name, tone: paints.mark });

/** Paints the whole mark in one color. */
const plain = (paints: Paints): Paints => ({ ...paints, tone: paints.mark, accent: paints.mark });

/**
 * Contrast for each role of an icon's mark, if the palette allows it. Higher than elsewhere, because icons
 * are a few pixels seen briefly.
 */
const wanted = { name: 4.5, second: 4.5, slogan: 4.5, mark: 4.5, tone: 3, accent: 3 } as const;

/**
 * The mark on the icon ground, in the version for 32 px and below (`small`) or above, in paints that stand
 * out there.
 */
export function iconDrawing(design: Design, small: boolean): Drawing {
  const ground = iconGround(design);
  const figure = small ? 'mark-small' : 'mark';
  const { scene } = drawing(design, figure);
  const { paints, onDark } = design.scheme;
  const roles = [...new Set(scene.shapes.filter(({ only }) => only !== 'mono').map(({ role }) => role))];
  const reads = (set: Paints): boolean => roles.every((role) => contrastRatio(set[role], ground) >= wanted[role]);
  const sets = [paints, onDark, lifted(paints), lifted(onDark)];
  const clear = sets.find(reads) ?? sets.map(plain).find(reads);
  return clear === undefined ? legible(design, figure, ground) : { scene, paints: { ...clear, ground } };
}

/** The mark in black without ground, for systems that recolor it. */
export const oneInkDrawing = (design: Design): Drawing => drawing({ ...design, scene: design.avatar }, 'mono-black');

import { contrastRatio, type Design, type Drawing, drawing, type Hex, type Paints } from '@brandwright/engine';
import { legible } from '../../mockups/legible.ts';
import { surfaces } from '../../mockups/surfaces.ts';

/** What an icon stands on: the brand's loudest surface, so that it is found among others and needs nothing of what lies behind it. */
export const iconGround = (design: Design): Hex => surfaces(design).bold;

/** The mark takes the clearer ink of the name, and what was its color becomes its tone. */
const lifted = (paints: Paints): Paints => ({ ...paints, mark: paints.name, tone: paints.mark });

/** Colors within the mark give way to that of the mark. */
const plain = (paints: Paints): Paints => ({ ...paints, tone: paints.mark, accent: paints.mark });

/**
 * Contrast that each role of an icon's mark keeps, where the palette allows it: more than elsewhere, for an icon is a few pixels
 * that nobody looks at for long.
 */
const wanted = { name: 4.5, second: 4.5, slogan: 4.5, mark: 4.5, tone: 2, accent: 3 } as const;

/** The mark on the ground of icons, as drawn for 32 px and below (`small`) or above, in the paints that stand out there. */
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

/** The mark in black alone, without ground: what systems paint in a color of their own. */
export const oneInkDrawing = (design: Design): Drawing => drawing({ ...design, scene: design.avatar }, 'mono-black');

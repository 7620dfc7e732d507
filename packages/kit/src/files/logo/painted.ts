import type { Design, Hex, Paints, Scene } from '@brandwright/engine';

export type PaintedRole = Exclude<keyof Paints, 'ground'>;

const order = ['mark', 'tone', 'accent', 'name', 'second', 'slogan'] as const satisfies readonly PaintedRole[];

/** The paint roles visible in a scene's color version, in display order. */
export function rolesOf({ shapes }: Scene): readonly PaintedRole[] {
  const shown = new Set(shapes.filter(({ only }) => only !== 'mono').map(({ role }) => role));
  return order.filter((role) => shown.has(role));
}

/** Most colors that show a logo at a glance. */
const mostColors = 5;

/** The colors of a logo at a glance, each once: mark first, then the name, the ground last. At most 5. */
export function logoColors({ scene, scheme: { paints } }: Pick<Design, 'scene' | 'scheme'>): readonly Hex[] {
  const inks = [...new Set(rolesOf(scene).map((role) => paints[role]))].filter((hex) => hex !== paints.ground);
  return paints.ground === null ? inks.slice(0, mostColors) : [...inks.slice(0, mostColors - 1), paints.ground];
}

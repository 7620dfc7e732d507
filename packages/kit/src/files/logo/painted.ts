import type { Paints, Scene } from '@brandwright/engine';

export type PaintedRole = Exclude<keyof Paints, 'ground'>;

const order = ['mark', 'tone', 'accent', 'name', 'second', 'slogan'] as const satisfies readonly PaintedRole[];

/** The paint roles visible in a scene's color version, in display order. */
export function rolesOf({ shapes }: Scene): readonly PaintedRole[] {
  const shown = new Set(shapes.filter(({ only }) => only !== 'mono').map(({ role }) => role));
  return order.filter((role) => shown.has(role));
}

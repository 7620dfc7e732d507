import { type Drawing, frame, printSvg } from '@brandwright/engine';
import { inline } from '../features/hero/picture.ts';

/** How much of its box a small picture fills. */
const room = { area: 1, wide: 0.9, tall: 0.9 } as const;

/** A drawing in one ink, that of the text around it, centerd in a box of `width × height` units. */
export function inInk({ scene, paints }: Drawing, width: number, height: number): string {
  const black = '#000000';
  const { ground: _, ...roles } = paints;
  const mono = Object.fromEntries(Object.keys(roles).map((role) => [role, black]));
  const drawn = frame({ scene, paints: { ...paints, ...mono, ground: null } }, width, height, room);
  return inline(printSvg(drawn)).replaceAll(`fill="${black}"`, 'fill="currentColor"');
}

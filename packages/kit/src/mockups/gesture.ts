import type { Design } from '@brandwright/engine';

/**
 * A number in [0, n) that never changes for a design, to choose between equally good compositions. `salt`
 * separates the kinds of picture.
 */
export function turn(design: Design, salt: string, n: number): number {
  let hash = 0x811c9dc5;
  for (const c of design.id + salt) hash = Math.imul(hash ^ (c.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash >>> 8) % n;
}

/** True if the mark is only the name's first letter, which is too little to fill a plate. */
export const isInitial = ({ scene, avatar }: Design): boolean =>
  !scene.shapes.some((s) => s.part === 'mark') && avatar.shapes.every((s) => s.role === 'name');

/** True if the name is inside the sign. Such a sign is never cropped. */
export const isEmblem = (design: Design): boolean => design.archetype === 'emblem';

/**
 * True if the mark is made of letters (`notch/c`, `letter-idea/h-17`), which are recognized by their full
 * width.
 */
export const isLetter = ({ genome, avatar }: Design): boolean =>
  /^[^/]+\/\p{L}{1,3}(?:-\d+)?$/u.test(genome.mark ?? '') || avatar.shapes.every((s) => s.part !== 'mark');

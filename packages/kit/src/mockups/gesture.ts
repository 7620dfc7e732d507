import type { Design } from '@brandwright/engine';

/** A number in [0, n) that a design keeps for ever: the choice between gestures that suit it equally. `salt` parts one kind from another. */
export function turn(design: Design, salt: string, n: number): number {
  let hash = 0x811c9dc5;
  for (const c of design.id + salt) hash = Math.imul(hash ^ (c.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash >>> 8) % n;
}

/** The mark alone is the name's first letter: quiet, and too little to fill a plate with. */
export const isInitial = ({ scene, avatar }: Design): boolean =>
  !scene.shapes.some((s) => s.part === 'mark') && avatar.shapes.every((s) => s.role === 'name');

/** The name runs inside the sign: it is shown whole, never cropped. */
export const isEmblem = (design: Design): boolean => design.archetype === 'emblem';

/** The mark is made of letters (`notch/c`, `letter-idea/h-17`), which are known by their whole width. */
export const isLetter = ({ genome, avatar }: Design): boolean =>
  /^[^/]+\/\p{L}{1,3}(?:-\d+)?$/u.test(genome.mark ?? '') || avatar.shapes.every((s) => s.part !== 'mark');

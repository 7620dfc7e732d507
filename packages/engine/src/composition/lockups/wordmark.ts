import type { Lockup, LockupParts } from './lockup.ts';

/** The name alone. */
export const wordmark = ({ name }: LockupParts): Lockup => ({
  shapes: name.shapes,
  box: name.box,
  markBox: null,
  nameBox: name.box,
  markInk: 0,
});

import type { Lockup, LockupParts } from './lockup.ts';

/** The name alone: everything was said by its letters. */
export const wordmark = ({ name }: LockupParts): Lockup => ({
  shapes: name.shapes,
  box: name.box,
  markBox: null,
  nameBox: name.box,
  markInk: 0,
});

import type { Press } from '@brandwright/press';

const never = (): Promise<never> => Promise.reject(new Error('Nothing is drawn in these tests.'));

/** A press for tests in which nothing is drawn: starts no processes. */
export const stubPress: Press = {
  design: never,
  kinds: never,
  edit: never,
  redraw: never,
  revise: never,
  free: never,
  kitPart: never,
  prove: never,
  raster: never,
  subset: never,
  direct: never,
  trace: never,
  write: never,
  warm: async () => {},
  status: () => ({ waiting: 0, running: 0, crashes: 0, pids: [] }),
  close: async () => {},
};

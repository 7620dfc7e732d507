import { refuse } from './problem-error.ts';

/** Bytes of a disk. */
export interface Room {
  readonly free: number;
  readonly total: number;
}

/** Bytes that are room enough, however large the disk is. */
const enough = 1e9;
/** Milliseconds for which one look at the disk counts. */
const fresh = 1000;
/** Seconds after which a refused request may find room again. */
const retryAfter = 60;

/**
 * A disk with less than a tenth and a gigabyte free, or with less once so many bytes more are `taken`, is about to be full (row R-15), and so
 * is one that does not answer. Never rejects.
 */
export async function isNearlyFull(room: () => Promise<Room>, taken = 0): Promise<boolean> {
  const disk = await room().catch(() => null);
  if (disk === null) return true;
  const free = disk.free - taken;
  return free < enough && free < disk.total / 10;
}

/** Refuses with `server.no_room` where the disk is nearly full. */
export async function needRoom(room: () => Promise<Room>): Promise<void> {
  if (await isNearlyFull(room)) refuse('server.no_room', { retryAfter });
}

/** The same room, looked at once a second however often it is asked for. */
export function lookedAtSeldom(room: () => Promise<Room>, now: () => number): () => Promise<Room> {
  let last: Promise<Room> | undefined;
  let since = 0;
  return () => {
    if (last === undefined || now() - since >= fresh) {
      last = room();
      since = now();
    }
    return last;
  };
}

import { refuse } from '../http/problem-error.ts';

/** Bytes of a disk. */
export interface Room {
  readonly free: number;
  readonly total: number;
}

/** Bytes that are room enough, however large the disk is. */
const enough = 1e9;
/** Bytes that a disk has free at least. */
const markOf = ({ total }: Room): number => Math.min(enough, total / 10);
/** Bytes above its mark from which a disk is about to come to it. */
const marginOf = ({ total }: Room): number => Math.min(64e6, total / 20);
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
  return disk.free - taken < markOf(disk);
}

/** Refuses with `server.no_room` where the disk is nearly full, or would be once so many bytes more are `taken`. */
export async function needRoom(room: () => Promise<Room>, taken = 0): Promise<void> {
  if (await isNearlyFull(room, taken)) refuse('server.no_room', { retryAfter });
}

/** The same room, where what can be made again is given up before the disk is nearly full (row R-15). `giveUp` takes and answers with bytes. */
export function givingUp(room: () => Promise<Room>, giveUp: (bytes: number) => Promise<number>): () => Promise<Room> {
  return async () => {
    const disk = await room();
    const missing = markOf(disk) + marginOf(disk) - disk.free;
    if (missing <= 0) return disk;
    return (await giveUp(missing).catch(() => 0)) > 0 ? room() : disk;
  };
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

/** Milliseconds between two looks that nobody asked for. */
const round = 5_000;

/**
 * Looks at the room again and again, so that archives are given up on a disk that something else has filled: whoever asks for something then fails at the database
 * before anybody looks (H8-02). Ends with what it answers with.
 */
export function watchRoom(room: () => Promise<Room>, every = round): () => void {
  const looking = setInterval(() => void room().catch(() => {}), every).unref();
  return () => clearInterval(looking);
}

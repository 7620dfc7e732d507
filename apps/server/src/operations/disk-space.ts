import { refuse } from '../http/problem-error.ts';

/** Disk space in bytes. */
export interface DiskSpace {
  readonly free: number;
  readonly total: number;
}

/** Free bytes that are always enough, however large the disk. */
const enough = 1e9;
/** Free bytes below which a disk is nearly full. */
const markOf = ({ total }: DiskSpace): number => Math.min(enough, total / 10);
/** Bytes above that mark at which cached archives are deleted. */
const marginOf = ({ total }: DiskSpace): number => Math.min(64e6, total / 20);
/** Seconds after which a refused request may find space. */
const retryAfter = 60;

/**
 * True if less than 10 % or 1 GB of the disk, whichever is smaller, would be free after `taken` more bytes,
 * or if the disk does not answer. Never rejects.
 */
export async function isNearlyFull(diskSpace: () => Promise<DiskSpace>, taken = 0): Promise<boolean> {
  const disk = await diskSpace().catch(() => null);
  if (disk === null) return true;
  return disk.free - taken < markOf(disk);
}

/** Throws `server.no_room` if the disk is nearly full, or would be after `taken` more bytes. */
export async function requireDiskSpace(diskSpace: () => Promise<DiskSpace>, taken = 0): Promise<void> {
  if (await isNearlyFull(diskSpace, taken)) refuse('server.no_room', { retryAfter });
}

/**
 * Wraps a measurement: deletes what can be made again before the disk is nearly full. `giveUp` gets
 * the bytes to free and returns the bytes freed.
 */
export function freeingSpace(
  diskSpace: () => Promise<DiskSpace>,
  giveUp: (bytes: number) => Promise<number>,
): () => Promise<DiskSpace> {
  return async () => {
    const disk = await diskSpace();
    const missing = markOf(disk) + marginOf(disk) - disk.free;
    if (missing <= 0) return disk;
    return (await giveUp(missing).catch(() => 0)) > 0 ? diskSpace() : disk;
  };
}

/** Milliseconds between two measurements without a request. */
const round = 5_000;

/**
 * Measures repeatedly, so that archives are deleted even if something else fills the disk: otherwise requests
 * would fail at the database before anyone measures (H8-02). Returns a function that stops it.
 */
export function watchDiskSpace(diskSpace: () => Promise<DiskSpace>, every = round): () => void {
  const looking = setInterval(() => void diskSpace().catch(() => {}), every).unref();
  return () => clearInterval(looking);
}

import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, saveBackupAlone } from '@brandwright/data';
import type { Logger } from 'pino';
import { type DiskSpace, isNearlyFull } from '../operations/disk-space.ts';

/** Makes a backup every night and keeps those of the last two weeks. */
export interface NightlyBackup {
  /** Time of the last backup, in milliseconds since 1970; null before the first. */
  last(): number | null;
  /** Stops at once. An unfinished backup is dropped and made after the next start. */
  stop(): Promise<void>;
}

export interface ArchivistOptions {
  readonly database: Database;
  /** Absolute path, created if missing. Nodes that share it make one backup a night together. */
  readonly folder: string;
  /** Free space for an embedded database, which is copied for its backup. */
  readonly diskSpace: () => Promise<DiskSpace>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Default: the system clock. */
  readonly now?: () => Date;
  /** Milliseconds between checks whether a backup is due. Default: five minutes. The first is immediate. */
  readonly round?: number;
}

/** Backups kept. An erased person's data is in none for longer than that. */
const most = 14;
const named = /^brandwright-\d{4}-\d{2}-\d{2}\.backup$/;
/** Partial files of a crash. No backup takes a day. */
const torn = /^brandwright-\d{4}-\d{2}-\d{2}\.backup\.\w+\.part$/;
const [hour, day] = [3_600_000, 86_400_000];

/** Nights begin at 03:00 UTC and are named by their day. A missed one is made at the next start. */
const nightOf = (now: Date): string => new Date(now.getTime() - 3 * hour).toISOString().slice(0, 10);

export function startNightlyBackup(options: ArchivistOptions): NightlyBackup {
  const { database, folder, diskSpace, log, now = () => new Date(), round = 300_000 } = options;
  const stopping = new AbortController();
  let last: number | null = null;
  /** Names of backups, oldest first. */
  const backups = async (): Promise<readonly string[]> => (await readdir(folder)).filter((name) => named.test(name)).sort();
  /** Backups up to this night. Files that a wrong clock dated later must not push these out. */
  const backupsUpTo = async (name: string): Promise<readonly string[]> => (await backups()).filter((one) => one <= name);

  /** Leaves the reserve below which the server refuses new data: people come before backups. */
  const requireDiskSpace = async (bytes: number): Promise<void> => {
    if (await isNearlyFull(diskSpace, bytes)) throw new Error(`the disk has no room for a copy of the database (${bytes} bytes)`);
  };
  const make = async (name: string): Promise<void> => {
    const began = performance.now();
    const end = await saveBackupAlone(database, join(folder, name), { signal: stopping.signal, requireDiskSpace });
    // Another node is making one.
    if (end === null) return;
    const rows = Object.values(end.tallies).reduce((sum, tally) => sum + tally.rows, 0);
    const { size } = await stat(join(folder, name));
    log.info({ file: name, rows, bytes: size, ms: Math.round(performance.now() - began) }, 'backup made');
    const later = (await backups()).filter((one) => one > name);
    if (later.length > 0) log.warn({ files: later }, 'backups of nights to come: the clock was wrong when they were made');
  };
  const clear = async (tonight: string): Promise<void> => {
    for (const name of (await backupsUpTo(tonight)).slice(0, -most)) await rm(join(folder, name), { force: true });
    for (const name of (await readdir(folder)).filter((one) => torn.test(one)))
      if ((await stat(join(folder, name))).mtimeMs < Date.now() - day) await rm(join(folder, name), { force: true });
  };
  const look = async (): Promise<void> => {
    const name = `brandwright-${nightOf(now())}.backup`;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (!(await backups()).includes(name)) await make(name);
      await clear(name);
      const newest = (await backupsUpTo(name)).at(-1);
      last = newest === undefined ? null : (await stat(join(folder, newest))).mtimeMs;
    } catch (err) {
      if (!stopping.signal.aborted) log.warn({ err, file: name }, 'no backup could be made; it is tried again');
    }
  };
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await look();
      await wait(round, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };
  const working = work();
  return {
    last: () => last,
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

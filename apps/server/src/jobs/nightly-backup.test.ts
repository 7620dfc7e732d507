import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite, restoreBackup, tables } from '@brandwright/data';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { childProcesses } from '../../../../packages/data/testing/child-processes.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { fillDataFolder } from '../../../../packages/data/testing/migrated-folder.ts';
import { makePerson } from '../../../../packages/data/testing/people.ts';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { type ArchivistOptions, startNightlyBackup } from './nightly-backup.ts';

const place = mkdtempSync(join(tmpdir(), 'brandwright-archivist-'));
let folder = '';
let made = 0;
const database = await openTestPglite();
afterAll(async () => {
  await database.close();
  rmSync(place, { recursive: true });
});
const diskSpace = async () => ({ free: 1e12, total: 2e12 });
const log = { info: vi.fn(), warn: vi.fn() };
beforeEach(() => {
  folder = join(place, `backups-${made++}`);
  log.info.mockClear();
  log.warn.mockClear();
});
/** One that looks often, in a night that the test says. */
const start = (now: string, change: Partial<ArchivistOptions> = {}) =>
  startNightlyBackup({ database, folder, diskSpace, log, now: () => new Date(now), round: 20, ...change });
const files = (): readonly string[] => readdirSync(folder).sort();
const until = (holds: () => void) => eventually(holds);
/** For what a process at low priority does: on a busy machine that takes a while. */
const patiently = (holds: () => void) => eventually(holds, 10);

test('[R-20] [A-10] every night has one backup from 03:00 UTC on, and it can be restored', async () => {
  const ada = await makePerson(database);
  const first = start('2026-11-22T02:59:59Z');
  await until(() => expect(first.last()).not.toBeNull());
  await first.stop();
  expect(files()).toEqual(['brandwright-2026-11-21.backup']);
  expect(log.info.mock.calls).toEqual([
    [{ file: files()[0], rows: 1, bytes: statSync(join(folder, files()[0] ?? '')).size, ms: expect.any(Number) }, 'backup made'],
  ]);
  let time = '2026-11-22T03:00:00Z';
  const second = start('', { now: () => new Date(time) });
  await until(() => expect(files()).toContain('brandwright-2026-11-22.backup'));
  const ben = await makePerson(database);
  time = '2026-11-23T02:00:00Z';
  await second.stop();
  // Started anew in the same night, it has nothing to do, and knows since when.
  const written = statSync(join(folder, 'brandwright-2026-11-22.backup')).mtimeMs;
  const third = start(time);
  await until(() => expect(third.last()).toBe(written));
  await third.stop();
  expect(log.info).toHaveBeenCalledTimes(2);
  expect(log.warn).not.toHaveBeenCalled();

  const empty = await openTestPglite();
  const open = async () => ({ database: empty, close: async () => {} });
  await restoreBackup(open, join(folder, 'brandwright-2026-11-22.backup'));
  const people = (await empty.statements.select().from(tables.profiles)).map(({ id }) => id);
  await empty.close();
  expect([people.includes(ada), people.includes(ben)]).toEqual([true, false]);
});

test('[R-20] [A-10] the last fourteen stay; older ones go, and what a crash left of one, and nothing else', async () => {
  mkdirSync(folder);
  for (let day = 1; day <= 20; day++)
    writeFileSync(join(folder, `brandwright-2026-10-${String(day).padStart(2, '0')}.backup`), '');
  writeFileSync(join(folder, 'brandwright-by-hand.backup'), '');
  for (const [name, age] of [
    ['1f2e3d4c', 90_000],
    ['5b6a7988', 60],
  ] as const) {
    const part = join(folder, `brandwright-2026-10-20.backup.${name}.part`);
    writeFileSync(part, '');
    utimesSync(part, Date.now() / 1000 - age, Date.now() / 1000 - age);
  }
  const nightlyBackup = start('2026-10-21T12:00:00Z');
  await until(() => expect(nightlyBackup.last()).not.toBeNull());
  await nightlyBackup.stop();
  expect(files()).toEqual([
    ...Array.from({ length: 13 }, (_, i) => `brandwright-2026-10-${String(i + 8).padStart(2, '0')}.backup`),
    'brandwright-2026-10-20.backup.5b6a7988.part',
    'brandwright-2026-10-21.backup',
    'brandwright-by-hand.backup',
  ]);
});

test('[H4-02] [R-20] backups dated ahead by a wrong clock neither push out others nor hide a missing one', async () => {
  mkdirSync(folder);
  const later = Array.from({ length: 14 }, (_, i) => `brandwright-2027-05-${String(i + 1).padStart(2, '0')}.backup`);
  for (const name of later) writeFileSync(join(folder, name), '');
  const ahead = Date.now() / 1000 + 100 * 86_400;
  utimesSync(join(folder, later[13] ?? ''), ahead, ahead);
  const nightlyBackup = start('2026-11-23T12:00:00Z');
  await until(() => expect(nightlyBackup.last()).not.toBeNull());
  await nightlyBackup.stop();
  expect(files()).toEqual(['brandwright-2026-11-23.backup', ...later]);
  expect(nightlyBackup.last()).toBe(statSync(join(folder, 'brandwright-2026-11-23.backup')).mtimeMs);
  expect(log.warn.mock.calls).toEqual([[{ files: later }, expect.stringContaining('the clock was wrong')]]);
});

test('[R-20] [R-15] a disk that fails is told, and tried again until it does not; no half of a backup is left', async () => {
  // Where the folder should be stands a file.
  writeFileSync(folder, '');
  const nightlyBackup = start('2026-11-22T12:00:00Z');
  await until(() => expect(log.warn.mock.calls.length).toBeGreaterThan(1));
  expect(log.warn.mock.calls[0]).toEqual([
    { err: expect.objectContaining({ code: 'EEXIST' }), file: 'brandwright-2026-11-22.backup' },
    'no backup could be made; it is tried again',
  ]);
  expect(nightlyBackup.last()).toBeNull();
  await database.ping();
  rmSync(folder);
  await until(() => expect(nightlyBackup.last()).not.toBeNull());
  await nightlyBackup.stop();
  expect(files()).toEqual(['brandwright-2026-11-22.backup']);
});

test('[R-18] a backup that is under way is given up when the server ends, and no half of it is left', async () => {
  const emails = Array.from({ length: 60 }, () => ({ recipient: '', subject: '', text: '', html: '' }));
  await database.statements.insert(tables.mails).values(emails);
  const nightlyBackup = start('2026-11-22T12:00:00Z');
  await nightlyBackup.stop();
  expect(files()).toEqual([]);
  expect(log.warn).not.toHaveBeenCalled();
  await database.ping();
});

test('[H4-04] [R-20] [R-15] the backup of an embedded database is tried again after a full disk or a killed process', async () => {
  const data = join(place, 'data');
  await fillDataFolder(data);
  const embedded = await openPglite(join(data, 'database'));
  // DiskSpace enough for everything else, and for less than a megabyte more.
  let free = 1e9 + 1e6;
  const nightlyBackup = start('2026-11-22T12:00:00Z', { database: embedded, diskSpace: async () => ({ free, total: 1e12 }) });
  await patiently(() => expect(log.warn.mock.calls.length).toBeGreaterThan(1));
  const [first] = log.warn.mock.calls;
  expect(String(first?.[0].err)).toMatch(/no room for a copy of the database \(\d{8,} bytes\)/);
  expect(first?.[1]).toBe('no backup could be made; it is tried again');
  const copied = () => readdirSync(data).flatMap((name) => (name === 'database' ? [] : readdirSync(join(data, name))));
  expect([files(), copied()]).toEqual([[], []]);

  free = 1e12;
  const begun = () => expect(copied()).toContain('base');
  await patiently(begun);
  for (const pid of childProcesses('copied-backup-main.ts')) process.kill(pid, 'SIGKILL');
  await patiently(() => expect(nightlyBackup.last()).not.toBeNull());
  await nightlyBackup.stop();
  const told = log.warn.mock.calls.map(([{ err }]) => String(err)).filter((line) => !line.includes('no room'));
  expect(told).toEqual([expect.stringContaining('The process that makes the backup has ended')]);
  expect([files(), readdirSync(data)]).toEqual([['brandwright-2026-11-22.backup'], ['database']]);
  await embedded.close();
});

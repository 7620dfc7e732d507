import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { childProcesses } from '../../testing/child-processes.ts';
import { eventually } from '../../testing/eventually.ts';
import { fillDataFolder } from '../../testing/migrated-folder.ts';
import { openTestPglite } from '../../testing/pglite-copy.ts';
import { childEnvironment } from '../connection/child-start.ts';
import type { LiveFiles } from '../connection/live-files.ts';
import { type Database, openPglite, restoreBackup, saveBackupAlone, tables } from '../index.ts';

const { auditLog, mails } = tables;
const place = mkdtempSync(join(tmpdir(), 'brandwright-backup-alone-'));
const folder = join(place, 'database');
const maker = 'copied-backup-main.ts';
/** Emails that are there before, half a megabyte each. */
const old = 24;
let database: Database;
beforeAll(async () => {
  await fillDataFolder(place);
  database = await openPglite(folder);
  const email = { recipient: 'a@example.com', subject: 'old', text: 'x', html: '' };
  await database.statements.insert(mails).values(Array.from({ length: old }, () => email));
  // Half a megabyte each, which cannot be packed.
  await database.statements.execute(
    sql`update mails set text = (select string_agg(md5(n::text || mails.id::text), '') from generate_series(1, 16000) n)`,
  );
});
afterAll(async () => {
  await database.close();
  rmSync(place, { recursive: true, force: true });
});

const quietly = { signal: new AbortController().signal, requireDiskSpace: async () => {} };
const copies = (): readonly string[] => readdirSync(place).filter((name) => name.startsWith('database.'));
/** Files of backups, whole or not. */
const files = (): readonly string[] => readdirSync(place).filter((name) => name.includes('.backup'));
const until = (holds: () => void) => eventually(holds, 10);

/** Does something again and again while a backup is made; answers with how often. */
async function meanwhile(backup: Promise<unknown>, work: () => Promise<unknown>): Promise<number> {
  let [times, over] = [0, false];
  const ended = backup.finally(() => {
    over = true;
  });
  ended.catch(() => {});
  // The backup gives way to everybody: without a pause, the writes would keep its core as well.
  for (; !over; times++) {
    await work();
    await wait(10);
  }
  await ended;
  return times;
}

test('[H4-04] [R-20] a backup blocks no writes, captures one moment, and can be restored', async () => {
  const pair = async (): Promise<void> => {
    await database.asSystem(async (tx) => {
      await tx.insert(mails).values({ recipient: 'a@example.com', subject: 'pair', text: '', html: '' });
      // Pages that were there before are written as well.
      await tx.execute(sql`update mails set html = html || 'y' where subject = 'old'`);
      await tx.insert(auditLog).values({ action: 'account.created', subject: 'pair' });
    });
  };
  for (let before = 0; before < 3; before++) await pair();
  const file = join(place, 'written.backup');
  const backup = saveBackupAlone(database, file, quietly);
  const during = await meanwhile(backup, pair);
  // If the backup held the session, only a handful would come before and after it.
  expect(during).toBeGreaterThan(20);
  expect([copies(), files()]).toEqual([[], ['written.backup']]);
  expect(childProcesses(maker)).toEqual([]);
  // The session still acts as the same role.
  expect(await database.wire.executeSql('select current_user::text as who')).toEqual({ rows: [{ who: 'brandwright_system' }] });
  const saved = (await backup)?.tallies;
  const pairs = saved?.audit_log?.rows ?? 0;
  expect(pairs).toBeGreaterThanOrEqual(3);
  expect(pairs).toBeLessThanOrEqual(3 + during);
  expect(saved?.mails?.rows).toBe(old + pairs);
  const restored = await openTestPglite();
  const { tallies } = await restoreBackup(async () => ({ database: restored, close: async () => {} }), file);
  expect(tallies).toEqual(saved);
  expect(await restored.statements.select({ n: count() }).from(mails).where(eq(mails.subject, 'pair'))).toEqual([{ n: pairs }]);
  const { rows } = (await restored.statements.execute(sql`select distinct html from mails where subject = 'old'`)) as unknown as {
    rows: unknown;
  };
  expect(rows).toEqual([{ html: 'y'.repeat(pairs) }]);
  await restored.close();
});

test('[H4-04] [R-18] a backup that is given up ends at once and leaves nothing', async () => {
  const moments: readonly (() => void)[] = [
    () => expect(copies().flatMap((name) => readdirSync(join(place, name)))).toContain('base'),
    () => expect(files()).toContainEqual(expect.stringMatching(/^stopped.*part$/)),
  ];
  for (const moment of moments) {
    const stopping = new AbortController();
    const backup = saveBackupAlone(database, join(place, 'stopped.backup'), { ...quietly, signal: stopping.signal });
    backup.catch(() => {});
    await until(moment);
    stopping.abort();
    await expect(backup).rejects.toThrow('aborted');
    expect(childProcesses(maker)).toEqual([]);
    expect(copies()).toEqual([]);
    expect(files().filter((name) => name.startsWith('stopped'))).toEqual([]);
  }
});

test('[H4-04] [R-20] a copy is refused where there is no room for it, before anything is copied', async () => {
  const asked: number[] = [];
  const requireDiskSpace = async (bytes: number): Promise<void> => {
    asked.push(bytes);
    throw new Error('no room');
  };
  const backup = saveBackupAlone(database, join(place, 'refused.backup'), { ...quietly, requireDiskSpace });
  await expect(backup).rejects.toThrow('no room');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toBeGreaterThan(old * 500_000);
  expect([copies(), files().filter((name) => name.startsWith('refused'))]).toEqual([[], []]);
});

test('[H4-04] [R-20] the next start and the next backup remove the copy that a crash left', async () => {
  const left = (): void => {
    mkdirSync(`${folder}.copy-left`);
    writeFileSync(join(`${folder}.copy-left`, 'PG_VERSION'), '18');
  };
  left();
  // The file of the backup that was given up can be written after all.
  await saveBackupAlone(database, join(place, 'stopped.backup'), quietly);
  expect([copies(), files()]).toEqual([[], ['stopped.backup', 'written.backup']]);
  await database.close();
  const program = `
    import { openPglite, saveBackupAlone } from ${JSON.stringify(import.meta.resolve('../index.ts'))};
    const database = await openPglite(${JSON.stringify(folder)});
    const quietly = { signal: new AbortController().signal, requireDiskSpace: async () => {} };
    await saveBackupAlone(database, ${JSON.stringify(join(place, 'crashed.backup'))}, quietly);`;
  const crashing = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(() => expect(childProcesses(maker, crashing.pid)).toHaveLength(1));
  const [child = 0] = childProcesses(maker, crashing.pid);
  crashing.kill('SIGKILL');
  await once(crashing, 'close');
  await until(() => expect(() => process.kill(child, 0)).toThrow('ESRCH'));
  expect(copies()).toHaveLength(1);
  left();
  database = await openPglite(folder);
  expect(copies()).toEqual([]);
});

test('[H4-04] [R-15] a checkpoint moves the beginning of the log that a restart has to read', async () => {
  const begins = async () => {
    const { rows } = (await database.statements.execute(
      sql`select redo_lsn::text as at from pg_control_checkpoint()`,
    )) as unknown as {
      readonly rows: readonly [{ readonly at: string }];
    };
    return rows[0].at;
  };
  const before = await begins();
  await database.statements.insert(mails).values({ recipient: 'a@example.com', subject: 'new', text: 'x', html: '' });
  expect(await begins()).toBe(before);
  await database.files?.checkpoint();
  expect(await begins()).not.toBe(before);
});

test('[H5-02] [R-20] no checkpoint takes away the log that a copy under way needs', async () => {
  const logs = (): readonly string[] => readdirSync(join(folder, 'pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name));
  const checkpoints = vi.fn(async () => {
    await database.statements.execute(sql`update mails set text = text || 'x' where subject = 'old'`);
    await database.files?.checkpoint();
  });
  const live = database.files as LiveFiles;
  const kept: string[] = [];
  /** What is copied before the log is, while others write and a checkpoint is due. */
  const copied: LiveFiles['copied'] = async (to, copy) => {
    const range = await live.copied(to, async () => {
      await copy();
      for (let i = 0; i < 4; i++) await checkpoints();
    });
    await checkpoints();
    kept.push(...logs().filter((name) => name === range.first));
    return range;
  };
  const busy: Database = { ...database, statements: database.statements, files: { ...live, copied } };
  expect(await saveBackupAlone(busy, join(place, 'busy.backup'), quietly)).toMatchObject({ tallies: { mails: {} } });
  expect([checkpoints.mock.calls.length, kept.length]).toEqual([5, 1]);
});

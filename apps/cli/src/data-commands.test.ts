import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { erasePerson, holdDirectory, openLedger, openStore, type Place, tables } from '@brandwright/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDataFolder } from '../../../packages/data/testing/migrated-folder.ts';
import { patience } from '../../../packages/data/testing/patience.ts';
import { emptyPostgres, postgres } from '../../../packages/data/testing/postgres-server.ts';

const launcher = fileURLToPath(new URL('../bin/brandwright.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'brandwright-cli-data-'));
const embedded: Place = { dataDir: join(folder, 'data'), databaseUrl: null };
/** Another database to restore into: Postgres where there is one. */
let other: Place = { dataDir: join(folder, 'other'), databaseUrl: null };
let drop = async (): Promise<void> => {};
const ada = 'ada@example.com';

beforeAll(async () => {
  if (postgres !== null) {
    const made = await emptyPostgres();
    [other, drop] = [{ ...other, databaseUrl: made.url }, made.drop];
  }
  await fillDataFolder(embedded.dataDir);
  const { database, close } = await openStore(embedded, 'all');
  const person = { name: 'Ada', emailVerified: true };
  await database.statements.insert(tables.profiles).values([
    { ...person, email: ada },
    { ...person, email: 'ben@example.com', emailVerified: false },
  ]);
  await close();
});
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

function brandwright({ dataDir, databaseUrl }: Place, ...args: readonly string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...args], {
    encoding: 'utf8',
    timeout: patience,
    env,
  });
  return { status, stdout, stderr };
}

test('[R-20] backup writes a private file, and restore fills only an empty database from it', async () => {
  const file = join(folder, 'all.backup');
  expect(brandwright(embedded, 'backup', '--out', file)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Saved 2 rows from \d+ tables to .*all\.backup \(0\.0 MB\)\.\n$/),
    stderr: '',
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(brandwright(other, 'restore', '--from', file)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Restored 2 rows as of /),
  });
  expect(brandwright(other, 'restore', '--from', file)).toMatchObject({
    status: 65,
    stderr: expect.stringContaining('not empty: there are rows in profiles'),
  });
  expect(brandwright(other, 'restore', '--from', launcher)).toMatchObject({
    status: 65,
    stderr: expect.stringMatching(/isn’t a backup/),
  });
  expect(brandwright(other, 'restore', '--from', `${file}x`).status).toBe(74);
});

test('[S-34] admin add accepts only a confirmed account, and the audit log records it', async () => {
  expect(brandwright(other, 'admin', 'list')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('There are no admins'),
  });
  expect(brandwright(other, 'admin', 'add', 'eve@example.com')).toMatchObject({
    status: 67,
    stderr: expect.stringContaining('There is no account for eve@example.com'),
  });
  expect(brandwright(other, 'admin', 'add', 'ben@example.com')).toMatchObject({
    status: 67,
    stderr: expect.stringContaining('ben@example.com isn’t confirmed yet'),
  });
  expect(brandwright(other, 'admin', 'add', ada.toUpperCase())).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /is now an admin\. They can open the admin page once they have set up two-factor authentication at \/account/,
    ),
  });
  expect(brandwright(other, 'admin', 'list').stdout).toBe(`${ada}  (no two-factor authentication yet)\n`);
  expect(brandwright(other, 'admin', 'remove', ada).stdout).toBe(`${ada} is no longer an admin.\n`);
  const { database, close } = await openStore(other, 'there');
  const lines = await database.statements.select().from(tables.auditLog).orderBy(tables.auditLog.id);
  expect(lines.map(({ action, detail }) => [action, detail.role])).toEqual([
    ['role.changed', 'admin'],
    ['role.changed', 'person'],
  ]);
  await close();
});

test('[R-20] an account erased since the backup stays erased when the database is restored', async () => {
  const { database, close } = await openStore(embedded, 'there');
  const person = (await database.statements.select().from(tables.profiles)).find(({ email }) => email === ada);
  await database.asSystem((tx) => erasePerson(tx, person?.id ?? ''));
  const ledger = join(embedded.dataDir, 'erasures.jsonl');
  await openLedger(database, ledger).keep();
  await close();
  expect(readFileSync(ledger, 'utf8')).toContain(person?.id);
  rmSync(join(embedded.dataDir, 'database'), { recursive: true });
  expect(brandwright(embedded, 'restore', '--from', join(folder, 'all.backup'))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Deleted 1 account once more because it was deleted after the backup.'),
  });
  expect(brandwright(embedded, 'admin', 'add', ada).status).toBe(67);
});

test('[R-04] commands refuse a data folder that another process holds, and name the process', async () => {
  const lock = await holdDirectory(embedded.dataDir);
  const file = join(folder, 'none.backup');
  expect(brandwright(embedded, 'backup', '--out', file)).toMatchObject({
    status: 75,
    stderr: expect.stringContaining(`in use by process ${process.pid}`),
  });
  expect(existsSync(file)).toBe(false);
  lock.release();
});

test('a wrong environment and a missing database are explained', () => {
  expect(brandwright({ ...embedded, databaseUrl: 'mysql://u:hidden@h/d' }, 'admin', 'list')).toMatchObject({
    status: 78,
    stderr: expect.stringMatching(/^(?!.*hidden)DATABASE_URL must be/),
  });
  const nowhere = { dataDir: join(folder, 'nowhere'), databaseUrl: null };
  expect(brandwright(nowhere, 'backup', '--out', join(folder, 'x'))).toMatchObject({
    status: 69,
    stderr: expect.stringContaining('There’s no database in'),
  });
  expect(existsSync(nowhere.dataDir)).toBe(false);
});

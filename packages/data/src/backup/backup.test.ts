import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../../testing/people.ts';
import { emptyPostgres, postgres } from '../../testing/postgres-server.ts';
import { erasePerson } from '../accounts/erase-person.ts';
import { readMigrations, type Wanted } from '../connection/migrate.ts';
import {
  type Database,
  erasuresOf,
  eventsNow,
  openPglite,
  openStore,
  restoreBackup,
  type Store,
  saveBackup,
  saveBackupAlone,
  stalledKits,
  tables,
  tellKit,
} from '../index.ts';
import { nextNumber } from '../orders/receipt-numbers.ts';
import { keptTables } from './backup.ts';
import { BackupError } from './backup-file.ts';

const { auditLog, brandKits, drafts, kitChanges, mails, orders, profiles, sessions, usage } = tables;
const folder = mkdtempSync(join(tmpdir(), 'brandwright-backup-'));
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a database that is empty the first time, stays as it is, and is taken away after the tests. */
async function somewhere(kind: Database['kind']): Promise<(wanted?: Wanted) => Promise<Store>> {
  if (kind === 'postgres') {
    const { url, drop } = await emptyPostgres();
    closing.push(drop);
    return (wanted = 'all') => openStore({ dataDir: folder, databaseUrl: url }, wanted);
  }
  let opened: Database | null = null;
  closing.push(async () => opened?.close());
  return async (wanted = 'all') => {
    opened ??= await openPglite(null, { wanted });
    return { database: opened, close: async () => {} };
  };
}

/** Goes on, and has room. */
const quietly = { signal: new AbortController().signal, requireDiskSpace: async () => {} };

type Open = Awaited<ReturnType<typeof somewhere>>;
async function at<T>(open: Open, work: (database: Database) => Promise<T>): Promise<T> {
  const { database, close } = await open();
  return work(database).finally(close);
}

/** Signs that have a meaning in JSON, in rows, and in lines. */
const awkward = 'Ünï "q" \\ (a,b) {c} \u2028 \r\n\t \' $1 ; -- 東京';

/** Everything that a column can hold, and more rows than one reading fetches. */
async function furnish(database: Database): Promise<{ ada: string; ben: string }> {
  const [ada, ben] = [await makePerson(database), await makePerson(database)];
  await database.statements.update(profiles).set({ name: awkward }).where(eq(profiles.id, ada));
  await database.statements.execute(sql`
    insert into brand_kits (user_id, business_name, personality_traits, color_palette, brief, created_at)
    values (${ada}, ${awkward}, '{"n": 12345678901234567890.123456789, "a": [null, "\\u0022"]}', '{}', 'null', '2026-01-02 03:04:05.678901+13'),
      (${ben}, '', '{}', '{}', null, 'infinity')`);
  const [kit] = await database.statements.select().from(brandKits).where(eq(brandKits.userId, ada));
  const step = { brandKitId: kit?.id ?? '', step: 1, label: '', before: {}, after: { text: 'x'.repeat(1_100_000) } };
  await database.statements.insert(kitChanges).values(step);
  await database.statements.insert(orders).values({ userId: null, plan: 'premium', amount: 1500, brandData: null });
  await sell(database, ada, kit?.id ?? '');
  await database.statements.execute(sql`
    insert into brand_kit_assets (brand_kit_id, file_type, file_name, file_size) values (${kit?.id ?? ''}, 'png', 'a.png', 9007199254740993)`);
  await database.statements.insert(usage).values({ userId: ada, usageType: 'logo_generation', count: 2 });
  await database.statements.insert(drafts).values({ userId: ben, document: { businessName: 'Canary & Sons' } });
  const emails = Array.from({ length: 449 }, (_, i) => ({ recipient: `r${i}@example.com`, subject: '', text: '', html: '' }));
  await database.statements.insert(mails).values(emails);
  await database.statements.insert(auditLog).values([{ action: 'account.created' }, { action: 'kit.deleted', subject: 'x' }]);
  await database.statements.insert(sessions).values({ token: randomUUID(), userId: ada, expiresAt: new Date(Date.now() + 1e9) });
  return { ada, ben };
}

/** A kit that was paid for and is in the making, of which there is a copy that names the same order; and what a sale leaves in other tables. */
async function sell(database: Database, userId: string, kit: string): Promise<void> {
  const { kitEvents, kitLogos, logos, orderProofLogos, orderProofs, receiptNumbers, releases, sandboxCheckouts, sandboxEvents } =
    tables;
  const order = { userId, plan: 'starter', amount: 2999, status: 'paid' as const, brandKitId: kit, receiptNumber: '2026-000007' };
  const [paid] = await database.statements.insert(orders).values(order).returning();
  const orderId = paid?.id ?? '';
  await database.statements.update(brandKits).set({ orderId, failures: 1 }).where(eq(brandKits.id, kit));
  const copy = { userId, businessName: 'copy', status: 'completed' as const, personalityTraits: {}, colorPalette: {}, orderId };
  await database.statements.insert(brandKits).values(copy);
  const drawn = { brandKey: 'a', engine: '0.2.0', edition: 3, logos: ['kiln'] };
  await database.statements.insert(orderProofs).values({ ...drawn, orderId });
  const names = ['Kiln', 'x'.repeat(600_000)];
  const drawnLogos = await database.statements
    .insert(logos)
    .values(names.map((name) => ({ userId, logo: { design: { name } }, document: null })))
    .returning({ logoId: logos.id });
  const [proven = { logoId: '' }, kept = { logoId: '' }] = drawnLogos;
  await database.statements.insert(orderProofLogos).values({ orderId, place: 0, ...proven });
  await database.statements.insert(kitLogos).values({ brandKitId: kit, place: 0, ...kept });
  await database.statements.insert(receiptNumbers).values({ year: 2026, last: 7 });
  const event = { userId, brandKitId: kit, status: 'generating' as const, step: 'Drawing', progress: 0.1 };
  await database.statements.insert(kitEvents).values([event, { ...event, progress: 0.7 }]);
  await database.statements.insert(sandboxCheckouts).values({ id: 'cs_test_1', session: { id: 'cs_test_1' } });
  await database.statements.insert(sandboxEvents).values({ id: 'evt_1', payload: '{}', deliveredAt: new Date() });
  await database.statements.insert(releases).values({ userId, key: 'one press' });
  await database.statements.insert(mails).values({ recipient: 'a@b.c', subject: '', text: '', html: '', owed: true });
}

/** Where that was restored: the kit is made, the copy keeps its plan, numbers go on, and no order can be made up. */
async function goesOnSelling(database: Database, userId: string): Promise<void> {
  const [order] = await database.statements.select().from(orders).where(eq(orders.userId, userId));
  const kits = await database.statements.select().from(brandKits).where(eq(brandKits.userId, userId));
  expect(kits.map(({ status, orderId }) => [status, orderId]).sort()).toEqual([
    ['completed', order?.id],
    ['generating', order?.id],
  ]);
  expect(await stalledKits(database)).toEqual([order?.brandKitId]);
  await database.asSystem(async (tx) => {
    expect(await nextNumber(tx, { kind: 'receipt', test: false })).toMatch(/^2026-000008$|^20(?!26)\d\d-000001$/);
    await tellKit(tx, { id: order?.brandKitId ?? '', userId }, { status: 'generating', step: '', progress: 0.8 });
  });
  expect((await eventsNow(database, userId)).last).toBe(3);
  const unknown = database.statements.update(brandKits).set({ orderId: randomUUID() }).where(eq(brandKits.userId, userId));
  await expect(unknown).rejects.toMatchObject({ cause: { code: '23503' } });
  const { rows } = (await database.statements.execute(sql`select from pg_constraint where condeferrable`)) as unknown as {
    readonly rows: readonly unknown[];
  };
  expect(rows).toEqual([]);
}

const kinds: readonly Database['kind'][] = postgres === null ? ['pglite'] : ['pglite', 'postgres'];

const sources = new Map<Database['kind'], Open>();
const fileOf = (kind: Database['kind']): string => join(folder, `${kind}.backup`);

/** A database with something in each of its tables, and a backup of it. */
async function makeSource(kind: Database['kind']) {
  const open = await somewhere(kind);
  sources.set(kind, open);
  return at(open, async (database) => {
    const people = await furnish(database);
    return { people, end: await saveBackup(database, fileOf(kind)) };
  });
}

describe.each(kinds)('a backup of %s', (from) => {
  const file = fileOf(from);
  let { people, end } = {} as Awaited<ReturnType<typeof makeSource>>;
  beforeAll(async () => {
    ({ people, end } = await makeSource(from));
  });

  test.each(kinds)('[R-20] a backup restored into an empty %s has every row exactly, and no sessions', async (to) => {
    const there = await somewhere(to);
    const restored = await restoreBackup(there, file);
    expect(restored).toMatchObject({ ...end, erased: 0 });
    expect(Object.keys(end.tallies).sort()).toEqual([...keptTables()].sort());
    expect(Object.entries(end.tallies).filter(([, { rows }]) => rows > 0)).toHaveLength(18);
    await at(there, async (database) => {
      const again = await saveBackup(database, join(folder, 'again.backup'));
      expect(again).toEqual(end);
      const [ada] = await database.statements.select().from(profiles).where(eq(profiles.id, people.ada));
      expect(ada?.name).toBe(awkward);
      const { rows } = (await database.statements.execute(sql`
        select (select file_size::text from brand_kit_assets) as bytes, personality_traits->>'n' as n, jsonb_typeof(brief) as brief,
          extract(microseconds from created_at)::int as micros, (select count(*)::int from sessions) as sessions
        from brand_kits where user_id = ${people.ada} and failures > 0`)) as unknown as { rows: unknown };
      expect(rows).toEqual([
        { bytes: '9007199254740993', n: '12345678901234567890.123456789', brief: 'null', micros: 5_678_901, sessions: 0 },
      ]);
      const [line] = await database.statements.insert(auditLog).values({ action: 'account.created' }).returning();
      expect(line?.id).toBe(3);
      await goesOnSelling(database, people.ada);
    });
  });

  test('[R-20] a backup that nobody else makes is made', async () => {
    const file = join(folder, `alone-${from}.backup`);
    await at(sources.get(from) as Open, async (database) => expect(await saveBackupAlone(database, file, quietly)).toEqual(end));
  });

  // The embedded database has one session, so that two cannot meet there.
  if (from === 'postgres')
    test('[R-20] one of two simultaneous backups is made', async () => {
      await at(sources.get(from) as Open, async (database) => {
        const alone = () => saveBackupAlone(database, join(folder, 'of-two.backup'), quietly);
        const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        const first = database.asSystem(async (tx) => {
          await tx.execute(sql`select pg_advisory_xact_lock(7269405)`);
          begun.resolve();
          await done.promise;
        });
        await begun.promise;
        expect(await alone()).toBeNull();
        expect(readdirSync(folder).filter((name) => name.startsWith('of-two'))).toEqual([]);
        done.resolve();
        await first;
        expect(await alone()).toEqual(end);
      });
    });
});

describe('what a restore refuses, and who it does not bring back', () => {
  const file = fileOf('pglite');
  let target: Open;
  beforeAll(async () => {
    // Where these tests run alone.
    if (!sources.has('pglite')) await makeSource('pglite');
    target = await somewhere('pglite');
  });
  const text = (): string => gunzipSync(readFileSync(file)).toString();
  const changed = (name: string, change: (text: string) => string): string => {
    const path = join(folder, name);
    writeFileSync(path, gzipSync(change(text())));
    return path;
  };

  test('[R-20] a database that is not empty, by a table in which there are rows', async () => {
    await expect(restoreBackup(sources.get('pglite') as Open, file)).rejects.toThrow('not empty: there are rows in audit_log');
  });

  test('[R-20] a damaged, cut-off, foreign or newer backup is refused and leaves no rows', async () => {
    const cut = join(folder, 'cut.backup');
    writeFileSync(cut, readFileSync(file).subarray(0, statSync(file).size / 2));
    const cases: readonly (readonly [string, RegExp])[] = [
      [cut, /cut off or damaged/],
      [changed('torn', (all) => all.slice(0, all.lastIndexOf('{"tallies"'))), /last line is missing/],
      [changed('less', (all) => all.replace(/\["mails",.*\n/, '')), /mails \(449\) don’t match those in the backup \(450\)/],
      [
        changed('other', (all) => all.replace('r7@example.com', 'r8@example.com')),
        /mails \(450\) don’t match those in the backup \(450\)/,
      ],
      [changed('newer', (all) => all.replace('0002-row-security', '0099-later')), /newer version \(0099-later\)/],
      [changed('format', (all) => all.replace('"format":1', '"format":2')), /newer version/],
      [changed('none', () => '{"a":1}\n'), /isn’t a backup/],
    ];
    for (const [path, said] of cases) await expect(restoreBackup(target, path), path).rejects.toThrow(said);
    await at(target, async (database) => expect(await database.statements.select().from(profiles)).toEqual([]));
  });

  test('[H4-03] [R-20] backups whose lines are not what lines are, or whose rows do not fit', async () => {
    const header = /^.*\n/;
    const twice = (all: string): string => all.replace(/(\["mails",.*\n)/, '$1$1');
    const cases: readonly (readonly [string, RegExp])[] = [
      [changed('twice', twice), /its rows don’t fit/],
      [changed('orphans', (all) => all.replace(/\["profiles",.*\n/g, '')), /its rows don’t fit|profiles would have/],
      [changed('types', (all) => all.replace(/\["mails",.*\n/, '["mails","(1)"]\n')), /its rows don’t fit/],
      [changed('bare', (all) => all.replace(header, '{"brandwright":"backup","format":1}\n')), /cut off or damaged/],
      [changed('unheard', (all) => all.replace(/"tables":\["/, '"tables":["unheard","')), /its rows don’t fit/],
      [changed('foreign', (all) => all.replace(/\["mails",/, '["sessions",')), /doesn’t belong/],
      [changed('number', (all) => all.replace(header, '$&["mails",5]\n')), /cut off or damaged/],
      [changed('nothing', (all) => all.replace(header, '$&null\n')), /cut off or damaged/],
      [changed('endless', (all) => all.replace(header, `$&["mails","${'x'.repeat(70_000_000)}`)), /cut off or damaged/],
    ];
    for (const [path, said] of cases) {
      const fault = await restoreBackup(target, path).catch((error: unknown) => error);
      expect(fault, path).toBeInstanceOf(BackupError);
      expect(String(fault), path).toMatch(said);
    }
    await at(target, async (database) => expect(await database.statements.select().from(profiles)).toEqual([]));
  });

  test('[R-20] [A-10] a person erased after the backup stays erased, whichever ledger remembers them', async () => {
    const people = (await rowsIn('profiles')).map((row) => row.slice(1, 37));
    expect(people).toHaveLength(2);
    const [ada = '', ben = ''] = people;
    const first = await restoreBackup(target, file, { erasures: [{ personId: ada, at: new Date('2026-03-04T05:06:07.008Z') }] });
    expect(first.erased).toBe(1);
    const newer = join(folder, 'newer.backup');
    await at(target, async (database) => {
      expect((await database.statements.select().from(profiles)).map(({ id }) => id)).toEqual([ben]);
      expect(await database.statements.select().from(orders).where(eq(orders.userId, ada))).toEqual([]);
      await database.asSystem((tx) => erasePerson(tx, ben));
      await saveBackup(database, newer);
    });
    const remembered = await erasuresOf(newer);
    expect(remembered.find(({ personId }) => personId === ada)?.at).toEqual(new Date('2026-03-04T05:06:07.008Z'));
    const last = await somewhere(kinds.at(-1) ?? 'pglite');
    expect((await restoreBackup(last, file, { erasures: remembered })).erased).toBe(2);
    await at(last, async (database) => {
      await saveBackup(database, newer);
      expect(gunzipSync(readFileSync(newer)).toString()).not.toMatch(/Canary/);
    });
  });

  async function rowsIn(table: string): Promise<readonly string[]> {
    const rows = text()
      .split('\n')
      .filter((line) => line.startsWith(`["${table}",`));
    return rows.map((line) => (JSON.parse(line) as [string, string])[1]);
  }

  test('[R-20] an older backup finds the database it was made of, which is then brought to this program', async () => {
    const migrations = [
      ...(await readMigrations()),
      { name: '0099-later', text: `ALTER TABLE drafts ADD extra text NOT NULL DEFAULT 'later'` },
    ];
    // Opened again and again: Postgres, where there is one, does that in a moment.
    const there =
      postgres === null
        ? (wanted: Wanted) => openStore({ dataDir: join(folder, 'data'), databaseUrl: null }, wanted)
        : await somewhere('postgres');
    const restored = await restoreBackup(there, file, { migrations });
    expect(restored.tallies.drafts?.rows).toBe(1);
    const { database, close } = await there(migrations);
    const { rows } = (await database.statements.execute(sql`select extra from drafts`)) as unknown as { rows: unknown };
    expect(rows).toEqual([{ extra: 'later' }]);
    await close();
    await expect(restoreBackup(there, file, { migrations })).rejects.toThrow('already has 0099-later');
  });

  test('a backup that fails leaves no file, and not the old one either way', async () => {
    const kept = join(folder, 'kept.backup');
    writeFileSync(kept, 'the old one');
    await at(sources.get('pglite') as Open, async (database) => {
      const failing = saveBackup({ ...database, asSystem: () => Promise.reject(new Error('gone')) }, kept);
      await expect(failing).rejects.toThrow('gone');
    });
    expect(readFileSync(kept, 'utf8')).toBe('the old one');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

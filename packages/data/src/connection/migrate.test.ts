import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { emptyPglite } from '../../testing/pglite-copy.ts';
import { emptyPostgres, postgres } from '../../testing/postgres-server.ts';
import { migrate, readMigrations } from './migrate.ts';
import { sessionOf } from './pglite.ts';
import { openPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandwright-migrate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const first = {
  name: '0001-numbers',
  text: 'CREATE TABLE numbers (n int); INSERT INTO numbers SELECT generate_series(1, 10000)',
};
const second = { name: '0002-doubled', text: 'ALTER TABLE numbers ADD doubled int; UPDATE numbers SET doubled = 2 * n' };

test('a migration that fails leaves the database as it was, and the one before it in place', async () => {
  const client = await emptyPglite();
  const broken = { name: '0002-doubled', text: 'ALTER TABLE numbers ADD doubled int; SELECT nothing_of_the_kind()' };
  await expect(migrate(sessionOf(client), [first, broken])).rejects.toThrow('nothing_of_the_kind');
  expect((await client.query('SELECT * FROM numbers LIMIT 1')).rows).toEqual([{ n: 1 }]);
  await migrate(sessionOf(client), [first, second]);
  expect((await client.query('SELECT sum(doubled)::int AS sum FROM numbers')).rows).toEqual([{ sum: 100_010_000 }]);
  await client.close();
});

test('[Y-02] a role that may make roles and tables can install it without being a superuser', async () => {
  // PGlite is a Postgres of 18: since 16 who makes a role is not of it.
  const client = await emptyPglite();
  await client.exec('CREATE ROLE installer LOGIN CREATEROLE; GRANT CREATE, USAGE ON SCHEMA public TO installer');
  await client.exec('GRANT CREATE ON DATABASE postgres TO installer');
  await client.exec('SET SESSION AUTHORIZATION installer');
  await migrate(sessionOf(client));
  for (const role of ['brandwright_system', 'brandwright_person']) {
    await client.exec(`SET ROLE ${role}`);
    expect((await client.query('SELECT current_user::text AS role')).rows).toEqual([{ role }]);
  }
  await client.close();
});

test('[B-08] orders that were paid before receipts were written down have one of what is known', async () => {
  const client = await emptyPglite();
  const all = await readMigrations();
  const before = all.filter(({ name }) => name < '0007');
  await migrate(sessionOf(client), before);
  await client.exec(`
    SET ROLE brandwright_system;
    INSERT INTO profiles (id, email, full_name) VALUES ('7a1fa200-0000-4000-8000-000000000001', 'ada@example.com', 'Ada');
    INSERT INTO receipt_numbers VALUES (2026, 2);
    INSERT INTO orders (user_id, plan, amount, tax, status, receipt_number, buyer) VALUES
      ('7a1fa200-0000-4000-8000-000000000001', 'premium', 1500, 300, 'paid', '2026-000001', '{"name":null,"country":"GB","taxId":"GB1"}'),
      (NULL, 'starter', 2999, 0, 'refunded', '2026-000002', NULL),
      ('7a1fa200-0000-4000-8000-000000000001', 'starter', 2999, 0, 'open', NULL, NULL);
    RESET ROLE`);
  await migrate(sessionOf(client));
  const { rows } = await client.query<{ receipt: object | null }>('SELECT receipt FROM orders ORDER BY receipt_number');
  const seller = { lines: ['Brandwright'], taxId: null };
  const [none, nobody] = [
    { taxRate: null, paidBy: null, currency: 'usd', seller },
    { name: null, email: null, taxId: null },
  ];
  expect(rows.map(({ receipt }) => receipt)).toEqual([
    {
      ...{ ...none, item: 'Brandwright AI Brand Kit', net: 1500, tax: 300 },
      buyer: { name: 'Ada', email: 'ada@example.com', address: ['GB'], country: 'GB', taxId: 'GB1' },
    },
    { ...none, item: 'Brandwright Starter', net: 2999, tax: 0, buyer: { ...nobody, address: [], country: null } },
    null,
  ]);
  expect((await client.query('SELECT * FROM receipt_numbers')).rows).toEqual([{ series: '', year: 2026, last: 2 }]);
  await client.close();
});

test('[HR-03] kits that had failed before are made up for as well, within a day of the migration', async () => {
  const client = await emptyPglite();
  const all = await readMigrations();
  await migrate(
    sessionOf(client),
    all.filter(({ name }) => name < '0009'),
  );
  await client.exec(`
    SET ROLE brandwright_system;
    INSERT INTO profiles (id, email, full_name) VALUES ('7a1fa200-0000-4000-8000-000000000001', 'ada@example.com', 'Ada');
    INSERT INTO brand_kits (id, user_id, business_name, status, personality_traits, color_palette)
      SELECT ('7a1fa200-0000-4000-8000-00000000001' || n)::uuid, '7a1fa200-0000-4000-8000-000000000001', n, status, '{}', '{}'
      FROM (VALUES (1, 'error'), (2, 'error'), (3, 'completed')) AS kits (n, status);
    INSERT INTO orders (plan, amount, status, brand_kit_id) VALUES
      ('premium', 1500, 'paid', '7a1fa200-0000-4000-8000-000000000011'),
      ('premium', 1500, 'refunded', '7a1fa200-0000-4000-8000-000000000012'),
      ('premium', 1500, 'paid', '7a1fa200-0000-4000-8000-000000000013');
    RESET ROLE`);
  await migrate(sessionOf(client));
  const { rows } = await client.query('SELECT business_name AS kit FROM brand_kits WHERE failed_at IS NOT NULL');
  expect(rows).toEqual([{ kit: '1' }]);
  await client.close();
});

test('[H3-04] migrated kits keep their logos and files, each as a row of its own', async () => {
  const client = await emptyPglite();
  const all = await readMigrations();
  await migrate(
    sessionOf(client),
    all.filter(({ name }) => name < '0014'),
  );
  const logo = (id: string) => ({ design: { id }, customization: id === 'b' ? { primaryColor: '#7A1FA2' } : null });
  const kits = [
    // Chosen as finished one after the other; and a document that names no design of the kit.
    [
      [logo('a'), { nothing: 'of ours' }, 3, logo('b')],
      [{ logo: 'b', order: {} }, { order: { design: { id: 'edited' } } }],
    ],
    [[], null],
  ];
  await client.exec(`
    SET ROLE brandwright_system;
    INSERT INTO profiles (id, email, full_name) VALUES ('7a1fa200-0000-4000-8000-000000000001', 'ada@example.com', 'Ada')`);
  for (const [place, [logos, documents]] of kits.entries())
    await client.query(
      `INSERT INTO brand_kits (user_id, business_name, personality_traits, color_palette, logo_variants, documents)
       VALUES ('7a1fa200-0000-4000-8000-000000000001', $1, '{}', '{}', $2, $3)`,
      [`${place}`, logos, documents],
    );
  await client.exec('RESET ROLE');
  await migrate(sessionOf(client));
  const heads = await client.query('SELECT logo_variants, finished, variants FROM brand_kits ORDER BY business_name');
  expect(heads.rows).toEqual([
    { logo_variants: ['a', 'b'], finished: ['b', 'a'], variants: 2 },
    { logo_variants: [], finished: [], variants: 0 },
  ]);
  const { rows } = await client.query(
    'SELECT place, logo, logos.document FROM kit_logos JOIN logos ON logos.id = logo_id ORDER BY place',
  );
  expect(rows).toEqual([
    { place: 0, logo: logo('a'), document: { order: { design: { id: 'edited' } } } },
    { place: 1, logo: logo('b'), document: { logo: 'b', order: {} } },
  ]);
  await client.close();
});

test('[H4-09] downloads of before are one row a file, which counts them', async () => {
  const client = await emptyPglite();
  const all = await readMigrations();
  await migrate(
    sessionOf(client),
    all.filter(({ name }) => name < '0016'),
  );
  await client.exec(`
    SET ROLE brandwright_system;
    INSERT INTO profiles (id, email, full_name) VALUES ('7a1fa200-0000-4000-8000-000000000001', 'ada@example.com', 'Ada');
    INSERT INTO brand_kits (id, user_id, business_name, personality_traits, color_palette)
      SELECT ('7a1fa200-0000-4000-8000-00000000001' || n)::uuid, '7a1fa200-0000-4000-8000-000000000001', n, '{}', '{}' FROM generate_series(1, 2) AS n;
    INSERT INTO brand_kit_assets (brand_kit_id, file_type, file_name, file_size, created_at)
      SELECT ('7a1fa200-0000-4000-8000-00000000001' || kit)::uuid, 'zip', name, 5, '2026-01-01'::timestamptz + n * interval '1 day'
      FROM (VALUES (1, 'a.zip', 1), (1, 'a.zip', 3), (1, 'a-2.zip', 2), (1, 'a.zip', 4), (2, 'a.zip', 5)) AS files (kit, name, n);
    RESET ROLE`);
  await migrate(sessionOf(client));
  const { rows } = await client.query(`
    SELECT business_name AS kit, file_name AS name, place, downloads, brand_kit_assets.updated_at::date::text AS last
    FROM brand_kit_assets JOIN brand_kits ON brand_kits.id = brand_kit_id ORDER BY 1, 3`);
  expect(rows).toEqual([
    { kit: '1', name: 'a.zip', place: 0, downloads: 3, last: '2026-01-05' },
    { kit: '1', name: 'a-2.zip', place: 1, downloads: 1, last: '2026-01-03' },
    { kit: '2', name: 'a.zip', place: 0, downloads: 1, last: '2026-01-06' },
  ]);
  await client.close();
});

test('a database of a newer program, or one whose migrations were rewritten, is refused by name', async () => {
  const client = await emptyPglite();
  await migrate(sessionOf(client), [first, second]);
  await expect(migrate(sessionOf(client), [first])).rejects.toThrow('newer version (0002-doubled)');
  await expect(migrate(sessionOf(client), [{ ...first, text: 'SELECT 1' }, second])).rejects.toThrow('0001-numbers was changed');
  await client.close();
});

test('[R-21] killed in the middle of a migration of 10,000 rows: the next start brings it to its end', async () => {
  const data = join(folder, 'killed');
  const migrateFile = fileURLToPath(new URL('./migrate.ts', import.meta.url));
  const slow = { ...second, text: `${second.text}; SELECT count(*) FROM generate_series(1, 2000000000)` };
  const script = `
    import { PGlite } from ${JSON.stringify(import.meta.resolve('@electric-sql/pglite'))};
    import { migrate } from ${JSON.stringify(migrateFile)};
    const client = await PGlite.create(${JSON.stringify(data)});
    const session = { run: async (text) => { if (text.includes('doubled')) console.log('begun'); await client.exec(text); }, query: async (text, values) => (await client.query(text, values)).rows };
    await migrate(session, ${JSON.stringify([first, slow])});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const client = await PGlite.create(data);
  expect((await client.query('SELECT name FROM migrations')).rows).toEqual([{ name: '0001-numbers' }]);
  await migrate(sessionOf(client), [first, second]);
  expect((await client.query('SELECT count(doubled)::int AS count FROM numbers')).rows).toEqual([{ count: 10_000 }]);
  await client.close();
});

test.skipIf(postgres === null)('four processes may start on one empty Postgres at once', async () => {
  const { url, drop } = await emptyPostgres();
  const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT name FROM migrations ORDER BY name');
  expect(rows.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name));
  await client.end();
  await Promise.all(opened.map((database) => database.close()));
  await drop();
});

import { randomUUID } from 'node:crypto';
import { apiScopes, endpoints, problemSchema, sessionSchema } from '@brandwright/contract';
import { type Database, openPostgres, tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migratedPostgres } from '../../../packages/data/testing/migrated-postgres.ts';
import { openTestPglite } from '../../../packages/data/testing/pglite-copy.ts';
import { postgres } from '../../../packages/data/testing/postgres-server.ts';
import { createApp } from '../src/app.ts';
import { openLog } from '../src/operations/log.ts';
import { openAccounts } from '../src/services/accounts/accounts.ts';
import { newKey } from '../src/services/api/key-text.ts';
import { everyEndpoint, sampleRequest } from '../testing/sample-requests.ts';
import { stubPress } from '../testing/stub-press.ts';
import { testDeps, testSettings } from '../testing/test-app.ts';
import { testPerson } from '../testing/test-person.ts';

const lines: string[] = [];
const log = openLog('info', { write: (line: string) => void lines.push(line) });

/** A database that cannot be reached, as the driver says it. */
const broken = (code = 'ECONNREFUSED') => {
  const fail = () => Promise.reject(Object.assign(new Error('connect 127.0.0.1:5432'), { code }));
  const statements = new Proxy({} as Database['statements'], {
    get: (_, name) => (name === 'execute' || name === 'transaction' ? fail : undefined),
  });
  return {
    kind: 'postgres',
    statements,
    asPerson: fail,
    askAsPerson: fail,
    asSystem: fail,
    ask: fail,
    ping: fail,
  } as unknown as Database;
};

const whole = await openTestPglite();
afterAll(() => whole.close());

test('[R-06] [H6-08] endpoints that need a missing database answer 503, and the log says so once a minute', async () => {
  const failed: unknown[] = [];
  let now = 0;
  const telling = openLog('info', { write: (line: string) => void (line.includes('"failed"') && failed.push(JSON.parse(line))) });
  const deps = testDeps(stubPress, whole, { log: telling, now: () => now });
  const app = createApp({
    ...deps,
    database: broken(),
    accounts: { ...deps.accounts, authorizeRequest: broken().ping as never, authorizeKey: broken().ping as never },
  });
  for (const one of everyEndpoint) {
    const response = await app.request(...sampleRequest(one, { cookie: 'brandwright.session_token=a.b', key: newKey().key }));
    const { code, retryAfter, detail } = problemSchema.parse(await response.json());
    expect([response.status, code, response.headers.get('retry-after')], one.name).toEqual([503, 'database.unavailable', '5']);
    expect(retryAfter).toBe(5);
    expect(detail).not.toMatch(/connect|5432/);
  }
  expect(Object.keys(endpoints)).toHaveLength(everyEndpoint.length);
  expect((await app.request('/healthz')).status).toBe(200);
  expect(failed).toMatchObject([{ code: 'database.unavailable' }]);
  now = 60_000;
  await app.request('/api/session', { headers: { cookie: 'brandwright.session_token=a.b' } });
  expect(failed).toHaveLength(2);
});

test('[R-06] a database that fails after sign-in is reported as unavailable', async () => {
  const { id, cookie } = await testPerson(whole, { role: 'admin', secondFactor: true });
  const admission = {
    over: null,
    person: { id, sessionId: 's', email: 'a@example.com', name: 'Ada', role: 'admin', secondFactor: true, stale: true },
  } as const;
  const gone = drizzle('postgres://nobody@127.0.0.1:1/none', { schema: tables });
  const deps = testDeps(stubPress, { ...broken(), statements: gone as never });
  const limit = { key: 'api', most: 100, seconds: 60 };
  const bearer = { id, keyId: randomUUID(), scopes: apiScopes };
  const authorizeKey = async () => ({ bearer, limit, count: 1, rest: 60 });
  const app = createApp({ ...deps, accounts: { ...deps.accounts, authorizeRequest: async () => admission, authorizeKey } });
  // What they say comes before the database: no typeface is asked for, claims are a file, there is no mailbox, the event bears no signature. What is heard of kits begins, and breaks off; the API’s document is made of the table.
  const before = new Set([
    'fonts',
    'readClaims',
    'adminClaims',
    'readMailbox',
    'readEmail',
    'stripeWebhook',
    'readEvents',
    'apiDocument',
  ]);
  for (const one of everyEndpoint) {
    const ids = one.params.includes('secret') ? { secret: 'A'.repeat(22) } : {};
    const response = await app.request(...sampleRequest(one, { cookie, key: newKey().key, ids }));
    const said = response.ok ? 'answered' : problemSchema.parse(await response.json()).code;
    expect(said === 'database.unavailable', `${one.name}: ${said}`).toBe(!before.has(one.name));
  }
});

test('[U-04] usage that can’t be read is empty and logged, and usage that can’t be counted throws', async () => {
  lines.length = 0;
  const person = {
    id: 'p',
    email: 'a@example.com',
    name: 'Ada',
    role: 'person',
    secondFactor: false,
    sessionId: 's',
    stale: false,
  } as const;
  const accounts = openAccounts({ database: broken(), secret: testSettings.secret, cookieName: 'c', log });
  expect(await accounts.usage.list(person)).toEqual([]);
  expect(lines).toHaveLength(1);
  await expect(accounts.usage.spend(person, 'logo_generation')).rejects.toThrow();
});

test('[U-04] a session is told, and a file is not given away, while usage alone cannot be reached', async () => {
  const { cookie, email } = await testPerson(whole);
  const { usage } = openAccounts({ database: broken(), secret: testSettings.secret, cookieName: 'c', log });
  let drawn = 0;
  const draw = async () => {
    drawn++;
    return { svg: '<svg/>', png: [] } as never;
  };
  const deps = testDeps({ ...stubPress, free: draw }, whole);
  const app = createApp({ ...deps, accounts: { ...deps.accounts, usage } });
  const session = sessionSchema.parse(await (await app.request('/api/session', { headers: { cookie } })).json());
  expect(session).toEqual({ user: { email }, usage: [], support: null, providers: [], textModel: null, imageModel: null });
  const free = await app.request('/api/free-logo', {
    method: 'POST',
    headers: { cookie, origin: 'http://localhost', 'content-type': 'application/json' },
    body: '{"businessName":"Kiln","format":"svg"}',
  });
  // The look at what was used stops nobody; the count that cannot be made does.
  expect([drawn, free.status, problemSchema.parse(await free.json()).code]).toEqual([1, 503, 'usage.unrecorded']);
});

test.skipIf(postgres === null)(
  '[R-06] cutting every Postgres session under load loses nothing that was acknowledged',
  async () => {
    const { url, drop } = await migratedPostgres();
    const database = await openPostgres(url, { onIdleFault: (err) => log.warn({ err }, 'a session of the database broke') });
    const app = createApp(testDeps(stubPress, database, { log }));
    const { id, cookie } = await testPerson(database);
    const owner = new Client({ connectionString: url });
    await owner.connect();
    const cut = () =>
      owner.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );

    const seen = new Map<number, number>();
    let acknowledged = -1;
    const keep = async (n: number): Promise<void> => {
      const response = await app.request('/api/draft', {
        method: 'PUT',
        headers: { cookie, origin: 'http://localhost', 'content-type': 'application/json' },
        body: JSON.stringify({ draft: { step: n } }),
      });
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      if (response.status === 200) acknowledged = n;
      if (response.status === 503) expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(15);
    };
    const read = async (): Promise<void> => {
      const { status } = await app.request('/api/session', { headers: { cookie } });
      seen.set(status, (seen.get(status) ?? 0) + 1);
    };
    // A transaction that is open and says nothing is cut off as well.
    const silent = database
      .asPerson(id, async ({ tx }) => {
        await tx.select().from(tables.drafts);
        await cut();
        await new Promise((done) => setTimeout(done, 100));
        await tx.select().from(tables.drafts);
      })
      .catch((error: unknown) => error);
    for (let n = 0; n < 60; n++) {
      await database.statements.delete(tables.rateLimits).catch(() => {});
      const [, , said] = await Promise.all([keep(n), read(), n % 6 === 5 ? cut() : null]);
      if (said !== null) await read();
    }
    expect(await silent).toBeInstanceOf(Error);
    expect(
      [...seen.keys()].filter((status) => ![200, 503].includes(status)),
      JSON.stringify([...seen]),
    ).toEqual([]);
    expect(seen.get(503)).toBeGreaterThan(0);
    await database.statements.delete(tables.rateLimits).catch(() => {});
    await read();
    await keep(1000);
    expect(acknowledged).toBe(1000);
    const [kept] = await database.statements.select().from(tables.drafts).where(eq(tables.drafts.userId, id));
    expect(kept?.document).toEqual({ step: 1000 });
    await owner.end();
    await database.close();
    await drop();
  },
);

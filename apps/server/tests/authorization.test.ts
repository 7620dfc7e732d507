import { randomBytes, randomUUID } from 'node:crypto';
import { endpoints, problemSchema } from '@brandwright/contract';
import { addKit, addShareLink, type Database, tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import type { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { contentsOf } from '../../../packages/data/testing/contents.ts';
import { onEveryDatabase } from '../../../packages/data/testing/databases.ts';
import { createApp } from '../src/app.ts';
import type { AppEnv } from '../src/deps.ts';
import { assetIdOf } from '../src/services/api/asset-id.ts';
import { secretHash } from '../src/services/kits/share-secret.ts';
import { type Asked, everyEndpoint, sampleRequest } from '../testing/sample-requests.ts';
import { stubPress } from '../testing/stub-press.ts';
import { testDeps } from '../testing/test-app.ts';
import { beginSession, type TestPerson, testKey, testPerson } from '../testing/test-person.ts';

const { auditLog, drafts, profiles, rateLimits } = tables;

type Ids = Readonly<Record<string, string>>;

/** Something of the owner's for each name of an id in a path: a name that is not here fails the tests below. */
const makers: Readonly<Record<string, (database: Database, owner: TestPerson, made: Ids) => Promise<string>>> = {
  session: async (database, { id }) => (await beginSession(database, id)).id,
  kit: (database, { id }) => database.asPerson(id, async (scope) => (await addKit(scope, { businessName: 'Canary Kit' })).id),
  share: (database, { id }, { kit = '' }) =>
    database.asPerson(id, async (scope) => (await addShareLink(scope, kit, secretHash(randomUUID()))).id),
  order: async (database, { id }) => {
    const paid = {
      userId: id,
      plan: 'starter',
      amount: 2999,
      status: 'paid' as const,
      paidAt: new Date(),
      receiptNumber: randomUUID(),
    };
    const [made] = await database.statements.insert(tables.orders).values(paid).returning();
    return made?.id ?? '';
  },
  // Emails belong to the machine on which they lie, and are shown nowhere else: here there are none.
  email: async () => randomUUID(),
  person: async (_, { id }) => id,
  message: async (database, { id, email }) => {
    const written = { userId: id, name: 'Canary Owner', email, subject: '', message: 'Canary & Sons', suspected: false };
    const [made] = await database.statements.insert(tables.contactMessages).values(written).returning();
    return made?.id ?? '';
  },
  revision: async (database, { id }, { kit = '' }) => {
    const asked = { userId: id, brandKitId: kit, revisionType: 'color', requestedChanges: 'Canary & Sons' } as const;
    const [made] = await database.statements.insert(tables.brandKitRevisions).values(asked).returning();
    return made?.id ?? '';
  },
  key: async (database, { id }) => {
    const made = { userId: id, name: 'Canary & Sons', prefix: 'bw_AAAAA', keyHash: randomUUID(), scopes: [] };
    const [row] = await database.statements.insert(tables.apiKeys).values(made).returning();
    return row?.id ?? '';
  },
  webhook: async (database, { id }) => {
    const made = { userId: id, url: 'https://canary.example/hooks', secret: 'sealed' };
    const [row] = await database.statements.insert(tables.webhooks).values(made).returning();
    return row?.id ?? '';
  },
  delivery: async (database, { id }, { webhook = '' }) => {
    const made = { userId: id, webhookId: webhook, eventId: 'msg_canary', type: 'webhook.test' as const, body: 'Canary & Sons' };
    const [row] = await database.statements.insert(tables.webhookDeliveries).values(made).returning();
    return row?.id ?? '';
  },
  // The kit in the same path is the owner's.
  logo: async () => 'a'.repeat(13),
  asset: async (_database, _owner, { kit = '' }) => assetIdOf(kit, 'licenses.txt'),
  // The kit in the same path is the owner's; every kit has the same templates.
  template: async () => 'instagram-post-1080x1080',
  // The same of every kit; the secret in the same path says whose.
  picture: async () => 'on-dark',
  comment: async (database, _owner, { kit = '' }) => {
    const written = { brandKitId: kit, visitor: 'nobody', name: 'Canary Visitor', comment: 'Warmer?', suspected: false };
    const [made] = await database.statements.insert(tables.kitComments).values(written).returning();
    return made?.id ?? '';
  },
  // Whoever has it may look: nothing of its owner is shown.
  secret: async (database, { id }, { kit = '' }) => {
    const secret = randomBytes(16).toString('base64url');
    await database.asPerson(id, (scope) => addShareLink(scope, kit, secretHash(secret)));
    return secret;
  },
};

/** Whether an id in its path is somebody's own. */
const hasOwned = ({ params }: Asked): boolean =>
  params.some((param) => !['secret', 'email', 'template', 'picture'].includes(param));

/** Addresses beside the table: what those who run the server ask, what refusals point to, pages, and Apple’s form. */
const besides = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /problems/:code',
  'POST /sign-in/apple',
  // The public page of a brand, and its files.
  'GET /brand/:slug',
  'GET /brand/:slug/:file',
];

/** Registered routes that the table does not tell. `ALL` stands for middleware, the site, and what refuses other methods. */
function unlisted(app: Hono<AppEnv>): readonly string[] {
  const told = new Set([...everyEndpoint.map(({ method, path }) => `${method} ${path}`), ...besides]);
  const refusing = new Set(['/*', '/api/*', ...[...told].map((one) => one.replace(/^\S+ /, ''))]);
  return app.routes
    .filter(({ method, path }) => (method === 'ALL' ? !refusing.has(path) : !told.has(`${method} ${path}`)))
    .map(({ method, path }) => `${method} ${path}`);
}

onEveryDatabase((database) => {
  const app = () => createApp(testDeps(stubPress, database()));
  beforeEach(() => database().statements.delete(rateLimits));

  /** A, who has something of everything, and an id of it for each parameter. */
  async function owner() {
    const person = await testPerson(database(), { name: 'Canary Owner' });
    await database()
      .statements.insert(drafts)
      .values({ userId: person.id, document: { businessName: 'Canary & Sons' } });
    const ids: Record<string, string> = {};
    for (const param of new Set(everyEndpoint.flatMap(({ params }) => params)))
      ids[param] =
        (await makers[param]?.(database(), person, ids)) ?? expect.fail(`No maker for “:${param}”: add one to this file.`);
    return { ...person, ids };
  }
  /** Every row that has to do with somebody; what is written down of requests is none. */
  const rowsOf = async ({ id, email }: TestPerson) =>
    (await contentsOf(database(), ['rate_limits', 'audit_log'])).filter((row) => row.includes(id) || row.includes(email));

  /** All that an answer says, whatever it is packed in. */
  async function said(response: Response): Promise<string> {
    const bytes = new Uint8Array(await response.arrayBuffer());
    const zipped = response.headers.get('content-type') === 'application/zip';
    const parts = zipped ? Object.values(unzipSync(bytes)) : [bytes];
    return [...parts.map((part) => strFromU8(part)), ...[...response.headers].flat()].join('\n');
  }
  const expectNothingOf = (text: string, { id, email }: TestPerson, name: string) => {
    for (const part of [id, email, 'Canary Owner', 'Canary & Sons']) expect(text, name).not.toContain(part);
  };

  test('[S-01] an anonymous caller gets 401 from every closed endpoint, and changes nothing', async () => {
    const { ids } = await owner();
    const before = await contentsOf(database(), ['rate_limits']);
    const closed = everyEndpoint.filter(({ access }) => access !== 'anyone');
    expect(closed.length).toBeGreaterThan(5);
    for (const one of closed) {
      const response = await app().request(...sampleRequest(one, { ids }));
      const code = one.access === 'key' ? 'key.needed' : 'account.needed';
      expect([response.status, problemSchema.parse(await response.json()).code], one.name).toEqual([401, code]);
    }
    expect(await contentsOf(database(), ['rate_limits'])).toEqual(before);
  });

  test('[S-01] another person gets 404 for every id of the owner, and sees and changes nothing', async () => {
    const [a, stranger] = [await owner(), await testPerson(database(), { name: 'Ben' })];
    const key = await testKey(database(), stranger.id);
    const before = await rowsOf(a);
    expect(before.length).toBeGreaterThan(3);
    // What ends B's own session comes last.
    const last = (one: Asked) => Number(['signOut', 'deleteAccount'].includes(one.name));
    const asked = everyEndpoint.filter(({ access }) => access !== 'admin').sort((one, other) => last(one) - last(other));
    for (const one of asked) {
      const response = await app().request(...sampleRequest(one, { ids: a.ids, cookie: stranger.cookie, key }));
      expectNothingOf(await said(response), a, one.name);
      if (hasOwned(one)) expect(response.status, one.name).toBe(404);
    }
    expect(asked.filter(hasOwned).length).toBeGreaterThan(5);
    expect(await rowsOf(a)).toEqual(before);
    // What was taken away can be brought back by its owner alone.
    const kits = database().statements.update(tables.brandKits);
    await kits.set({ deletedAt: new Date() }).where(eq(tables.brandKits.userId, a.id));
    const taken = await rowsOf(a);
    const { id, cookie } = await testPerson(database());
    const other = await testKey(database(), id);
    for (const one of everyEndpoint.filter(({ params, access }) => params.includes('kit') && access !== 'admin'))
      expect((await app().request(...sampleRequest(one, { ids: a.ids, cookie, key: other }))).status, one.name).toBe(404);
    expect(await rowsOf(a)).toEqual(taken);
  });

  test('[S-01] [S-30] a former admin gets 403 from admin endpoints, and no more than anybody from the rest', async () => {
    const [a, demoted] = [await owner(), await testPerson(database(), { role: 'admin', secondFactor: true })];
    const key = await testKey(database(), demoted.id);
    const before = await rowsOf(a);
    await database().statements.update(profiles).set({ role: 'person' }).where(eq(profiles.id, demoted.id));
    for (const one of everyEndpoint.filter((one) => one.access === 'admin' || hasOwned(one))) {
      const response = await app().request(...sampleRequest(one, { ids: a.ids, cookie: demoted.cookie, key }));
      expect(response.status, one.name).toBe(one.access === 'admin' ? 403 : 404);
      expectNothingOf(await said(response), a, one.name);
    }
    expect(await rowsOf(a)).toEqual(before);
  });

  test('[S-30] [S-34] the admin shell opens only to an admin with a second factor, and logs refusals', async () => {
    const { path } = endpoints.adminOverview;
    const enter = async ({ cookie }: TestPerson) => (await app().request(path, { headers: { cookie } })).status;
    const admin = await testPerson(database(), { role: 'admin', secondFactor: true });
    expect((await app().request(path)).status).toBe(401);
    expect(await enter(await testPerson(database()))).toBe(403);
    expect(await enter(await testPerson(database(), { role: 'admin' }))).toBe(403);
    expect(await enter(admin)).toBe(200);
    await database().statements.update(profiles).set({ role: 'person' }).where(eq(profiles.id, admin.id));
    expect(await enter(admin)).toBe(403);
    const lines = await database().statements.select().from(auditLog).where(eq(auditLog.personId, admin.id));
    expect(lines.map(({ action }) => action)).toEqual(['access.refused']);
  });

  test('[H14-07] refusals of one person at one endpoint are logged once a minute', async () => {
    const person = await testPerson(database());
    const enter = (path: string) => app().request(path, { headers: { cookie: person.cookie } });
    for (let i = 0; i < 3; i++) expect((await enter(endpoints.adminOverview.path)).status).toBe(403);
    expect((await enter(endpoints.adminTroubles.path)).status).toBe(403);
    const lines = await database().statements.select().from(auditLog).where(eq(auditLog.personId, person.id));
    expect(lines.map(({ subject }) => subject).sort()).toEqual(['adminOverview', 'adminTroubles']);
  });

  test('[S-01] every route that there is stands in the table', () => {
    expect(unlisted(app())).toEqual([]);
    const stray = app();
    stray.get('/api/stray', (c) => c.text('in'));
    stray.all('/api/other', (c) => c.text('in'));
    stray.get('/admin', (c) => c.text('in'));
    expect(unlisted(stray)).toEqual(['GET /api/stray', 'ALL /api/other', 'GET /admin']);
    const served = new Set(app().routes.map(({ method, path }) => `${method} ${path}`));
    for (const { method, path } of everyEndpoint) expect(served).toContain(`${method} ${path}`);
  });
});

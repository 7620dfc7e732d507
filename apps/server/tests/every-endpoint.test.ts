import { existsSync, readdirSync, readlinkSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { problemSchema } from '@brandwright/contract';
import { addKit, addShareLink, tables } from '@brandwright/data';
import { type Design, facesFor, parseBrief } from '@brandwright/engine';
import type { Press } from '@brandwright/press';
import { drawSet, openStudio } from '@brandwright/press/maker';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contentsOf } from '../../../packages/data/testing/contents.ts';
import { eventually } from '../../../packages/data/testing/eventually.ts';
import { openTestPglite } from '../../../packages/data/testing/pglite-copy.ts';
import { createApp } from '../src/app.ts';
import type { Deps } from '../src/deps.ts';
import { listen } from '../src/http/http-server.ts';
import { assetIdOf } from '../src/services/api/asset-id.ts';
import { drawnLogo } from '../src/services/kits/kit-document.ts';
import { secretHash } from '../src/services/kits/share-secret.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { sampleBodies } from '../testing/sample-bodies.ts';
import { everyEndpoint, sampleRequest } from '../testing/sample-requests.ts';
import { stubPress } from '../testing/stub-press.ts';
import { testDeps } from '../testing/test-app.ts';
import { testKey, testPerson } from '../testing/test-person.ts';

const database = await openTestPglite();
const app = createApp(testDeps(stubPress, database));
const server = await listen(app, { port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await server.close(0);
  await database.close();
});
const admin = await testPerson(database, { role: 'admin', secondFactor: true });
const { cookie } = admin;
const key = await testKey(database, admin.id);
beforeEach(() => database.statements.delete(tables.rateLimits));
const contents = () => contentsOf(database, ['rate_limits', 'api_keys']);

/** Draws the same nothing for everybody. */
const drawingPress: Press = {
  ...stubPress,
  free: async () => ({ id: 'drawn', svg: '<svg/>', square: '<svg/>', ground: '#ffffff' }),
  raster: async () => new Uint8Array(8),
  subset: async (faces) => faces.map((id) => ({ id, bytes: new Uint8Array(8) })),
};

const parsed = parseBrief({ name: 'Köhle & Glut' });
if (!parsed.ok) throw new Error('The brief of these tests is none.');
const brief = parsed.value;

/** Ids of a kit of the admin's that has a logo, of a link to it, and of an order that was paid. */
async function kitToShow(): Promise<Readonly<Record<string, string>>> {
  const { set } = await drawSet(await openStudio(), brief, { round: 0 });
  const secret = 'a'.repeat(22);
  const bought = {
    userId: admin.id,
    status: 'paid' as const,
    plan: 'starter',
    amount: 2999,
    paidAt: new Date(),
    receiptNumber: '2026-000001',
    receipt: {
      item: 'Brandwright Starter',
      net: 2999,
      tax: 0,
      taxRate: null,
      currency: 'usd',
      paidBy: null,
      seller: { lines: ['Brandwright Test Ltd'], taxId: null },
      buyer: { name: 'Ada', email: null, address: [], country: null, taxId: null },
    },
  };
  const [order] = await database.statements.insert(tables.orders).values(bought).returning();
  const kit = await database.asPerson(admin.id, async (scope) => {
    const design = { ...(set.designs[0] as Design), id: sampleBodies.logoArchive.logo };
    const document = { engine: '', edition: 1, order: { design, brief } };
    const made = {
      logos: [drawnLogo({ design, customization: null }, document)],
      status: 'completed' as const,
      orderId: order?.id ?? null,
    };
    const { id } = await addKit(scope, { businessName: brief.name, ...made });
    await addShareLink(scope, id, secretHash(secret));
    return id;
  });
  const asked = { userId: admin.id, brandKitId: kit, revisionType: 'color', requestedChanges: 'A warmer red.' } as const;
  const [revision] = await database.statements.insert(tables.brandKitRevisions).values(asked).returning();
  return {
    ...{ kit, logo: sampleBodies.logoArchive.logo, asset: assetIdOf(kit, 'licenses.txt'), secret },
    ...{ order: order?.id ?? '', revision: revision?.id ?? '' },
  };
}

let ids: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  ids = await kitToShow();
});

const changing = everyEndpoint.filter(({ method }) => method !== 'GET');
const taking = everyEndpoint.filter(({ body }) => body !== null);
const problem = async (response: Response) => {
  const { status, code } = problemSchema.parse(await response.json());
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return { status, code };
};

const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', null];
const evil = ['https://evil.example', 'null', 'http://localhost.evil.example', 'https://localhost', 'http://localhost:81'];

test('[S-07] nothing is changed from another site, in whatever type it is sent', async () => {
  const before = await contentsOf(database);
  for (const one of changing)
    for (const type of types) {
      for (const origin of evil) {
        const [path, init] = sampleRequest(one, { cookie, headers: { origin } });
        const headers = new Headers(init.headers);
        if (type === null) headers.delete('content-type');
        else headers.set('content-type', type);
        const said = `${one.name} ${type} ${origin}`;
        expect(await problem(await app.request(path, { ...init, headers })), said).toEqual({
          status: 403,
          code: 'request.origin',
        });
      }
    }
  expect(await contentsOf(database)).toEqual(before);
});

test('[S-07] every endpoint with a body takes only JSON, even from our own pages', async () => {
  const before = await contents();
  for (const one of taking) {
    // Several share a limit.
    await database.statements.delete(tables.rateLimits);
    for (const type of [...types.slice(1), 'multipart/form-data', 'application/json5', '']) {
      const [path, init] = sampleRequest(one, { cookie, key });
      const headers = new Headers(init.headers);
      if (type === null) headers.delete('content-type');
      else headers.set('content-type', type ?? '');
      // A text alone would be given a type of its own.
      const body = new TextEncoder().encode(init.body);
      expect((await problem(await app.request(path, { ...init, headers, body }))).status, `${one.name} ${type}`).toBe(415);
    }
  }
  expect(await contents()).toEqual(before);
});

test('[S-17] no field is taken that is not told, whatever it hopes to be', async () => {
  const before = await contents();
  for (const one of taking) {
    for (const field of ['role', 'plan', 'used', 'ownerId', 'userId', '__proto__', 'constructor']) {
      const body = `{"${field}":"admin",${JSON.stringify(sampleBodies[one.name]).slice(1)}`;
      const { status, code } = await problem(await app.request(...sampleRequest(one, { cookie, key, body })));
      expect(status, `${one.name} ${field}`).toBe(400);
      // Names of an object's machinery are refused before anything is made of the text.
      const machinery = ['__proto__', 'constructor'].includes(field);
      // And so are those that stand there twice.
      const twice = Object.hasOwn(sampleBodies[one.name] ?? {}, field);
      expect(code, `${one.name} ${field}`).toBe(machinery || twice ? 'request.body.key' : 'request.field.unknown');
    }
    await database.statements.delete(tables.rateLimits);
  }
  expect(await contents()).toEqual(before);
});

test('[S-16] oversized and deeply nested bodies are refused within a second of processor time', async () => {
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000, 0x5b), Buffer.from('\r\n')]);
  for (const one of taking) {
    const head = (...lines: readonly string[]) =>
      [
        `${one.method} ${sampleRequest(one)[0]} HTTP/1.1`,
        'Host: a',
        'Origin: http://a',
        `Cookie: ${cookie}`,
        ...(one.access === 'key' ? [`Authorization: Bearer ${key}`] : []),
        ...lines,
        '',
        '',
      ].join('\r\n');
    const json = 'Content-Type: application/json';
    const sent: readonly (readonly [number, readonly (string | Buffer)[]])[] = [
      [413, [head(json, 'Transfer-Encoding: chunked'), ...Array<Buffer>(50).fill(chunk)]],
      // An endpoint that takes more reads it to its end, and finds it nested.
      [one.bounds === undefined ? 413 : 400, [head(json, 'Content-Length: 200000'), '['.repeat(200_000)]],
      [400, [head(json, 'Content-Length: 90000'), '['.repeat(90_000)]],
    ];
    for (const [wanted, parts] of sent) {
      const { status, ms } = await rawRequest(server.address.port, parts);
      expect(status, one.name).toBe(wanted);
      expect(ms, one.name).toBeLessThan(1000);
    }
  }
});

test('[R-17] [K-08] a HEAD request gets the headers of a GET, counts nothing and leaves nothing open', async () => {
  const archive = fileURLToPath(import.meta.url);
  const held: AbortSignal[] = [];
  const follow: Deps['kitEvents']['follow'] = async function* (_person, _after, signal) {
    held.push(signal);
    await new Promise((done) => signal.addEventListener('abort', done));
    yield* [];
  };
  const shelf = { archive: async () => archive };
  const app = createApp(testDeps(drawingPress, database, { shelf, kitEvents: { follow } }));
  const kept = () => contentsOf(database, ['rate_limits', 'audit_log', 'sessions', 'api_keys']);
  const before = await kept();
  for (const one of everyEndpoint.filter(({ method }) => method === 'GET')) {
    const [path, init] = sampleRequest(one, { cookie, key, ids });
    const head = await app.request(path, { ...init, method: 'HEAD' });
    expect([head.body, await kept()], one.name).toEqual([null, before]);
    if (one.name !== 'kitArchive') continue;
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(statSync(archive).size)]);
  }
  expect(held.map(({ aborted }) => aborted)).toEqual([true]);
  const open = (): readonly string[] =>
    readdirSync('/proc/self/fd').map((fd) => attempt(() => readlinkSync(`/proc/self/fd/${fd}`)));
  if (existsSync('/proc/self/fd')) await eventually(() => expect(open()).not.toContain(archive));
});

/** Where a file was closed between two looks there is none. */
function attempt(look: () => string): string {
  try {
    return look();
  } catch {
    return '';
  }
}

test('[S-19] [S-20] [S-36] every answer is inert, every file is a download, and private answers aren’t stored', async () => {
  const app = createApp(testDeps(drawingPress, database));
  const files = new Map<string, string | null>();
  // What ends the session comes last.
  const last = ({ name }: { name: string }) => Number(['signOut', 'deleteAccount'].includes(name));
  for (const one of [...everyEndpoint].sort((a, b) => last(a) - last(b))) {
    const [path, init] = sampleRequest(one, { cookie, key, ids });
    const response = await app.request(one.name === 'fonts' ? `${path}?faces=${facesFor(brief)[0]}&text=Kiln` : path, init);
    const header = (name: string) => response.headers.get(name);
    expect(header('content-security-policy'), one.name).toMatch(/^default-src 'none';.*frame-ancestors 'none'.*sandbox$/);
    expect(header('x-content-type-options'), one.name).toBe('nosniff');
    expect(header('x-frame-options'), one.name).toBe('DENY');
    expect(header('referrer-policy'), one.name).toBe('strict-origin-when-cross-origin');
    expect(header('x-request-id'), one.name).toMatch(/^[0-9a-f-]{36}$/);
    // Cut typefaces, and what the API is, are the same for everybody.
    if (one.name !== 'fonts' && one.name !== 'apiDocument') expect(header('cache-control'), one.name).toBe('no-store');
    if (one.answer === 'file') {
      expect(response.status, one.name).toBe(200);
      files.set(one.name, header('content-disposition'));
    }
    expect(header('access-control-allow-origin'), one.name).toBeNull();
    // An unread download keeps its place among large answers.
    await response.body?.cancel();
  }
  const kept = (plain: string, whole = plain) => `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
  expect(Object.fromEntries(files)).toEqual({
    freeLogo: kept('kiln-logo.zip'),
    fonts: kept('typefaces.bin'),
    exportAccount: kept('brandwright-account.zip'),
    readReceipt: kept('receipt-2026-000001.html'),
    adminReceipt: kept('receipt-2026-000001.html'),
    adminExport: kept('brandwright-orders.csv'),
    // Heard, not kept.
    readEvents: null,
    kitLogo: kept('kohle-&-glut-logo.svg', 'k%C3%B6hle-%26-glut-logo.svg'),
    kitArchive: kept('kohle-glut-brand-kit.zip'),
    logoArchive: kept('kohle-glut-brand-kit.zip'),
    kitPackage: kept('kohle-glut-svg-package.zip'),
    kitFile: kept('licenses.txt'),
    apiAssetFile: kept('licenses.txt'),
    kitTemplate: kept('instagram-post-1080x1080.png'),
    // It was renamed in between.
    apiLogoArchive: kept('kiln-brand-kit.zip'),
    revisionLogo: kept('kiln-logo.svg'),
    sharedLogo: kept('kiln-logo-640.png'),
    sharedPicture: kept('kiln-logo-640.png'),
  });
});

test('[S-36] a page of ours is not a style sheet because somebody says so', async () => {
  for (const path of [
    '/account/x.css',
    '/api/account/x.css',
    '/api/account;x.css',
    '/api/account%2fx.css',
    '/api/session/x.js',
  ]) {
    const response = await app.request(path, { headers: { cookie } });
    expect([response.status, response.headers.get('cache-control')], path).toEqual([404, 'no-store']);
  }
});

/** The status of an answer that is not read further: a large one would hold its place until it has stood still for seconds. */
async function statusOf(path: string, init: RequestInit): Promise<number> {
  const { status, body } = await app.request(path, init);
  await body?.cancel();
  return status;
}

const hostile = ["'; drop table profiles; --", "' or '1'='1", 'id; select pg_sleep(9)', '$1', '\\', '%27%20or%201=1'];

test('[S-32] texts that speak SQL are texts: in queries, in paths, in bodies', async () => {
  const people = {
    person: await testPerson(database),
    admin: await testPerson(database, { role: 'admin', secondFactor: true }),
  };
  const { person } = people;
  const program = await testKey(database, person.id);
  const before = await contents();
  const cookieFor = ({ access }: (typeof everyEndpoint)[number]) => people[access === 'admin' ? 'admin' : 'person'].cookie;
  for (const text of hostile) {
    await database.statements.delete(tables.rateLimits);
    const query = ['sort', 'order', 'id', 'limit'].map((name) => `${name}=${encodeURIComponent(text)}`).join('&');
    for (const one of everyEndpoint.filter(({ method }) => method === 'GET')) {
      const [path, init] = sampleRequest(one, { cookie: cookieFor(one), key: program });
      const [plain, spoken] = [await statusOf(path, init), await statusOf(`${path}?${query}`, init)];
      // Parameters that are read are refused as such.
      expect(spoken, one.name).toBe(one.query === undefined ? plain : 400);
      if (one.access === 'admin' && one.params.length === 0) expect(plain, one.name).toBe(200);
    }
    for (const one of everyEndpoint.filter(({ params }) => params.length > 0)) {
      const ids = Object.fromEntries(one.params.map((param) => [param, encodeURIComponent(text)]));
      expect((await app.request(...sampleRequest(one, { ids, cookie: cookieFor(one), key: program }))).status, one.name).toBe(
        404,
      );
    }
    const renamed = await app.request('/api/account', {
      method: 'PATCH',
      headers: { origin: 'http://localhost', cookie: person.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: text }),
    });
    expect(renamed.status).toBe(204);
    const account = (await (await app.request('/api/account', { headers: { cookie: person.cookie } })).json()) as {
      name: string;
    };
    expect(account.name).toBe(text);
  }
  const others = (lines: readonly string[]) =>
    lines.filter((line) => !line.includes(person.id) && !line.startsWith('audit_log '));
  expect(others(await contents())).toEqual(others(before));
});

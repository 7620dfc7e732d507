import { freeConfigSchema, type ProblemBody, problemSchema, rateLimits, sessionSchema } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testBrowser, testPassword } from '../../testing/test-browser.ts';
import type { Deps } from '../deps.ts';

const database = await openTestPglite();
afterAll(() => database.close());
beforeEach(() => database.statements.delete(tables.rateLimits));
const at = testBrowser(database, { press });
await at.enter('files@example.com');
/** Premium, so that the tests of files meet no limit. */
await pay('files@example.com');
const post = (body: unknown) => at.call('POST', '/api/free-logo', body);

/** Somebody of their own who has just signed up. */
let people = 0;
async function newcomer(change: Partial<Deps> = {}) {
  const own = testBrowser(database, { press, change });
  const email = `ada${people++}@example.com`;
  await own.enter(email);
  const free = (body: unknown) => own.call('POST', '/api/free-logo', body);
  const session = async () => sessionSchema.parse(await (await own.call('GET', '/api/session')).json());
  const counted = async () => (await session()).usage.map(({ count }) => count);
  return { email, own, free, session, counted };
}

/** A paid order, as the payment provider's word leaves it. */
async function pay(email: string): Promise<void> {
  const [person] = await database.statements.select().from(tables.profiles).where(eq(tables.profiles.email, email));
  await database.statements.insert(tables.orders).values({ userId: person?.id, status: 'paid', plan: 'starter', amount: 2999 });
}

const bytesOf = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer());
async function problem(response: Response): Promise<ProblemBody> {
  return problemSchema.parse(await response.json());
}

const kiln = { businessName: 'Juniper & Rye', slogan: 'bread, slowly', icon: 'Leaf', colorScheme: 'Forest Green' };

test('[F-05] [F-06] a zip holds two PNGs, the SVG and the JSON, named after the business', async () => {
  const response = await post(kiln);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="juniper-&-rye-logo.zip"; filename*=UTF-8''juniper-%26-rye-logo.zip`,
  );
  const files = unzipSync(await bytesOf(response));
  expect(Object.keys(files)).toEqual([
    'juniper-&-rye-logo-512.png',
    'juniper-&-rye-logo-1024.png',
    'juniper-&-rye-logo.svg',
    'juniper-&-rye-logo-config.json',
  ]);
  for (const side of [512, 1024]) {
    const { data, info } = await sharp(files[`juniper-&-rye-logo-${side}.png`]).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([side, side]);
    // The ground of the scheme, whole: a corner, and no transparency.
    expect([...data.subarray(0, 3)]).toEqual([0xef, 0xf5, 0xe8]);
    expect(info.channels).toBe(3);
  }
  expect(strFromU8(files['juniper-&-rye-logo.svg'] ?? new Uint8Array())).toMatch(/^<svg [^>]+><title>Juniper &amp; Rye<\/title>/);
  const config = freeConfigSchema.parse(JSON.parse(strFromU8(files['juniper-&-rye-logo-config.json'] ?? new Uint8Array())));
  expect(config).toEqual({
    businessName: 'Juniper & Rye',
    slogan: 'bread, slowly',
    design: { ...kiln, font: 'font-sans', layout: 'stacked' },
  });
});

test('[F-06] the logo stands in the middle of its picture', async () => {
  const png = await bytesOf(await post({ ...kiln, format: 'png' }));
  const { info } = await sharp(png).trim().toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  expect(Math.abs(left - (1024 - left - info.width))).toBeLessThan(4);
  expect(Math.abs(top - (1024 - top - info.height))).toBeLessThan(4);
});

test('[F-06] one file alone comes as itself, and the same request gives the same bytes', async () => {
  const png = await post({ ...kiln, format: 'png' });
  expect(png.headers.get('content-type')).toBe('image/png');
  expect((await sharp(await bytesOf(png)).metadata()).width).toBe(1024);
  const svg = await post({ ...kiln, format: 'svg' });
  expect(svg.headers.get('content-type')).toBe('image/svg+xml');
  expect(await svg.text()).toMatch(/^<svg /);
  const json = await post({ ...kiln, format: 'json' });
  expect(json.headers.get('content-disposition')).toContain('juniper-&-rye-logo-config.json');
  expect(freeConfigSchema.parse(await json.json()).businessName).toBe('Juniper & Rye');
  const [one, two] = await Promise.all([post(kiln).then(bytesOf), post(kiln).then(bytesOf)]);
  expect(Buffer.compare(one, two)).toBe(0);
});

test.each(['../../x', 'CON', '..\\..\\evil', '/etc/passwd', 'a\u{200B}b', '漢'.repeat(80), '"; rm -rf', "it's (ok)*"])(
  '[S-24] the name “%s” leads nowhere: not in the zip, not in the header',
  async (businessName) => {
    const response = await post({ businessName });
    expect(response.status).toBe(200);
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[^"\\/]+"; filename\*=UTF-8''[\w.%!$&+^`|~-]+$/);
    const names = Object.keys(unzipSync(await bytesOf(response)));
    expect(names).toHaveLength(4);
    for (const name of names) expect(name).toMatch(/^[^./\\:\p{Cc}][^/\\:\p{Cc}]*$/u);
  },
);

test.each([
  [{}, 'request.field.missing', 'businessName'],
  [{ businessName: '  ' }, 'brief.name.empty', 'businessName'],
  [{ businessName: 'K'.repeat(81) }, 'brief.field.too_long', 'businessName'],
  [{ businessName: 'மிட்டாய்' }, 'brief.name.unsettable', 'businessName'],
  [{ businessName: 'Kiln', slogan: 'S'.repeat(91) }, 'brief.field.too_long', 'slogan'],
  [{ businessName: 'Kiln', icon: 'Nope' }, 'brief.field.value', 'icon'],
  [{ businessName: 'Kiln', format: 'exe' }, 'request.field.value', 'format'],
  [{ businessName: 'Kiln', primary: '#000000' }, 'request.field.unknown', 'primary'],
])('%j is refused as %s', async (body, code, field) => {
  const refused = await problem(await post(body));
  expect(refused).toMatchObject({ code, field });
  expect(refused.status).toBeLessThan(500);
});

test('[F-03] a visitor is asked to sign in, and nothing is made', async () => {
  let made = 0;
  const free: typeof press.free = (...all) => {
    made++;
    return press.free(...all);
  };
  const visitor = testBrowser(database, { press: { ...press, free } });
  expect(await problem(await visitor.call('POST', '/api/free-logo', kiln))).toMatchObject({
    status: 401,
    code: 'account.needed',
    detail: 'Please sign in to generate logos.',
  });
  expect(made).toBe(0);
});

test('[F-06] [U-05] [S-13] one press is one count, in whichever session, and the fourth is refused in all of them', async () => {
  const { email, free, session, counted } = await newcomer();
  const elsewhere = testBrowser(database, { press, peer: '10.2.0.1' });
  await elsewhere.post('sign-in', { email, password: testPassword });
  const sessions = [free, (body: unknown) => elsewhere.call('POST', '/api/free-logo', body)];
  for (const download of sessions) expect((await download({ ...kiln, format: 'png' })).status).toBe(200);
  expect(await counted()).toEqual([2, 0, 0]);
  // What another program takes by the seeds' procedure is of the same count.
  const { rows } = (await database.statements.execute(sql`
    select increment_user_usage(_user_id => id, _usage_type => 'logo_generation') as taken from profiles where email = ${email}`)) as unknown as {
    rows: unknown;
  };
  expect(rows).toEqual([{ taken: true }]);
  for (const download of sessions)
    expect(await problem(await download(kiln))).toMatchObject({
      status: 403,
      code: 'usage.limit',
      detail: "You've reached your free logo generation limit. Upgrade to premium for unlimited access!",
    });
  expect(await counted()).toEqual([3, 0, 0]);
  expect(sessionSchema.parse(await (await elsewhere.call('GET', '/api/session')).json())).toEqual(await session());
});

test('[U-05] designing isn’t counted as usage, and an account’s rate limit holds across addresses', async () => {
  const { own, counted } = await newcomer();
  expect((await own.call('POST', '/api/generate-logo', { businessName: 'Kiln' })).status).toBe(200);
  expect(await counted()).toEqual([0, 0, 0]);
  const from = (peer: string, cookies: ReadonlyMap<string, string> = new Map()) => {
    const browser = testBrowser(database, { press, peer });
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    // Without a body: refused once it was let in.
    return async () => (await browser.call('POST', '/api/generate-logo')).status;
  };
  const everywhere = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((peer) => from(peer, own.cookies));
  const statuses: number[] = [];
  for (let i = 1; i < rateLimits['generate-logo']; i++) statuses.push((await everywhere[i % 3]?.()) ?? 0);
  expect(new Set(statuses)).toEqual(new Set([415]));
  for (const ask of everywhere) expect(await ask()).toBe(429);
  // Nobody else at those addresses is held up.
  expect(await from('10.0.0.1')()).toBe(415);
  expect(await from('10.0.0.1', (await newcomer()).own.cookies)()).toBe(415);
});

test('[F-06] a file that can’t be made isn’t counted, and one that can’t be counted isn’t handed out', async () => {
  const { free, counted } = await newcomer();
  expect((await free({ ...kiln, businessName: 'மிட்டாய்' })).status).toBe(422);
  expect(await counted()).toEqual([0, 0, 0]);
  const broken = await newcomer({ press: { ...press, raster: () => Promise.reject(new Error('no pixels')) } });
  expect((await broken.free(kiln)).status).toBe(500);
  expect(await broken.counted()).toEqual([0, 0, 0]);
  const { accounts } = testDeps(press, database);
  const refusing = await newcomer({ accounts: { ...accounts, usage: { ...accounts.usage, spend: async () => false } } });
  expect(await problem(await refusing.free(kiln))).toMatchObject({ code: 'usage.limit' });
});

test('[U-01] [U-02] [S-13] the session shows usage, which is unlimited from a paid order until its refund', async () => {
  const visitor = await testBrowser(database, { press }).call('GET', '/api/session');
  expect(visitor.headers.get('cache-control')).toBe('no-store');
  expect(sessionSchema.parse(await visitor.json())).toEqual({
    user: null,
    usage: [],
    support: null,
    providers: [],
    textModel: null,
    imageModel: null,
  });
  const { email, free, session } = await newcomer();
  for (let i = 0; i < 3; i++) await free({ ...kiln, format: 'json' });
  const row = { count: 0, isLimitReached: false, hasPremium: false };
  expect(await session()).toEqual({
    user: { email },
    support: null,
    providers: [],
    textModel: null,
    imageModel: null,
    usage: [
      { ...row, type: 'logo_generation', count: 3, limit: 3, isLimitReached: true },
      { ...row, type: 'ai_enhancement', limit: 1 },
      { ...row, type: 'social_templates', limit: 2 },
    ],
  });
  await pay(email);
  expect((await session()).usage.map(({ limit, isLimitReached, hasPremium }) => [limit, isLimitReached, hasPremium])).toEqual(
    Array.from({ length: 3 }, () => [999_999, false, true]),
  );
  expect((await free({ ...kiln, format: 'json' })).status).toBe(200);
  const [person] = await database.statements.select().from(tables.profiles).where(eq(tables.profiles.email, email));
  await database.statements
    .update(tables.orders)
    .set({ status: 'refunded' })
    .where(eq(tables.orders.userId, person?.id ?? ''));
  expect((await session()).usage[0]).toEqual({ ...row, type: 'logo_generation', count: 4, limit: 3, isLimitReached: true });
  expect((await free({ ...kiln, format: 'json' })).status).toBe(403);
});

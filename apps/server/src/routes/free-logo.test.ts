import { freeConfigSchema, type ProblemBody, problemSchema, sessionSchema } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { openPress } from '@brandwright/press';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestPglite } from '../../../../packages/data/specimens/pglite-copy.ts';
import type { Accounts } from '../accounts.ts';
import { createApp } from '../app.ts';
import type { Deps } from '../app-env.ts';
import { playedAccounts } from '../played-accounts.ts';
import { quietDeps } from '../quiet-app.ts';

const press = openPress({ children: 1 });
afterAll(() => press.close());

const database = await openTestPglite();
afterAll(() => database.close());
beforeEach(() => database.statements.delete(tables.rateLimits));
const closed: Accounts = { ...playedAccounts({ signedIn: false, count: 0, limit: 0 }), open: false };
const appWith = (change: Partial<Deps> = {}) => createApp(quietDeps(press, database, { accounts: closed, ...change }));
const headers = { 'content-type': 'application/json' };
const post = async (body: unknown, change: Partial<Deps> = {}): Promise<Response> =>
  appWith(change).request('/api/free-logo', { method: 'POST', headers, body: JSON.stringify(body) });
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

/** Accounts as a later part of the product fills them in, played at the door; what was spent is written down. */
function played({ signedIn = true, limit = 3, count = 0 } = {}) {
  const accounts = playedAccounts({ signedIn, limit, count });
  const spent: string[] = [];
  const spend: Accounts['usage']['spend'] = async (person, type) => {
    const taken = await accounts.usage.spend(person, type);
    if (taken) spent.push(type);
    return taken;
  };
  return { accounts: { ...accounts, usage: { ...accounts.usage, spend } }, spent };
}

test('[F-03] a visitor is asked to sign in once there are accounts, and nothing is made', async () => {
  const { accounts, spent } = played({ signedIn: false });
  let made = 0;
  const free: typeof press.free = (...all) => {
    made++;
    return press.free(...all);
  };
  const counting = { ...press, free };
  expect(await problem(await post(kiln, { accounts, press: counting }))).toMatchObject({
    status: 401,
    code: 'account.needed',
    detail: 'Please sign in to generate logos.',
  });
  expect([made, spent]).toEqual([0, []]);
});

test('[F-06] one press is one count, and the fourth is refused', async () => {
  const { accounts, spent } = played();
  for (const format of ['zip', 'png', 'json']) expect((await post({ ...kiln, format }, { accounts })).status).toBe(200);
  expect(spent).toEqual(['logo_generation', 'logo_generation', 'logo_generation']);
  expect(await problem(await post(kiln, { accounts }))).toMatchObject({
    status: 403,
    code: 'usage.limit',
    detail: "You've reached your free logo generation limit. Upgrade to premium for unlimited access!",
  });
});

test('[F-06] what cannot be made is not counted, and what cannot be counted is not handed out', async () => {
  const { accounts, spent } = played();
  expect((await post({ ...kiln, businessName: 'மிட்டாய்' }, { accounts })).status).toBe(422);
  const broken = { ...press, raster: () => Promise.reject(new Error('no pixels')) };
  expect((await post(kiln, { accounts, press: broken })).status).toBe(500);
  expect(spent).toEqual([]);
  const refusing = { ...accounts, usage: { ...accounts.usage, spend: async () => false } };
  expect(await problem(await post(kiln, { accounts: refusing }))).toMatchObject({ code: 'usage.limit' });
});

test('the session tells who asks, whether there are accounts, and what was used', async () => {
  const session = async (change: Partial<Deps> = {}) => {
    const response = await appWith(change).request('/api/session');
    expect(response.headers.get('cache-control')).toBe('no-store');
    return sessionSchema.parse(await response.json());
  };
  expect(await session()).toEqual({ user: null, accounts: false, usage: [] });
  expect(await session({ accounts: played({ signedIn: false }).accounts })).toEqual({ user: null, accounts: true, usage: [] });
  expect(await session({ accounts: played({ count: 1 }).accounts })).toEqual({
    user: { email: 'ada@example.com' },
    accounts: true,
    usage: [
      { type: 'logo_generation', count: 1, limit: 3, isLimitReached: false, hasPremium: false },
      { type: 'ai_enhancement', count: 0, limit: 1, isLimitReached: false, hasPremium: false },
      { type: 'social_templates', count: 0, limit: 2, isLimitReached: false, hasPremium: false },
    ],
  });
});

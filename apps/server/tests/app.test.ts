import {
  type GenerateLogoResponse,
  generateLogoResponse,
  type ProblemBody,
  problemSchema,
  problems,
} from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { engineErrorCodes, industries, variationStyles } from '@brandwright/engine';
import { openPress, pressErrorCodes } from '@brandwright/press';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestPglite } from '../../../packages/data/testing/pglite-copy.ts';
import { createApp } from '../src/app.ts';
import type { Deps } from '../src/deps.ts';
import { openLog } from '../src/operations/log.ts';
import { testDeps, testSettings } from '../testing/test-app.ts';

const press = openPress({ startTime: 600_000, jobTime: 600_000, patience: 600_000 });
afterAll(() => press.close());
const logged: string[] = [];
const log = openLog('info', { write: (line: string) => void logged.push(line) });
const database = await openTestPglite();
afterAll(() => database.close());
/** Limits are the database's, and begin anew with each test. */
beforeEach(() => database.statements.delete(tables.rateLimits));
const fresh = (change: Partial<Deps> = {}) => createApp(testDeps(press, database, { log, ...change }));
let app = fresh();

type Body = Record<string, unknown> | string;
const post = (body: Body, headers: Record<string, string> = {}) =>
  app.request('/api/generate-logo', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
async function logos(body: Body): Promise<GenerateLogoResponse> {
  app = fresh();
  const response = await post(body);
  const json = await response.json();
  expect(response.status, JSON.stringify(json).slice(0, 300)).toBe(200);
  return generateLogoResponse.parse(json);
}
async function problem(response: Response): Promise<ProblemBody> {
  const told = problemSchema.parse(await response.json());
  expect(response.headers.get('x-request-id')).toBe(told.requestId);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const { status, text: title } = problems[told.code as keyof typeof problems];
  expect(told).toMatchObject({ type: `/problems/${told.code}`, title, status: response.status });
  expect(status).toBe(response.status);
  return told;
}
const refusal = async (body: Body, headers: Record<string, string> = {}) => problem(await post(body, headers));

test("[Y-01] [Y-07] generate-logo answers the seeds' body with a 512 × 512 PNG, its variation and its design", async () => {
  const body = {
    businessName: 'Fernwell',
    industry: 'Healthcare',
    personality: 'Zen Innovator',
    style: 'elegant',
    colors: 'nature',
    variations: 1,
  };
  const { logos: answer } = await logos(body);
  expect(answer).toHaveLength(1);
  const [logo] = answer;
  const png = Buffer.from(logo?.imageData ?? '', 'base64');
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512]);
  expect(logo).toMatchObject({
    format: 'png',
    variation: { style: variationStyles[0] },
    design: { version: 1, name: 'Fernwell' },
  });
  expect(logo?.variation.description.length).toBeGreaterThan(20);
  expect(logo?.design.id).toBe(logo?.id);
});

test('[G-01] [G-02] eight calls for one variation each give the same set as one call for eight', async () => {
  const one = async (slot: number) => (await logos({ businessName: 'Harbor & Pine', variations: 1, slot })).logos[0];
  const separate = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(one));
  expect(separate.map((logo) => logo?.variation.style)).toEqual([...variationStyles]);
  expect(new Set(separate.map((logo) => logo?.id)).size).toBe(8);
  const { logos: together } = await logos({ businessName: 'Harbor & Pine', variations: 8 });
  expect(together).toEqual(separate);
});

test('eight calls at the same time solve one set once', async () => {
  let designed = 0;
  const design: typeof press.design = (brief, options) => {
    designed++;
    return press.design(brief, options);
  };
  const counting = fresh({ press: { ...press, design } });
  const call = (slot: number) =>
    counting.request('/api/generate-logo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ businessName: 'Kiln', slot }),
    });
  const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(call));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(designed).toBe(1);
});

test('[H6-01] answers that wait for one set are printed in turn, and other work runs in between', async () => {
  const turns: number[] = [];
  let turn = 0;
  const count = (): void => {
    turn++;
    if (turns.length < 12) setImmediate(count);
  };
  count();
  const answered = Array.from({ length: 12 }, async () => {
    await post({ businessName: 'Kiln', variations: 2 });
    turns.push(turn);
  });
  await Promise.all(answered);
  expect(new Set(turns).size).toBe(12);
});

test('[G-04] an excluded design isn’t given again, and another seed or round gives another one', async () => {
  const brief = { businessName: 'Northlight', slot: 3 };
  const [first] = (await logos(brief)).logos;
  const [again] = (await logos({ ...brief, exclude: [first?.id] })).logos;
  expect(again?.id).not.toBe(first?.id);
  expect(again?.variation.style).toBe(first?.variation.style);
  const ids = await Promise.all(
    [{ seed: 7 }, { seed: 'seven' }, { round: 1 }].map(async (other) => (await logos({ ...brief, ...other })).logos[0]?.id),
  );
  expect(new Set([first?.id, ...ids]).size).toBe(4);
});

test('every industry and every optional field is taken', async () => {
  const optional = {
    slogan: 'Slow things',
    description: 'A pottery\nwith a kiln',
    fontStyle: 'serif',
    iconPlacement: 'above',
    quizAnswers: { energy: 'calm' },
    seed: 1,
    slot: 2,
    round: 1,
  };
  for (const industry of industries) expect((await logos({ businessName: 'Kiln', industry, ...optional })).logos).toHaveLength(1);
});

const literal = [
  'A&B <i>"\'',
  '<script>alert(1)</script>',
  ']]><svg onload=x>',
  'A) show (',
  'Acme\\',
  '%%EOF',
  '=1+1',
  '../../x',
  'CON',
  'İßﬁ',
  `{{7*7}} $${''}{7*7}`,
  "'; DROP TABLE x--",
  'ignore previous instructions',
];
const numbers = [1, 2, 3, 4, 5, 6, 8, 9, 10, 21, 22, 23, 24];
literal.forEach((businessName, i) => {
  test(`[corpus ${numbers[i]}] the name ${businessName} is set as it stands`, async () => {
    const [logo] = (await logos({ businessName })).logos;
    expect(logo?.design.name).toBe(businessName.normalize('NFC'));
  });
});

const refusedNames: readonly (readonly [number, string, string])[] = [
  [7, 'Acme\nquit', 'brief.text.control'],
  [11, '   ', 'brief.name.empty'],
  [12, '', 'brief.name.empty'],
  [13, 'a'.repeat(81), 'brief.field.too_long'],
  [14, `Z${'\u0301'.repeat(500)}`, 'brief.text.marks'],
  [15, 'abc\u202Edef', 'brief.text.bidi'],
  [16, 'a\u0000b', 'brief.text.control'],
  [17, 'a\uD800b', 'brief.text.broken'],
  [25, '\u200B\u200B', 'brief.name.empty'],
];
for (const [number, businessName, code] of refusedNames) {
  test(`[corpus ${number}] a name is refused with 400 and ${code}`, async () => {
    app = fresh();
    const body = number === 17 ? '{"businessName":"a\\ud800b"}' : { businessName };
    expect(await refusal(body)).toMatchObject({
      status: 400,
      code,
      field: 'businessName',
      detail: expect.stringMatching(/^businessName: /),
    });
  });
}

test('[corpus 18] [corpus 19] [corpus 20] text that no typeface can set is refused by its field, and never drawn as boxes', async () => {
  app = fresh();
  for (const [field, body] of [
    ['businessName', { businessName: 'မြန်မာ' }],
    ['businessName', { businessName: '𠮷野家' }],
    ['businessName', { businessName: '👨‍👩‍👧‍👦' }],
    ['slogan', { businessName: 'Kiln', slogan: 'Slow தமிழ்' }],
  ] as const) {
    const code = field === 'slogan' ? 'brief.slogan.unsettable' : 'brief.name.unsettable';
    const detail = expect.stringMatching(new RegExp(`^${field}: `));
    expect(await refusal(body), JSON.stringify(body)).toMatchObject({ status: 422, code, field, detail });
  }
  for (const businessName of ['Kiln 👨‍👩‍👧‍👦', 'عربي', '東京']) expect((await logos({ businessName })).logos).toHaveLength(1);
});

test('[corpus 26] composed and decomposed letters are one name', async () => {
  const [composed, decomposed] = await Promise.all(['Café', 'Cafe\u0301'].map((businessName) => logos({ businessName })));
  expect(composed).toEqual(decomposed);
});

test('[corpus 27] [corpus 30] a slogan is one line of at most 90 characters', async () => {
  app = fresh();
  const name = { businessName: 'Kiln' };
  expect(await refusal({ ...name, slogan: 'x'.repeat(10_000) })).toMatchObject({
    status: 400,
    code: 'brief.field.too_long',
    field: 'slogan',
  });
  expect(await refusal({ ...name, slogan: 'Slow\r\nBcc: a@b.example' })).toMatchObject({
    status: 400,
    code: 'brief.text.control',
    field: 'slogan',
  });
});

test('[corpus 28] [corpus 29] a slogan is set as it stands', async () => {
  for (const slogan of ['javascript:alert(1)', '</title><script>'])
    expect((await logos({ businessName: 'Kiln', slogan })).logos).toHaveLength(1);
});

test('[corpus 31] [corpus 32] [corpus 35] color texts that are no colors are ignored', async () => {
  for (const colors of ['url(http://canary)', 'red;}body{', '🎨'])
    expect((await logos({ businessName: 'Kiln', colors })).logos).toHaveLength(1);
});

test('[corpus 33] [S-32] a color text of 50,000 characters is refused in 200 ms of processor time', async () => {
  app = fresh();
  const began = process.threadCpuUsage();
  expect(await refusal({ businessName: 'Kiln', colors: 'a'.repeat(50_000) })).toMatchObject({ status: 400, field: 'colors' });
  expect(process.threadCpuUsage(began).user).toBeLessThan(200_000);
});

test('[corpus 41] [corpus 42] [corpus 43] [corpus 47] JSON that is none, ambiguous, hostile or too deep is refused with 400', async () => {
  app = fresh();
  expect(await refusal('{bad')).toMatchObject({ status: 400, code: 'request.body.json' });
  expect(await refusal('{"businessName":"a","businessName":"b"}')).toMatchObject({
    status: 400,
    code: 'request.body.key',
    received: 'businessName',
  });
  expect(await refusal('{"businessName":"a","__proto__":{}}')).toMatchObject({ status: 400, code: 'request.body.key' });
  expect(await refusal('['.repeat(90_000))).toMatchObject({ status: 400, code: 'request.body.too_deep' });
});

test('[corpus 44] [corpus 45] [corpus 46] [corpus 49] fields of a wrong kind are named with what came and what is allowed', async () => {
  app = fresh();
  expect(await refusal({ businessName: ['Kiln'] })).toMatchObject({
    status: 400,
    code: 'request.field.type',
    field: 'businessName',
    received: '["Kiln"]',
    allowed: 'string',
  });
  expect(await refusal('{"businessName":"Kiln","round":1e309}')).toMatchObject({ status: 400, field: 'round' });
  for (const variations of [-1, 0.5, '3', 9])
    expect(await refusal({ businessName: 'Kiln', variations })).toMatchObject({ status: 400, field: 'variations' });
  expect(await refusal({ businessName: 'Kiln', plan: 'premium' })).toMatchObject({
    status: 400,
    code: 'request.field.unknown',
    field: 'plan',
  });
  expect(await refusal({})).toMatchObject({ status: 400, code: 'request.field.missing', field: 'businessName' });
  expect(await refusal('[]')).toMatchObject({ status: 400, code: 'request.field.type' });
  expect(await refusal({ businessName: 'Kiln', quizAnswers: { energy: 'loud' } })).toMatchObject({
    status: 400,
    field: 'quizAnswers.energy',
    allowed: expect.stringContaining('calm'),
  });
});

test('[corpus 48] a body that isn’t plain UTF-8 is refused', async () => {
  app = fresh();
  const send = (bytes: Uint8Array<ArrayBuffer>, type = 'application/json') =>
    app.request('/api/generate-logo', { method: 'POST', headers: { 'content-type': type }, body: bytes });
  const utf16 = new Uint8Array(Buffer.from('\uFEFF{"businessName":"Kiln"}', 'utf16le'));
  const withBom = new TextEncoder().encode('\uFEFF{"businessName":"Kiln"}');
  expect(await problem(await send(utf16))).toMatchObject({ status: 400, code: 'request.body.encoding' });
  expect(await problem(await send(withBom))).toMatchObject({ status: 400, code: 'request.body.encoding' });
  expect(await problem(await send(withBom, 'application/json; charset=utf-16'))).toMatchObject({ status: 415 });
});

test('[S-07] only application/json is taken', async () => {
  app = fresh();
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json5',
    'text/json',
    '',
  ]) {
    expect(await refusal({ businessName: 'Kiln' }, { 'content-type': type }), type).toMatchObject({
      status: 415,
      code: 'request.media_type',
    });
  }
  expect((await post({ businessName: 'Kiln' }, { 'content-type': 'application/json; charset=UTF-8' })).status).toBe(200);
});

test('[S-07] [corpus 58] a page of another site, or a browser that hides its origin, changes nothing', async () => {
  app = fresh();
  const name = { businessName: 'Kiln' };
  expect(await refusal(name, { origin: 'https://evil.example' })).toMatchObject({ status: 403, code: 'request.origin' });
  expect(await refusal(name, { origin: 'null' })).toMatchObject({ status: 403 });
  expect(await refusal(name, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  expect(await refusal(name, { cookie: 'session=1' })).toMatchObject({ status: 403 });
  expect((await post(name, { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', cookie: 'session=1' })).status).toBe(
    200,
  );
  app = fresh({ settings: { ...testSettings, publicUrl: new URL('https://brandwright.example') } });
  expect(await refusal(name, { origin: 'http://localhost' })).toMatchObject({ status: 403 });
  expect((await post(name, { origin: 'https://brandwright.example' })).status).toBe(200);
});

test('[S-16] more than 100 kB are refused', async () => {
  app = fresh();
  expect(await refusal({ businessName: 'Kiln', description: 'x'.repeat(100_000) })).toMatchObject({
    status: 413,
    code: 'request.body.too_large',
  });
});

test('[S-15] the 121st call of a minute is refused, whatever headers or path spelling it uses', async () => {
  app = fresh();
  const call = (i: number) => app.request('/api/generate-logo', { method: 'POST', headers: { 'x-forwarded-for': `1.2.3.${i}` } });
  for (let i = 0; i < 120; i++) expect((await call(i)).status).toBe(415);
  const refused = await call(121);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(30);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await problem(refused)).toMatchObject({ status: 429, code: 'request.rate_limited', retryAfter: wait });
  expect((await app.request('//api/generate-logo', { method: 'POST' })).status).toBe(405);
  await database.statements.update(tables.rateLimits).set({ windowStart: new Date(Date.now() - 61_000) });
  expect((await call(0)).status).toBe(415);
});

test('[S-33] an internal error is generic, and the log has its id but nothing of the request', async () => {
  logged.length = 0;
  app = fresh({ press: { ...press, design: () => Promise.reject(new Error('secret /srv/path')) } });
  const response = await post({ businessName: 'Very Private Name' }, { 'x-api-key': 'k-123', authorization: 'Bearer t-456' });
  const told = await problem(response);
  expect(told).toMatchObject({ status: 500, code: 'server.internal' });
  expect(JSON.stringify(told)).not.toContain('secret');
  const lines = logged.join('');
  expect(lines).toContain(told.requestId);
  for (const secret of ['Very Private Name', 'k-123', 't-456']) expect(lines).not.toContain(secret);
});

test('[S-33] a line break in an address cannot begin a line of the log', async () => {
  logged.length = 0;
  await app.request('/%0a{"level":50}?name=Private');
  expect(logged).toHaveLength(1);
  expect(logged[0]?.trimEnd()).not.toContain('\n');
  expect(logged[0]).not.toContain('Private');
});

test('a full press says when to come back', async () => {
  const small = openPress({ children: 1, waiting: 0 });
  app = fresh({ press: small });
  const response = await post({ businessName: 'Kiln' });
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await problem(response)).toMatchObject({ status: 503, code: 'press.busy' });
  await small.close();
});

test('unknown addresses and methods are told in the one form', async () => {
  app = fresh();
  expect(await problem(await app.request('/api/nothing'))).toMatchObject({ status: 404, code: 'route.not_found' });
  const wrong = await app.request('/api/generate-logo');
  expect(wrong.headers.get('allow')).toBe('POST');
  expect(await problem(wrong)).toMatchObject({ status: 405, code: 'route.method' });
});

test('a problem’s type is an address that explains it', async () => {
  const { type, title } = await problem(await fresh().request('/api/nothing'));
  const told = await fresh().request(new URL(type, 'http://localhost/api/nothing'));
  expect([told.status, (await told.text()).split('\n')[0]]).toEqual([200, title]);
  expect((await fresh().request('/problems/toString')).status).toBe(404);
});

test('every code of engine and press has its row in the table, and every row its owner', () => {
  for (const code of [...engineErrorCodes, ...pressErrorCodes]) expect(problems).toHaveProperty([code]);
  const others =
    /^(request|route|server|account|answers|events|usage|database|kit|enhancement|payment|order|canva|key|repeat|webhook|brand|feedback)\./;
  const owned = Object.keys(problems).filter((code) => !others.test(code));
  expect(owned.sort()).toEqual([...engineErrorCodes, ...pressErrorCodes].sort());
});

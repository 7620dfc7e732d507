import { tables } from '@brandwright/data';
import { openPress, type Press, PressError, type PrintedDesign } from '@brandwright/press';
import { like } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps, testSettings } from '../../testing/test-app.ts';
import { createApp } from '../app.ts';
import { listen } from '../http/http-server.ts';

let press: Press;
let set: readonly PrintedDesign[];
beforeAll(async () => {
  press = openPress({ runOn: 0, patience: 600_000 });
  const real = await (await appOf(press)).request('/api/generate-logo', post({ businessName: 'Kiln', variations: 8 }));
  const { logos } = (await real.json()) as { logos: readonly { id: string; design: { slot: number } }[] };
  set = logos.map(({ id, design }) => ({
    id,
    slot: design.slot,
    style: 'Minimal' as PrintedDesign['style'],
    reasons: ['Drawn before.'],
    json: JSON.stringify(design),
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0H8V8Z"/></svg>',
  }));
});
afterAll(() => press.close());

const appOf = async (drawing: Press, change = {}) => createApp(testDeps(drawing, await openTestPglite(), change));
const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
/** Eighty letters that take as long as any. */
const hard = (n: number): string => `${'漢'.repeat(78)}${String(n).padStart(2, '0')}`;

test('[HR-02] a set is drawn once for a request, also when it is too heavy to be kept in memory', async () => {
  let drawn = 0;
  const heavy: Press = {
    ...stubPress,
    design: async () => {
      drawn++;
      return set.map((design) => ({ ...design, json: design.json.padEnd(4_000_000) }));
    },
    raster: async () => new Uint8Array(8),
  };
  const app = await appOf(heavy);
  const response = await app.request('/api/generate-logo', post({ businessName: 'Kiln', variations: 8 }));
  expect(response.status).toBe(200);
  expect(((await response.json()) as { logos: unknown[] }).logos).toHaveLength(8);
  expect(drawn).toBe(1);
});

test('[HR-02] work is dropped when its clients have gone, also when it has begun', async () => {
  let finished = 0;
  const counting: Press = {
    ...press,
    design: (brief, options, terms) =>
      press.design(brief, options, terms).then((designs) => {
        finished++;
        return designs;
      }),
  };
  const server = await listen(await appOf(counting), { host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${server.address.port}/api/generate-logo`;
  const gone = new AbortController();
  const calls = Array.from({ length: 12 }, (_, n) =>
    fetch(url, { ...post({ businessName: hard(n), variations: 8 }), signal: gone.signal }).catch(() => 'gone'),
  );
  while (press.status().waiting < 11) await new Promise((done) => setTimeout(done, 2));
  gone.abort();
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['gone']));
  while (press.status().waiting + press.status().running > 0) await new Promise((done) => setTimeout(done, 2));
  expect(finished).toBeLessThan(3);
  await server.close(0);
});

test('[HR-02] an address’s share counts drawing work, and a set that is known already costs nothing', async () => {
  const app = await appOf({ ...stubPress, design: async () => set, raster: async () => new Uint8Array(8) });
  const ask = (businessName: string) => app.request('/api/generate-logo', post({ businessName }));
  let granted = 0;
  for (let n = 0; n < 40; n++) {
    const answer = await ask(hard(n));
    if (answer.status === 200) granted++;
    else {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ code: 'request.rate_limited', allowed: '30 seconds of drawing time a minute' });
      break;
    }
  }
  expect(granted).toBe(22);
  expect((await ask(hard(0))).status).toBe(200);
  expect((await ask('Kiln')).status).toBe(429);
});

test('[H2-19] [HR-02] work counts once the press has begun it, and not when the press has no room', async () => {
  const database = await openTestPglite();
  let begins = false;
  const busy: Press = {
    ...stubPress,
    design: async (_brief, _options, terms) => {
      if (begins) terms?.onBegin?.();
      throw new PressError({ code: 'press.busy', message: 'Later.' });
    },
  };
  const app = createApp(testDeps(busy, database));
  const counted = async (): Promise<number> => {
    const rows = await database.statements.select().from(tables.rateLimits).where(like(tables.rateLimits.key, 'drawing:%'));
    return rows.reduce((sum, { count }) => sum + count, 0);
  };
  const ask = async () => (await app.request('/api/generate-logo', post({ businessName: hard(0) }))).status;
  expect([await ask(), await counted()]).toEqual([503, 0]);
  // A job that is still at work when the request's time is over is refused by the same code.
  begins = true;
  expect(await ask()).toBe(503);
  expect(await counted()).toBeGreaterThan(1_000);
});

test('[HR-02] nobody waits in the place of another client: the same brief is drawn for each', async () => {
  const refused = Promise.withResolvers<never>();
  const asked: (readonly string[] | undefined)[] = [];
  const app = await appOf(
    {
      ...stubPress,
      design: async (_brief, _options, terms) => {
        asked.push(terms?.clients);
        return asked.length === 1 ? refused.promise : set;
      },
      raster: async () => new Uint8Array(8),
    },
    { settings: { ...testSettings, trustedProxies: 1 } },
  );
  const ask = (address: string) =>
    app.request('/api/generate-logo', {
      ...post({ businessName: 'Kiln' }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    });
  const attacker = ask('192.0.2.1');
  while (asked.length === 0) await new Promise((done) => setTimeout(done, 1));
  expect((await ask('192.0.2.2')).status).toBe(200);
  refused.reject(new PressError({ code: 'press.busy', message: 'Later.' }));
  expect((await attacker).status).toBe(503);
  expect(asked).toEqual([['address:192.0.2.1'], ['address:192.0.2.2']]);
});

test('[HR-02] a request for which there is no room is answered 503 with the seconds to wait', async () => {
  const small = openPress({ children: 1, waiting: 1 });
  const logged: unknown[] = [];
  const app = await appOf(small, { log: pino({ level: 'error' }, { write: (line: string) => logged.push(line) }) });
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, n) => app.request('/api/generate-logo', post({ businessName: `Kiln ${n}` }))),
  );
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(1);
  for (const answer of refused) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'press.busy' });
  }
  // Nobody fills the log of faults by asking for too much.
  expect(logged).toEqual([]);
  await small.close();
});

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps, testSettings } from '../../testing/test-app.ts';
import { type TestPerson, testPerson } from '../../testing/test-person.ts';
import { createApp } from '../app.ts';
import type { AppEnv } from '../deps.ts';
import { listen } from '../http/http-server.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Person } from '../services/accounts/accounts.ts';
import { largeBodies } from './large-bodies.ts';

const database = await openTestPglite();
const server = await listen(createApp(testDeps(stubPress, database)), { port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await server.close(0);
  await database.close();
});

const origin = `http://127.0.0.1:${server.address.port}`;
const fields = ['description', 'industry', 'personality', 'designTheme', 'slogan'];
const body = JSON.stringify({ draft: Object.fromEntries(fields.map((field) => [field, 'x'.repeat(18_000)])) });
const headOf = ({ cookie }: TestPerson): string =>
  [
    'PUT /api/draft HTTP/1.1',
    `Host: ${new URL(origin).host}`,
    `Origin: ${origin}`,
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
  ]
    .concat(`Content-Length: ${body.length}`, '', '')
    .join('\r\n');

/** Sends most of a large draft; `status` is that of its answer. */
async function begin(person: TestPerson): Promise<{ readonly socket: Socket; readonly status: Promise<string> }> {
  const socket = connect(server.address.port, '127.0.0.1');
  const status = once(socket, 'data').then(([bytes]) => String(bytes).slice(9, 12));
  socket.write(headOf(person));
  socket.write(body.slice(0, -10));
  await once(socket, 'drain').catch(() => {});
  return { socket, status };
}

const keep = async (person: TestPerson): Promise<number> =>
  (
    await fetch(`${origin}/api/draft`, {
      method: 'PUT',
      headers: { cookie: person.cookie, origin, 'content-type': 'application/json' },
      body,
    })
  ).status;

test('[H8-10] a newcomer’s body displaces one of a person who sends several at the same address', async () => {
  const [ada, ben, eve] = await Promise.all([1, 2, 3].map(() => testPerson(database)));
  if (ada === undefined || ben === undefined || eve === undefined) throw new Error('Three people are needed.');
  const slow = [];
  for (const person of [ada, ada, ada, ben, ben, ben]) slow.push(await begin(person));
  // Whoever has some of them gets no more.
  expect(await keep(ada)).toBe(429);
  expect(await keep(eve)).toBe(200);
  expect(await slow[0]?.status).toBe('408');
  for (const { socket } of slow.slice(1)) socket.write(body.slice(-10));
  for (const { status } of slow.slice(1)) expect(await status).toBe('200');
  for (const { socket } of slow) socket.destroy();
});

test('[H10-06] a newcomer’s body displaces the first slow one that has had its turn at the address', async () => {
  let now = 0;
  const app = new Hono<AppEnv>();
  app.onError((error, c) => c.text(error instanceof ProblemError ? error.code : '', 429));
  app.use(async (c, next) => {
    c.set('person', { id: c.req.header('person') ?? '' } as Person);
    await next();
  });
  app.use(largeBodies({ settings: testSettings, now: () => now }));
  app.put('/', async (c) => {
    if (c.env.incoming?.complete === false && c.var.late !== undefined) await once(c.var.late, 'abort');
    return c.text('');
  });
  const send = async (person: string, complete: boolean) => {
    const socket = { remoteAddress: '192.0.2.1', bytesRead: 1e9 };
    return app.request(
      '/',
      { method: 'PUT', headers: { person, 'content-length': '380000' } },
      { incoming: { complete, socket } },
    );
  };
  const ended: number[] = [];
  const slow: Promise<unknown>[] = [];
  for (let i = 0; i < 6; i++) {
    slow.push(send(`${i}`, false).then(() => ended.push(i)));
    now += 100;
  }
  expect((await send('newcomer', true)).status).toBe(429);
  now += 10_000;
  expect((await send('newcomer', true)).status).toBe(200);
  await slow[0];
  expect(ended).toEqual([0]);
});

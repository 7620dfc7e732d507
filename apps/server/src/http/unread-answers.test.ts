import { once } from 'node:events';
import { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { createApp } from '../app.ts';
import type { AppEnv } from '../deps.ts';
import type { SiteFile } from '../site/load-site.ts';
import { type HttpServer, listen } from './http-server.ts';
import { markShared, type UnreadAnswersOptions, type UnreadLimits, type UnreadPace } from './unread-answers.ts';

/** Several times what the operating system takes of an answer that nobody reads. */
const large = new Uint8Array(32e6);
const generous: UnreadLimits = { client: 1e12, all: 1e12, answers: 1e6 };
/** Nobody is cut for their pace alone. */
const lenient: Partial<UnreadPace> = { round: 20, patience: 0, window: 3, end: 1e6 };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A server that sends large answers, and clients that ask for them under the address of a proxy's client. */
async function serving(options: Omit<UnreadAnswersOptions, 'trustedProxies'>) {
  const app = new Hono<AppEnv>();
  /** Names of answers that were cut. */
  const closed: string[] = [];
  app.get('/:name', (c) => {
    const { outgoing } = c.env;
    outgoing?.once('close', () => outgoing.writableFinished || closed.push(c.req.param('name')));
    if (c.req.query('shared') !== undefined) markShared(outgoing);
    return c.body(large);
  });
  const server: HttpServer = await listen(app, { port: 0, host: '127.0.0.1', trustedProxies: 1, ...options });
  ends.push(() => server.close(0));
  /** Asks and reads nothing of the answer but its head. */
  const ask = async (client: string, path: string): Promise<Socket> => {
    const socket = connect(server.address.port, '127.0.0.1');
    ends.push(() => socket.destroy());
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\n\r\n`);
    await once(socket, 'readable');
    return socket;
  };
  /** Reads the rest of an answer, with so many milliseconds after each part; how many bytes came. */
  const read = async (socket: Socket, pause = 0): Promise<number> => {
    let bytes = 0;
    for await (const part of socket) {
      bytes += (part as Buffer).length;
      if (pause > 0) await wait(pause);
      if (bytes >= large.length) break;
    }
    return bytes;
  };
  return { ask, read, closed };
}

test('[H8-01] answers are cut beyond what one client may leave unread, and no other client’s are', async () => {
  const { ask, read, closed } = await serving({ limits: { ...generous, client: 3.5 * large.length }, pace: lenient });
  const other = await ask('192.0.2.2', '/other');
  const own: Socket[] = [];
  for (let i = 0; i < 5; i++) own.push(await ask('192.0.2.1', `/own-${i}`));
  await eventually(() => expect(closed).toHaveLength(2));
  expect(closed).not.toContain('other');
  const left = own.filter((_, i) => !closed.includes(`own-${i}`));
  for (const socket of [other, ...left]) expect(await read(socket)).toBeGreaterThanOrEqual(large.length);
  expect(closed).toHaveLength(2);
});

test('[H8-01] answers are cut beyond what all clients may leave unread', async () => {
  const { ask, closed } = await serving({ limits: { ...generous, all: 2.5 * large.length }, pace: lenient });
  for (let i = 0; i < 4; i++) await ask(`192.0.2.${i}`, `/of-${i}`);
  await eventually(() => expect(closed).toHaveLength(2));
});

test('[H9-02] unread answers are cut, and one that is read steadily at the same address is not', async () => {
  const { ask, read, closed } = await serving({
    limits: { ...generous, client: 2.5 * large.length },
    pace: { ...lenient, round: 100, patience: 5, window: 1e5 },
  });
  const reader = await ask('192.0.2.1', '/read');
  // It reads steadily, and slowly enough to be at it when its neighbors are cut.
  const bytes = read(reader, 5);
  for (let i = 0; i < 4; i++) await ask('192.0.2.1', `/left-${i}`);
  await eventually(() => expect(closed.length).toBeGreaterThanOrEqual(2));
  expect(closed).not.toContain('read');
  expect(await bytes).toBeGreaterThanOrEqual(large.length);
});

test('[H8-01] an answer that is hardly read is cut in the end, and one that is read is not', async () => {
  const { ask, read, closed } = await serving({ limits: generous, pace: { round: 20, end: 20, slow: 4_000_000 } });
  const bytes = read(await ask('192.0.2.1', '/read'));
  await ask('192.0.2.1', '/left');
  await eventually(() => expect(closed).toContain('left'));
  expect(await bytes).toBeGreaterThanOrEqual(large.length);
});

test('[H8-01] answers from shared memory count by their number, and stalled ones are cut', async () => {
  const { ask, closed } = await serving({ limits: { ...generous, client: 1e6, answers: 6 }, pace: lenient });
  for (let i = 0; i < 5; i++) await ask('192.0.2.1', `/shared-${i}?shared`);
  await ask('192.0.2.1', '/own');
  await eventually(() => expect(closed).toEqual(['own']));
  for (let i = 5; i < 8; i++) await ask('192.0.2.1', `/shared-${i}?shared`);
  await eventually(() => expect(closed).toHaveLength(3));
});

test('[H8-01] an answer that was just begun is not cut for older ones of its client', async () => {
  const { ask, closed } = await serving({
    limits: { ...generous, client: 1 },
    pace: { round: 20, patience: 1e6, end: 15, slow: 4e12 },
  });
  for (let i = 0; i < 3; i++) await ask('192.0.2.1', `/own-${i}`);
  // Cut for standing still, all of them, and none before.
  await eventually(() => expect(closed.toSorted()).toEqual(['own-0', 'own-1', 'own-2']));
});

test('[H8-01] a file of the site is sent as the bytes that are held for everybody', async () => {
  const body = Buffer.from('console.log(1)');
  const held = { br: Buffer.from('br'), gzip: Buffer.from('gzip') };
  const policy = { kind: 'inert' } as const;
  const file: SiteFile = { type: 'text/javascript', policy, cacheControl: '', tag: 'a', body, compressed: held };
  const database = await openTestPglite();
  const site = { find: () => file, notFound: undefined, size: 1 };
  const server = await listen(createApp(testDeps(stubPress, database, { site })), { port: 0, host: '127.0.0.1' });
  ends.push(
    () => database.close(),
    () => server.close(0),
  );
  const end = vi.spyOn(ServerResponse.prototype, 'end');
  ends.push(() => end.mockRestore());
  for (const encoding of ['identity', 'br', 'gzip'])
    await fetch(`http://127.0.0.1:${server.address.port}/a.js`, { headers: { 'accept-encoding': encoding } }).catch(() => {});
  const sent = end.mock.calls.map(([chunk]) => chunk);
  for (const [i, bytes] of [body, held.br, held.gzip].entries()) expect(sent[i]).toBe(bytes);
});

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import type { AppEnv } from '../deps.ts';
import { bodyOfParts } from './body-of-parts.ts';
import { listen } from './http-server.ts';

/** Several times what the operating system takes of an answer that nobody reads. */
const parts = Array.from({ length: 8 }, (_, i) => Buffer.alloc(2_000_000, i));

/** A server that answers with the parts, and asks for them under the address of a proxy's client; `closed` counts answers that were cut. */
async function serving(limits?: { readonly client: number; readonly all: number; readonly answers: number }) {
  const app = new Hono<AppEnv>();
  const closed: string[] = [];
  app.get('/small', (c) => bodyOfParts(c, [Buffer.from('{"a":'), Buffer.from('1}')], 'application/json'));
  app.get('/:name', (c) => {
    const { outgoing } = c.env;
    outgoing?.once('close', () => outgoing.writableFinished || closed.push(c.req.param('name')));
    return bodyOfParts(c, parts, 'application/json');
  });
  const pace = { round: 20, patience: 0, window: 3, end: 1e6 };
  const server = await listen(app, { port: 0, host: '127.0.0.1', trustedProxies: 1, pace, ...(limits && { limits }) });
  const sockets: Socket[] = [];
  const ask = async (path: string): Promise<void> => {
    const socket = connect(server.address.port, '127.0.0.1');
    sockets.push(socket);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n`);
    await once(socket, 'readable');
  };
  return {
    ask,
    closed,
    origin: `http://127.0.0.1:${server.address.port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await server.close(0);
    },
  };
}

test('an answer of parts is what they are together, small or large', async () => {
  const { origin, close } = await serving();
  expect(await (await fetch(`${origin}/small`)).json()).toEqual({ a: 1 });
  const large = await fetch(`${origin}/large`);
  expect(large.headers.get('content-length')).toBe('16000000');
  expect(Buffer.from(await large.arrayBuffer()).equals(Buffer.concat(parts))).toBe(true);
  await close();
});

test('[H10-01] parts that many ask for and nobody reads are in memory once', async () => {
  const { ask, close } = await serving({ client: 1e12, all: 1e12, answers: 1e6 });
  const before = process.memoryUsage().arrayBuffers;
  for (let i = 0; i < 40; i++) await ask(`/unread-${i}`);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
  await close();
});

test('[H10-01] parts that are still to be sent count as memory of their client', async () => {
  const { ask, closed, close } = await serving({ client: 40_000_000, all: 1e12, answers: 1e6 });
  for (let i = 0; i < 4; i++) await ask(`/unread-${i}`);
  await eventually(() => expect(closed).toHaveLength(2));
  await close();
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { problemSchema } from '@brandwright/contract';
import { openPress } from '@brandwright/press';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { testApp } from '../../testing/test-app.ts';
import { listen } from './http-server.ts';

const press = openPress();
const app = await testApp(press);
const server = await listen(app, { port: 0, host: '127.0.0.1' });
const { port } = server.address;
afterAll(async () => {
  await server.close(0);
  await press.close();
});

const raw = (parts: readonly (string | Buffer)[], silence?: number) => rawRequest(port, parts, silence);
const head = (...lines: readonly string[]): string => [...lines, '', ''].join('\r\n');
const post = ['POST /api/generate-logo HTTP/1.1', `Host: localhost:${port}`] as const;
const code = (body: string): string => problemSchema.parse(JSON.parse(body)).code;

test('[Y-01] a logo comes over a real connection', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/api/generate-logo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"businessName":"Kiln"}',
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ logos: [{ format: 'png' }], round: 0 });
});

test('[corpus 55] a cookie of 16 kB is refused in the one form', async () => {
  const { status, headers, body } = await raw([head('GET /healthz HTTP/1.1', 'Host: a', `Cookie: a=${'x'.repeat(16_384)}`)]);
  expect([status, code(body)]).toEqual([431, 'request.headers.too_large']);
  expect(headers).toMatch(/x-request-id: [0-9a-f-]{36}/);
  expect(headers).toContain("content-security-policy: default-src 'none'");
});

test('[corpus 56] application/json with a tab and a letter is another type', async () => {
  const { status, body } = await raw([head(...post, 'Content-Type: application/json\ta', 'Content-Length: 2'), '{}']);
  expect([status, code(body)]).toEqual([415, 'request.media_type']);
});

test('[corpus 57] a length and chunks at once are refused: two readers would see two requests', async () => {
  const { status, body } = await raw([
    head(...post, 'Content-Type: application/json', 'Content-Length: 2', 'Transfer-Encoding: chunked'),
    '0\r\n\r\n',
  ]);
  expect([status, code(body)]).toEqual([400, 'request.malformed']);
});

test('requests that HTTP forbids, and those with an impossible host or path, are refused in the one form', async () => {
  for (const request of [
    'NONSENSE\r\n\r\n',
    head('GET / HTTP/1.1', 'Host: a', 'Bad Header: x'),
    head('GET /a\\b HTTP/1.1', 'Host: a'),
    head('GET / HTTP/1.1', 'Host: a b/c@d'),
    head('GET / HTTP/1.1'),
    head('GET / HTTP/1.1', 'Host: a', 'host: b'),
    `${head(...post, 'Content-Type: application/json', 'Transfer-Encoding: chunked')}ZZ\r\n`,
  ]) {
    const { status, body, headers } = await raw([request]);
    expect([status, code(body)], request).toEqual([400, 'request.malformed']);
    expect(headers, request).toMatch(/x-request-id/);
  }
});

test('[corpus 52] [S-29] paths with zero bytes or climbing lead nowhere', async () => {
  for (const path of ['/%00', '/..%2f..%2fpackage.json', '/../../package.json', '/assets/..%5c..%5cmain.ts']) {
    expect((await raw([head(`GET ${path} HTTP/1.1`, 'Host: a')])).status, path).toBe(404);
  }
});

test('[S-16] 50 MB in chunks are refused within a second, and do not stay in memory', async () => {
  const before = process.memoryUsage.rss();
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000, 0x5b), Buffer.from('\r\n')]);
  const { status, body, ms } = await raw([
    head(...post, 'Content-Type: application/json', 'Transfer-Encoding: chunked'),
    ...Array<Buffer>(50).fill(chunk),
  ]);
  expect([status, code(body)]).toEqual([413, 'request.body.too_large']);
  expect(ms).toBeLessThan(1000);
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 ** 2);
});

test('[S-16] a length of 50 MB is refused before a byte of it comes', async () => {
  const { status, ms } = await raw([head(...post, 'Content-Type: application/json', 'Content-Length: 50000000')]);
  expect(status).toBe(413);
  expect(ms).toBeLessThan(1000);
});

test('[corpus 47] [S-16] 90,000 open brackets are refused within a second', async () => {
  const { status, body, ms } = await raw([
    head(...post, 'Content-Type: application/json', 'Content-Length: 90000'),
    '['.repeat(90_000),
  ]);
  expect([status, code(body)]).toEqual([400, 'request.body.too_deep']);
  expect(ms).toBeLessThan(1000);
});

test('[H6-09] bytes that are no request leave the answer before them alone', async () => {
  const drawn = `${head(...post, 'Content-Type: application/json', 'Content-Length: 23')}{"businessName":"Kiln"}`;
  for (const next of ['GARBAGE\r\n\r\n', head('GET /x HTTP/1.1', 'Bad Header : x')]) {
    const { status, headers, body } = await raw([drawn + next], 20_000);
    expect([status, JSON.parse(body)]).toMatchObject([200, { round: 0 }]);
    expect(headers).toContain('application/json');
  }
});

test('[H5-05] a large body that stands still gives way to another, and is told at once', async () => {
  const inChunks = head(...post, 'Content-Type: application/json', 'Transfer-Encoding: chunked');
  const told: string[] = [];
  // As many as there are places.
  for (let i = 0; i < 6; i++)
    void raw([inChunks, '1'], 40_000).then(({ status, body }) => told.push(status === 408 ? code(body) : `${status}`));
  const one = '{"businessName":"Kiln"}';
  const whole = async () => {
    const { status } = await raw([inChunks, `${one.length.toString(16)}\r\n${one}\r\n0\r\n\r\n`], 40_000);
    return { status, told: told.length };
  };
  // Refused while they may still come.
  await eventually(async () => expect(await whole()).toEqual({ status: 429, told: 0 }), 20);
  await eventually(async () => expect((await whole()).status).toBe(200), 200);
  await eventually(() => expect(told).toEqual(['request.timeout']));
});

test('[H7-05] a large body on a slow line keeps its place while it comes', async () => {
  const text = JSON.stringify({ businessName: 'Kiln', description: 'x'.repeat(150_000) });
  const half = text.length / 2;
  const beginning = head(...post, 'Content-Type: application/json', 'Transfer-Encoding: chunked');
  const sockets = Array.from({ length: 6 }, () => connect(port, '127.0.0.1'));
  const told: Promise<string>[] = sockets.map(async (socket) => String((await once(socket, 'data'))[0]).slice(9, 12));
  for (const socket of sockets) socket.write(`${beginning}${text.length.toString(16)}\r\n${text.slice(0, half)}`);
  await wait(2_500);
  const another = await raw([beginning, '1'], 10_000);
  expect([another.status, code(another.body)]).toEqual([429, 'request.rate_limited']);
  for (const socket of sockets) socket.write(`${text.slice(half)}\r\n0\r\n\r\n`);
  // Read to its end, and refused for its length alone.
  expect(new Set(await Promise.all(told))).toEqual(new Set(['413']));
  for (const socket of sockets) socket.destroy();
});

test('[R-17] [H5-05] headers that do not arrive are cut after ten seconds, also of a client that never ends; others are answered meanwhile', async () => {
  const endless = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const cut = Promise.withResolvers<void>();
  endless.on('error', () => {}).on('close', () => cut.resolve());
  endless.write('GET / HTTP/1.1\r\nHost: a\r\n');
  const slow = raw(['GET / HTTP/1.1\r\nHost: a\r\n'], 20_000);
  for (let i = 0; i < 5; i++) {
    const { status, ms } = await raw([head('GET /healthz HTTP/1.1', 'Host: a', 'Connection: close')]);
    expect(status).toBe(200);
    expect(ms).toBeLessThan(1000);
    await wait(200);
  }
  const { status, body, ms } = await slow;
  expect([status, code(body)]).toEqual([408, 'request.timeout']);
  expect(ms).toBeLessThan(14_000);
  // Refused as well, and it has not ended its side: what it goes on to write meets nobody.
  const writing = setInterval(() => endless.write('x'), 100);
  await cut.promise;
  clearInterval(writing);
});

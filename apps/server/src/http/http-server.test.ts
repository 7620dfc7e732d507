import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { problemSchema } from '@brandwright/contract';
import { openPress } from '@brandwright/press';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { patience } from '../../../../packages/data/testing/patience.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { stoppedClock } from '../../testing/stopped-clock.ts';
import { testApp } from '../../testing/test-app.ts';
import { listen } from './http-server.ts';

const press = openPress({ startTime: patience, jobTime: patience, patience });
const app = await testApp(press);
const server = await listen(app, { port: 0, host: '127.0.0.1' });
const { port } = server.address;
afterAll(async () => {
  await server.close(0);
  await press.close();
});

/** The server of Node's underneath. */
const node = await new Promise<Server>((found) => {
  const note = (message: unknown): void => {
    unsubscribe('http.server.request.start', note);
    found((message as { readonly server: Server }).server);
  };
  subscribe('http.server.request.start', note);
  void fetch(`http://127.0.0.1:${port}/healthz`);
});

const raw = (parts: readonly (string | Buffer)[]) => rawRequest(port, parts);
const head = (...lines: readonly string[]): string => [...lines, '', ''].join('\r\n');
const post = ['POST /api/generate-logo HTTP/1.1', `Host: localhost:${port}`] as const;
const code = (body: string): string => problemSchema.parse(JSON.parse(body)).code;

test('[Y-01] a logo comes over a real connection', async () => {
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/api/generate-logo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"businessName":"Kiln"}',
    });
  // A machine that is busy with something else says 503 after forty seconds, and is asked again.
  const response = await eventually(async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    return answer;
  });
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

test('requests that HTTP forbids get a 400 in the usual problem form', async () => {
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

test('[S-16] 50 MB in chunks are refused in a second of processor time, and do not stay in memory', async () => {
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
  const { status } = await raw([head(...post, 'Content-Type: application/json', 'Content-Length: 50000000')]);
  expect(status).toBe(413);
});

test('[corpus 47] [S-16] 90,000 open brackets are refused in a second of processor time', async () => {
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
    await eventually(async () => {
      const { status, headers, body } = await raw([drawn + next]);
      expect([status, JSON.parse(body)]).toMatchObject([200, { round: 0 }]);
      expect(headers).toContain('application/json');
    });
  }
});

/** Takes away the half minute after which Node ends a request by itself, until the test is over: what ends one is what the test does. */
function endlessRequests(): void {
  const { requestTimeout } = node;
  node.requestTimeout = 0;
  onTestFinished(() => {
    node.requestTimeout = requestTimeout;
  });
}

/** Sends a whole request in the manner of a large one: its status, or that every place is taken. */
async function whole(): Promise<string> {
  const body = '{"businessName":"Kiln"}';
  const chunked = head(...post, 'Content-Type: application/json', 'Transfer-Encoding: chunked');
  const answer = await raw([chunked, `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`]);
  return answer.body.includes('large requests at a time') ? 'full' : String(answer.status);
}

test('[H7-05] a large body on a slow line keeps its place while it comes', async () => {
  endlessRequests();
  const clock = stoppedClock();
  const arriving: Socket[] = [];
  const note = (socket: Socket) => void arriving.push(socket);
  node.on('connection', note);
  onTestFinished(() => void node.off('connection', note));
  const text = JSON.stringify({ businessName: 'Kiln', description: 'x'.repeat(150_000) });
  const half = text.length / 2;
  const beginning = head(...post, 'Content-Type: application/json', 'Transfer-Encoding: chunked');
  const sockets = Array.from({ length: 6 }, () => connect(port, '127.0.0.1'));
  const told: Promise<string>[] = sockets.map(async (socket) => String((await once(socket, 'data'))[0]).slice(9, 12));
  for (const socket of sockets) socket.write(`${beginning}${text.length.toString(16)}\r\n${text.slice(0, half)}`);
  await eventually(() => expect(arriving.filter(({ bytesRead }) => bytesRead > half)).toHaveLength(6));
  await eventually(async () => expect(await whole()).toBe('full'), 200);
  clock.pass(2_500);
  const another = await raw([beginning, '1']);
  expect([another.status, code(another.body)]).toEqual([429, 'request.rate_limited']);
  for (const socket of sockets) socket.write(`${text.slice(half)}\r\n0\r\n\r\n`);
  // Read to its end, and refused for its length alone.
  expect(new Set(await Promise.all(told))).toEqual(new Set(['413']));
  for (const socket of sockets) socket.destroy();
});

test('[H5-05] a large body that stands still gives way to another, and is told at once', async () => {
  endlessRequests();
  const clock = stoppedClock();
  const inChunks = head(...post, 'Content-Type: application/json', 'Transfer-Encoding: chunked');
  const told: string[] = [];
  // As many as there are places.
  for (let i = 0; i < 6; i++)
    void raw([inChunks, '1']).then(({ status, body }) => told.push(status === 408 ? code(body) : `${status}`));
  // Refused while they may still come.
  await eventually(async () => expect(await whole()).toBe('full'), 200);
  expect(told).toEqual([]);
  clock.pass(2_001);
  await eventually(async () => expect(await whole()).toBe('200'), 200);
  await eventually(() => expect(told).toEqual(['request.timeout']));
});

test('[R-17] [H5-05] unfinished headers are cut off after ten seconds, while others are answered', async () => {
  const endless = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const cut = Promise.withResolvers<void>();
  endless.on('error', () => {}).on('close', () => cut.resolve());
  endless.write('GET / HTTP/1.1\r\nHost: a\r\n');
  let cuts = 0;
  const begin = () => raw(['GET / HTTP/1.1\r\nHost: a\r\n']).finally(() => cuts++);
  const slow = begin();
  // Where this process stood still for all of the ten seconds, others have another try.
  await eventually(async () => {
    const before = cuts;
    void begin();
    for (let i = 0; i < 5; i++)
      expect((await raw([head('GET /healthz HTTP/1.1', 'Host: a', 'Connection: close')])).status).toBe(200);
    expect(cuts).toBe(before);
  });
  expect(node.headersTimeout).toBe(10_000);
  const { status, body } = await slow;
  expect([status, code(body)]).toEqual([408, 'request.timeout']);
  // Refused as well, and it has not ended its side: what it goes on to write meets nobody.
  const writing = setInterval(() => endless.write('x'), 100);
  await cut.promise;
  clearInterval(writing);
});

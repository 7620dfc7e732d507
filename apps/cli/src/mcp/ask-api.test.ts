import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from '@brandwright/contract';
import { afterEach, expect, test } from 'vitest';
import { askApi } from './ask-api.ts';

type Play = (request: IncomingMessage, response: ServerResponse, time: number) => void;

let close = async (): Promise<void> => {};
afterEach(() => close());

/** A site that answers as `play` does, and what it was asked. */
async function site(play: Play) {
  const keys: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key'] as string | undefined);
    request.resume().on('end', () => play(request, response, keys.length));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { at: { site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'bw_any' }, keys };
}

const brief = { business_name: 'Kiln', colors: ['gold'], shows: { letters: true, things: [] } };
const kit = (response: ServerResponse): void =>
  void response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"1"}');
const problem = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body));

test('[P-01] after a broken connection the same kit is asked for, however much of the answer was there', async () => {
  const { at, keys } = await site((_, response, time) => {
    if (time === 1) response.destroy();
    else if (time === 2) response.writeHead(201, { 'content-length': '100' }).write('{"id":', () => response.destroy());
    else kit(response);
  });
  const answer = await askApi(at, endpoints.apiMakeKit, brief);
  expect([answer.status, await answer.json()]).toEqual([201, { id: '1' }]);
  expect(keys).toHaveLength(3);
  expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[\w-]{43}$/)]));
});

test('[P-01] a request whose first attempt still runs is waited for', async () => {
  const { at, keys } = await site((_, response, time) =>
    time < 3 ? problem(response, 409, { code: 'repeat.running', retryAfter: 0 }) : kit(response),
  );
  expect((await askApi(at, endpoints.apiMakeKit, brief)).status).toBe(201);
  expect(keys).toHaveLength(3);
});

test('[P-01] the same request has the same key in any order of its fields, and another request another', async () => {
  const { at, keys } = await site((_, response) => kit(response));
  const { business_name, colors, shows } = brief;
  for (const given of [brief, { shows: { things: [], letters: true }, colors, business_name }, { business_name, shows }])
    await askApi(at, endpoints.apiMakeKit, given);
  await askApi(at, endpoints.apiGenerateLogos, brief);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('[P-01] other refusals are answered at once, and a site that always breaks off is told of', async () => {
  const { at, keys } = await site((request, response) => {
    if (request.method === 'GET') response.destroy();
    else problem(response, 409, { code: 'order.used' });
  });
  expect((await askApi(at, endpoints.apiMakeKit, brief)).status).toBe(409);
  await expect(askApi(at, endpoints.apiReadKit, { kit: '1' })).rejects.toThrow('fetch failed');
  expect(keys).toEqual([expect.any(String), undefined]);
});

import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { webhookReceiver } from '../../../testing/webhook-receiver.ts';
import { readWebhookUrl } from '../../http/webhook-url.ts';
import { openWebhooks, type WebhookGatewayOptions } from './send-webhook.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** What becomes of an event: the answer, or why there is none. */
const send = (url: string, options: Partial<WebhookGatewayOptions> = {}, signal = new AbortController().signal) =>
  openWebhooks({ toLoopback: true, ...options })
    .send({ url, headers: { 'webhook-id': 'msg_1' }, body: '{}', signal })
    .then((answer) => ('failure' in answer ? answer.failure : answer))
    .catch((error: unknown) => error);

async function receiver() {
  const made = await webhookReceiver();
  open.push(made.close);
  return made;
}

test('[S-27] an address of a webhook is https, public, on an allowed port and without a password', () => {
  const isTaken = (text: string, toLoopback = false) => readWebhookUrl(text, { toLoopback }) !== null;
  for (const text of [
    'https://shop.example/hooks?a=b',
    'https://shop.example:8443/',
    'https://1.1.1.1/',
    'https://[2606:4700::1]/',
  ])
    expect(isTaken(text), text).toBe(true);
  for (const text of [
    'http://shop.example/',
    'ftp://shop.example/',
    'file:///etc/passwd',
    'shop.example',
    '//shop.example/',
    'https://shop.example:22/',
    'https://shop.example:80/',
    'https://ada@shop.example/',
    'https://ada:secret@shop.example/',
    'https://shop.example/#a',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:a00:1]/',
    'https://[64:ff9b::a00:1]/',
    'http://localhost:3000/',
    'http://127.0.0.1:3000/',
  ])
    expect(isTaken(text), text).toBe(false);
  for (const text of ['http://localhost:3000/', 'http://127.0.0.1:22/', 'http://[::1]:3000/'])
    expect(isTaken(text, true), text).toBe(true);
  for (const text of ['http://10.0.0.1/', 'http://shop.example/', 'https://192.168.0.1/', 'http://localhost.evil.example/'])
    expect(isTaken(text, true), text).toBe(false);
});

test('[S-27] a name that stands for any private address is refused before anything is connected', async () => {
  for (const addresses of [['127.0.0.1'], ['10.0.0.7'], ['1.1.1.1', '169.254.169.254'], ['::ffff:127.0.0.1'], ['fd00::1'], []])
    expect(await send('https://shop.example/', { toLoopback: false, resolve: async () => addresses }), String(addresses)).toBe(
      'address',
    );
  // Whatever was stored when more was allowed.
  const { url, arrived } = await receiver();
  expect(await send(url, { toLoopback: false })).toBe('address');
  expect(await send(url.replace('127.0.0.1', 'localhost'), { toLoopback: false })).toBe('address');
  expect(arrived).toEqual([]);
});

test('[S-27] a name is resolved once, and what was looked at is what is connected to', async () => {
  const heard: Buffer[] = [];
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (part) => {
      heard.push(part);
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  open.push(() => new Promise((resolve) => server.close(resolve)));
  let looks = 0;
  // The second look would lead elsewhere.
  const resolve = async () => (++looks === 1 ? ['127.0.0.1'] : ['192.0.2.1']);
  expect(['connection', 'tls']).toContain(await send(`https://shop.example:${port}/`, { resolve, ports: [port] }));
  expect(looks).toBe(1);
  // The certificate that is asked for is that of the name.
  expect(heard[0]?.includes('shop.example')).toBe(true);
});

test('[S-27] redirects are not followed', async () => {
  const [inner, outer] = [await receiver(), await receiver()];
  outer.answers((response) => response.writeHead(307, { location: inner.url }).end());
  expect(await send(outer.url)).toMatchObject({ status: 307 });
  expect(inner.arrived).toEqual([]);
});

test('of an answer, the beginning is read, as one line without control characters', async () => {
  const { url, answers } = await receiver();
  answers((response) => response.writeHead(500).end(`<b>\u0000\u202eOops\n${'x'.repeat(1e6)}`));
  const answer = await send(url);
  expect(answer).toEqual({ status: 500, said: expect.stringMatching(/^<b> Oops x{290,}$/) });
  // One that never ends is left.
  answers((response) => {
    response.writeHead(200);
    const fill = (): void => {
      while (response.write('y'.repeat(10_000)));
    };
    response.on('drain', fill);
    fill();
  });
  expect(await send(url)).toEqual({ status: 200, said: 'y'.repeat(300) });
});

test('an attempt ends when it is told to, at whatever point it is', async () => {
  const { url, answers, arrived } = await receiver();
  answers(() => {});
  const ending = new AbortController();
  const ended = send(url, {}, ending.signal);
  await expect.poll(() => arrived.length).toBe(1);
  ending.abort(new Error('enough'));
  expect(await ended).toEqual(new Error('enough'));
  const resolving = new AbortController();
  const unresolved = send('https://shop.example/', { resolve: () => new Promise(() => {}) }, resolving.signal);
  resolving.abort(new Error('enough'));
  expect(await unresolved).toEqual(new Error('enough'));
  await new Promise<void>((resolve) => {
    const closed = createServer().listen(0, '127.0.0.1', async () => {
      const { port } = closed.address() as AddressInfo;
      closed.close(async () => {
        expect(await send(`http://127.0.0.1:${port}/`)).toBe('connection');
        resolve();
      });
    });
  });
});

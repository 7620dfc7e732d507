import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Relay {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Passes every answer of a server on as it is, compression and all, without the header Referrer-Policy: under Lighthouse, headless
 * Chromium 147 gives up any page that has it (net::ERR_ABORTED; by hand and by Playwright the same page opens).
 */
export async function openRelay(target: string): Promise<Relay> {
  const server = createServer((incoming, outgoing) => {
    const { host: _, ...headers } = incoming.headers;
    const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method ?? 'GET', headers }, (answer) => {
      const { 'referrer-policy': __, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For tests: an outside service, played on a port of this machine that is free. */
export abstract class PlayedServer {
  /** Without a slash at the end. Empty before the start. */
  url = '';

  readonly #server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  protected abstract answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

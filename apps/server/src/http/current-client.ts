import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientGroup } from '@brandwright/press';

/** Whom the running code works for. */
export interface Client {
  /** The network address that rate limits count by. Empty outside a request. */
  readonly address: string;
  /** Wider networks of that address. */
  readonly groups?: readonly ClientGroup[];
  /** Aborts when the client disconnects. */
  readonly signal?: AbortSignal;
}

const clients = new AsyncLocalStorage<Client>();

/** Runs `work` on behalf of a client. */
export const asClient = <T>(client: Client, work: () => T): T => clients.run(client, work);

/** The client that the running code works for. */
export const currentClient = (): Client => clients.getStore() ?? { address: '' };

import { AsyncLocalStorage } from 'node:async_hooks';

const clients = new AsyncLocalStorage<string>();

/** Runs `work` on behalf of a client: the network address that its rate limits count by. */
export const asClient = <T>(client: string, work: () => T): T => clients.run(client, work);

/** The client that the running code works for; empty outside a request. */
export const currentClient = (): string => clients.getStore() ?? '';

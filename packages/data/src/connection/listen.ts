import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Listening } from './database.ts';

/**
 * Milliseconds: to connect; between checks that the session still answers; for its answer; before a lost
 * session is retried.
 */
const patience = { connect: 5_000, look: 10_000, answer: 5_000, again: 1_000 } as const;

/**
 * Listens to a Postgres channel in a session of its own, and reconnects when that breaks. Notices sent in
 * between are lost, so `onListening` is called after every reconnect. Resolves after the first attempt,
 * successful or not, and keeps trying.
 */
export async function listen(
  url: string,
  channel: string,
  onNotice: (payload: string) => void,
  onListening: () => void,
): Promise<Listening> {
  const ended = new AbortController();
  const first = Promise.withResolvers<void>();
  const session = async (): Promise<void> => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: patience.connect,
      query_timeout: patience.answer,
      keepAlive: true,
      application_name: 'brandwright listener',
    });
    const lost = Promise.withResolvers<void>();
    client.on('error', () => lost.resolve());
    client.on('end', () => lost.resolve());
    client.on('notification', ({ payload = '' }) => onNotice(payload));
    const looking = setInterval(() => client.query('select 1').catch(() => lost.resolve()), patience.look);
    const end = (): void => lost.resolve();
    ended.signal.addEventListener('abort', end);
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      onListening();
      first.resolve();
      await lost.promise;
    } finally {
      ended.signal.removeEventListener('abort', end);
      clearInterval(looking);
      await client.end().catch(() => {});
    }
  };
  const hearing = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      await session().catch(() => {});
      first.resolve();
      await wait(patience.again, undefined, { ref: false, signal: ended.signal }).catch(() => {});
    }
  };
  const heard = hearing();
  await first.promise;
  return {
    async close() {
      ended.abort();
      await heard;
    },
  };
}

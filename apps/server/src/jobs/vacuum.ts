import { setTimeout as wait } from 'node:timers/promises';
import { type Database, vacuum } from '@brandwright/data';
import type { Logger } from 'pino';

/** Frees what was overwritten, and what the log of writes needs no more, from time to time. */
export interface Vacuum {
  /** Ends after the table that is under way. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks: in that time one address overwrites 13 MB within its share, which takes 10 ms to free. */
const round = 30_000;
/** Bytes of the log of writes: one address writes 24 MB in a round (H11-06). */
const longestLog = 32e6;

export function startVacuum(
  database: Pick<Database, 'kind' | 'wire' | 'files'>,
  log: Pick<Logger, 'warn'>,
  { every = round }: { readonly every?: number } = {},
): Vacuum {
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await vacuum(database).catch((err: unknown) => log.warn({ err }, 'what was overwritten could not be freed'));
      await database.files
        ?.checkpoint(longestLog)
        .catch((err: unknown) => log.warn({ err }, 'the log of writes could not be shortened'));
      await wait(every, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };
  const working = work();
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

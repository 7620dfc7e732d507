import { setTimeout as wait } from 'node:timers/promises';
import { type Database, vacuum } from '@brandwright/data';
import type { Logger } from 'pino';

/** Regularly frees dead rows and unneeded write-ahead log. */
export interface Vacuum {
  /** Stops after the current table. */
  stop(): Promise<void>;
}

/**
 * Milliseconds between runs. In that time, one address within its limits overwrites 13 MB, which take 10 ms
 * to free.
 */
const round = 30_000;
/** Bytes of write-ahead log that trigger a checkpoint. One address writes 24 MB in a round (H11-06). */
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

import { setTimeout as wait } from 'node:timers/promises';
import { type Database, type Ledger, purge } from '@brandwright/data';
import type { Logger } from 'pino';

/** Clears away what has had its time, and keeps the ledger of erasures outside the database. */
export interface Janitor {
  /** Writes down who was just erased; when it cannot, that is logged, and tried again with the next round. */
  keepErasures(): Promise<void>;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

export interface JanitorOptions {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Milliseconds between two rounds; default an hour. The first is at once. */
  readonly round?: number;
}

export function startJanitor({ database, ledger, log, round = 3_600_000 }: JanitorOptions): Janitor {
  const stopping = new AbortController();
  const keepErasures = (): Promise<void> =>
    ledger.keep().catch((err: unknown) => log.warn({ err }, 'erasures could not be written down outside the database'));
  const clear = async (): Promise<void> => {
    try {
      // Null when another process is at it.
      const gone = await purge(database);
      if (gone !== null && Object.values(gone).some((rows) => rows > 0)) log.info({ gone }, 'cleared away');
    } catch (err) {
      log.warn({ err }, 'what has had its time could not be cleared away');
    }
  };
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await keepErasures();
      await clear();
      await wait(round, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };
  const working = work();
  return {
    keepErasures,
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

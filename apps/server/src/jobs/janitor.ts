import { setTimeout as wait } from 'node:timers/promises';
import { type Database, type Ledger, purge } from '@brandwright/data';
import type { Logger } from 'pino';
import type { Outbox } from '../gateways/outbox.ts';

/** Clears away what has had its time, and keeps the ledger of erasures outside the database. */
export interface Janitor {
  /**
   * Follows an erasure outside the database: it is written down, and this node's letters to the address go. What cannot be done is logged,
   * and done by a later round.
   */
  erased(address: string): Promise<void>;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

export interface JanitorOptions {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly outbox: Pick<Outbox, 'forget' | 'clear'>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Milliseconds between two rounds; default an hour. The first is at once. */
  readonly round?: number;
}

/** Milliseconds for which letters are kept as files: within thirty days nothing is left of somebody who went (row A-10). */
const month = 30 * 86_400_000;

export function startJanitor({ database, ledger, outbox, log, round = 3_600_000 }: JanitorOptions): Janitor {
  const stopping = new AbortController();
  /** Nothing that fails keeps the rest from being done, or ends the rounds. */
  const attempt = (work: () => Promise<void>, said: string): Promise<void> =>
    work().catch((err: unknown) => log.warn({ err }, said));
  const keepErasures = (): Promise<void> => attempt(ledger.keep, 'erasures could not be written down outside the database');
  const clearRows = async (): Promise<void> => {
    // Null when another process is at it.
    const gone = await purge(database);
    if (gone !== null && Object.values(gone).some((rows) => rows > 0)) log.info({ gone }, 'cleared away');
  };
  const clearLetters = async (): Promise<void> => {
    const files = await outbox.clear(new Date(Date.now() - month));
    if (files > 0) log.info({ files }, 'letters cleared away');
  };
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await keepErasures();
      await attempt(clearRows, 'what has had its time could not be cleared away');
      await attempt(clearLetters, 'letters that have had their time could not be cleared away');
      await wait(round, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };
  const working = work();
  return {
    async erased(address) {
      await keepErasures();
      await attempt(() => outbox.forget(address), 'letters to somebody who was erased could not be removed');
    },
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { type Database, type Ledger, purge, removeLogosOfNobody } from '@brandwright/data';
import type { KitOrder, KitShelf } from '@brandwright/press';
import type { Logger } from 'pino';
import type { Outbox } from '../gateways/outbox.ts';

/** Clears away what has had its time, and keeps the ledger of erasures outside the database. */
export interface Cleanup {
  /**
   * Follows an erasure outside the database: it is written down, and this node's letters to the address and archives of these kits go. What cannot be done is logged,
   * and done by a later round.
   */
  erased(address: string, kits: readonly KitOrder[]): Promise<void>;
  /** Whether there may be erasures that stand in the database alone: the last try to write them down failed. */
  isBehind(): boolean;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

export interface JanitorOptions {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly outbox: Pick<Outbox, 'forget' | 'clear'>;
  readonly shelf: Pick<KitShelf, 'forget' | 'clear'>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds between two rounds; default an hour. The first is at once. */
  readonly round?: number;
}

/** Milliseconds for which letters are kept as files: within thirty days nothing is left of somebody who went (row A-10). */
const month = 30 * 86_400_000;

/**
 * Milliseconds for which archives are kept that nobody asks for. Those of people who went are found by what they hold, where their node was asked and
 * their version is this one; the others go by this, within thirty days as well.
 */
const week = 7 * 86_400_000;

/** Milliseconds until erasures are tried again that could not be written down. */
const soon = 5 * 60_000;

export function startCleanup({ database, ledger, outbox, shelf, log, round = 3_600_000 }: JanitorOptions): Cleanup {
  const stopping = new AbortController();
  /** Nothing that fails keeps the rest from being done, or ends the rounds. */
  const attempt = (work: () => Promise<void>, said: string): Promise<void> =>
    work().catch((err: unknown) => log.warn({ err }, said));
  let behind = false;
  /** Whoever was erased is gone whatever comes of this: what is missing is ours to mend, and the database knows what it is. */
  const keepErasures = (): Promise<void> =>
    ledger.keep().then(
      () => {
        behind = false;
      },
      (err: unknown) => {
        behind = true;
        log.error({ err, code: 'erasures.unwritten' }, 'erasures could not be written down outside the database');
      },
    );
  const clearRows = async (): Promise<void> => {
    // Null when another process is at it.
    const gone = await purge(database);
    if (gone !== null && Object.values(gone).some((rows) => rows > 0)) log.info({ gone }, 'cleared away');
  };
  const clearLetters = async (): Promise<void> => {
    const files = await outbox.clear(new Date(Date.now() - month));
    if (files > 0) log.info({ files }, 'letters cleared away');
  };
  const clearArchives = async (): Promise<void> => {
    const files = await shelf.clear(new Date(Date.now() - week));
    if (files > 0) log.info({ files }, 'archives cleared away');
  };
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await keepErasures();
      await attempt(clearRows, 'what has had its time could not be cleared away');
      await attempt(clearLetters, 'letters that have had their time could not be cleared away');
      await attempt(clearArchives, 'archives that nobody asks for could not be cleared away');
      await wait(behind ? Math.min(round, soon) : round, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };
  const working = work();
  return {
    async erased(address, kits) {
      await keepErasures();
      const remove = async (): Promise<void> => void (await removeLogosOfNobody(database));
      await attempt(remove, 'logos of somebody who was erased could not be removed');
      await attempt(() => outbox.forget(address), 'letters to somebody who was erased could not be removed');
      const forget = async (): Promise<void> => {
        for (const kit of kits) await shelf.forget(kit);
      };
      await attempt(forget, 'archives of somebody who was erased could not be removed');
    },
    isBehind: () => behind,
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

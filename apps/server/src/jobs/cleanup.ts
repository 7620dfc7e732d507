import { setTimeout as wait } from 'node:timers/promises';
import { type Database, type Ledger, purge, removeLogosOfNobody } from '@brandwright/data';
import type { KitShelf } from '@brandwright/press';
import type { Logger } from 'pino';
import type { Outbox } from '../gateways/outbox.ts';

/** Deletes expired data, tells owners what has waited for a day, and keeps the ledger of erasures outside the database. */
export interface Cleanup {
  /**
   * Completes an erasure outside the database: writes the ledger, and deletes this node's earlier emails to the
   * address and archives of the person. Failures are logged and retried in a later round.
   */
  erased(address: string, personId: string, erasedAt: Date): Promise<void>;
  /** True if the last attempt to write the ledger failed, so that erasures may be in the database only. */
  isBehind(): boolean;
  /** Stops after the current work. */
  stop(): Promise<void>;
}

export interface JanitorOptions {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly outbox: Pick<Outbox, 'forget' | 'clear'>;
  readonly shelf: Pick<KitShelf, 'forget' | 'clear'>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Tells owners about comments that they have not been told about; resolves to how many. */
  readonly tellOwners: () => Promise<number>;
  /** Milliseconds between rounds. Default: an hour. The first is immediate. */
  readonly round?: number;
}

/**
 * Milliseconds for which emails are kept as files. After 30 days nothing of an erased person remains.
 */
const month = 30 * 86_400_000;

/**
 * Milliseconds for which unused archives are kept. Archives of erased people are deleted at once on the node
 * that was asked. Those on other nodes expire by age, also within 30 days.
 */
const week = 7 * 86_400_000;

/** Milliseconds until failed erasures are retried. */
const soon = 5 * 60_000;

export function startCleanup({ database, ledger, outbox, shelf, log, tellOwners, round = 3_600_000 }: JanitorOptions): Cleanup {
  const stopping = new AbortController();
  /** Logs a failure, so that it stops neither the rest nor later rounds. */
  const attempt = (work: () => Promise<void>, said: string): Promise<void> =>
    work().catch((err: unknown) => log.warn({ err }, said));
  let behind = false;
  /** The erasure itself stands even if this fails. The database knows what is missing in the ledger. */
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
    // Null if another process is purging.
    const gone = await purge(database);
    if (gone !== null && Object.values(gone).some((rows) => rows > 0)) log.info({ gone }, 'cleared away');
  };
  const clearEmails = async (): Promise<void> => {
    const files = await outbox.clear(new Date(Date.now() - month));
    if (files > 0) log.info({ files }, 'emails cleared away');
  };
  const clearArchives = async (): Promise<void> => {
    const files = await shelf.clear(new Date(Date.now() - week));
    if (files > 0) log.info({ files }, 'archives cleared away');
  };
  const tell = async (): Promise<void> => {
    const owners = await tellOwners();
    if (owners > 0) log.info({ owners }, 'owners told about comments');
  };
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await keepErasures();
      await attempt(clearRows, 'what has had its time could not be cleared away');
      await attempt(clearEmails, 'emails that have had their time could not be cleared away');
      await attempt(clearArchives, 'archives that nobody asks for could not be cleared away');
      await attempt(tell, 'owners could not be told about comments');
      await wait(behind ? Math.min(round, soon) : round, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };
  const working = work();
  return {
    async erased(address, personId, erasedAt) {
      await keepErasures();
      const remove = async (): Promise<void> => void (await removeLogosOfNobody(database));
      await attempt(remove, 'logos of somebody who was erased could not be removed');
      await attempt(() => outbox.forget(address, erasedAt), 'emails to somebody who was erased could not be removed');
      await attempt(() => shelf.forget(personId), 'archives of somebody who was erased could not be removed');
    },
    isBehind: () => behind,
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

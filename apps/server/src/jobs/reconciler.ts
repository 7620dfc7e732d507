import { setTimeout as wait } from 'node:timers/promises';
import { ordersToLookAt, stalledKits } from '@brandwright/data';
import type { Deps } from '../app-env.ts';
import { settleSession } from '../services/fulfil-order.ts';
import { endRefund } from '../services/withdraw-order.ts';

/** The second net under money: what no event told, what a crash left, what has no job. */
export interface Reconciler {
  /** One round, now; resolves when it is over. */
  look(): Promise<void>;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

export type ReconcilerDeps = Pick<Deps, 'database' | 'payment' | 'queue' | 'log' | 'postman' | 'origin' | 'settings'>;

/** Milliseconds between two rounds (row R-09); the first is at once. */
const fiveMinutes = 300_000;

/**
 * Every round queues a job for every paid kit that has none, asks the provider about orders that wait for money, and gives back what was asked back.
 * Nodes that look at the same time do no harm: each step is done once.
 */
export function startReconciler(deps: ReconcilerDeps, round = fiveMinutes): Reconciler {
  const { database, payment, queue, log } = deps;
  const stopping = new AbortController();
  const attempt = async (what: string, order: string, work: () => Promise<unknown>): Promise<void> => {
    if (stopping.signal.aborted) return;
    await work().catch((err: unknown) => log.warn({ err, order }, what));
  };
  const look = async (): Promise<void> => {
    for (const kit of await stalledKits(database))
      await attempt('a kit could not be queued', kit, async () => {
        if (!(await queue.isLive(kit))) await database.asSystem((tx) => queue.send(tx, kit, { kit }));
      });
    for (const order of await ordersToLookAt(database, payment.test)) {
      const { id, stripeSessionId } = order;
      if (order.status === 'refunding') await attempt('a payment could not be given back', id, () => endRefund(deps, order));
      else if (stripeSessionId !== null)
        await attempt('an order could not be looked at', id, () => settleSession(deps, stripeSessionId));
    }
  };
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await look().catch((err: unknown) => log.warn({ err }, 'orders could not be looked through'));
      await wait(round, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };
  const working = work();
  return {
    look,
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

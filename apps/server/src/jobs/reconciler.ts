import { setTimeout as wait } from 'node:timers/promises';
import {
  type DueOrder,
  type OrderRow,
  ordersToGiveBack,
  ordersToLookAt,
  ordersToMakeUpFor,
  readOrder,
  stalledKits,
} from '@brandwright/data';
import type { Deps } from '../deps.ts';
import { isProblem } from '../http/problem-error.ts';
import { makeUpFor } from '../services/orders/compensate-order.ts';
import { endRefund } from '../services/orders/revoke-order.ts';
import { settleSession } from '../services/orders/settle-order.ts';

/** The second net under money: what no event told, what a crash left, what has no job. */
export interface Reconciler {
  /** Milliseconds from the beginning of a round to that of the next. */
  readonly round: number;
  /** One round, after the one that is under way; resolves when it is over. */
  look(): Promise<void>;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

export type ReconcilerDeps = Pick<Deps, 'database' | 'payment' | 'queue' | 'log' | 'mailSender' | 'origin' | 'settings'>;

/** Milliseconds between two rounds (row R-09); the first is at once. */
const fiveMinutes = 300_000;

/** Milliseconds for which a round begins further work: it is over before the next one, and before an order is due once more. */
const budget = { orders: 180_000, refunds: 60_000 } as const;
/** Orders that are looked at together. A provider takes 25 questions a second and has more to answer than these. */
const atOnce = 6;

/**
 * Every round queues a job for every paid kit that has none, makes up for kits that failed and were not mended in time, gives back what was asked back, and asks the provider about orders until none is due or
 * its time is over. Neither waits for the others. Nodes that look at the same time do no harm: each step is done once.
 */
export function startReconciler(deps: ReconcilerDeps, round = fiveMinutes): Reconciler {
  const { database, payment, queue, log } = deps;
  const stopping = new AbortController();
  let since: Date | null = new Date();

  const queueKits = async (): Promise<void> => {
    await queue.bringBack();
    for (const kit of await stalledKits(database)) {
      if (stopping.signal.aborted) return;
      await queueKit(kit).catch((err: unknown) => log.warn({ err, kit }, 'a kit could not be queued'));
    }
  };
  const queueKit = async (kit: string): Promise<void> => {
    if (!(await queue.isLive(kit))) await database.asSystem((tx) => queue.send(tx, kit, { kit }));
  };

  const makeUp = async (): Promise<void> => {
    for (const order of await ordersToMakeUpFor(database, { test: payment.test })) {
      if (stopping.signal.aborted) return;
      await makeUpFor(deps, order).catch((err: unknown) => log.warn({ err, order }, 'a failed kit could not be made up for'));
    }
  };

  const settle = async ({ stripeSessionId }: DueOrder): Promise<OrderRow | null> =>
    stripeSessionId === null ? null : settleSession(deps, stripeSessionId);
  /** What is told of it may have been lost as well: that its money is back already, or is the bank's to decide. */
  const giveBack = async (due: DueOrder): Promise<void> => {
    if ((await settle(due)) !== null) return;
    const order = await readOrder(database, due);
    if (order?.status === 'refunding') await endRefund(deps, order);
  };

  const drain = async (
    milliseconds: number,
    next: () => Promise<readonly DueOrder[]>,
    work: (order: DueOrder) => Promise<unknown>,
    trouble: string,
  ): Promise<void> => {
    const until = performance.now() + milliseconds;
    while (!stopping.signal.aborted && performance.now() < until) {
      const due = await next();
      const away = (order: DueOrder): Promise<boolean> =>
        work(order).then(
          () => false,
          (err: unknown) => {
            log.warn({ err, order: order.id }, trouble);
            return isProblem(err, 'payment.unavailable');
          },
        );
      // None is left; or nobody is there to be asked, until the next round.
      if ((await Promise.all(due.map(away))).every(Boolean)) return;
    }
  };

  const lookThrough = async (): Promise<void> => {
    const terms = { test: payment.test, most: atOnce, since };
    const parts = [
      queueKits(),
      makeUp(),
      drain(budget.refunds, () => ordersToGiveBack(database, terms), giveBack, 'a payment could not be given back'),
      drain(budget.orders, () => ordersToLookAt(database, terms), settle, 'an order could not be looked at'),
    ];
    for (const part of await Promise.allSettled(parts))
      if (part.status === 'rejected') log.warn({ err: part.reason }, 'orders could not be looked through');
    since = null;
  };
  let rounds: Promise<void> = Promise.resolve();
  const look = (): Promise<void> => {
    rounds = rounds.then(lookThrough);
    return rounds;
  };
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const next = performance.now() + round;
      await look();
      const pause = Math.max(0, next - performance.now());
      await wait(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };
  const working = work();
  return {
    round,
    look,
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

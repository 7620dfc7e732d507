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

/**
 * The safety net under payments: repairs what lost events and crashes leave behind, and kits without a job.
 */
export interface Reconciler {
  /** Milliseconds from the start of a round to the start of the next. */
  readonly round: number;
  /** Runs one round after the current one. Resolves when it is over. */
  look(): Promise<void>;
  /** Stops after the current work. */
  stop(): Promise<void>;
}

export type ReconcilerDeps = Pick<Deps, 'database' | 'payment' | 'queue' | 'log' | 'mailSender' | 'origin' | 'settings'>;

/** Milliseconds between rounds. The first is immediate. */
const fiveMinutes = 300_000;

/**
 * Milliseconds in which a round starts new work. It ends before the next round, and before an order is due
 * again.
 */
const budget = { orders: 180_000, refunds: 60_000 } as const;
/** Orders checked at the same time. The provider allows 25 requests a second and has other callers. */
const atOnce = 6;

/**
 * Each round queues a job for every paid kit without one, compensates failed kits that were not repaired in
 * time, refunds what was asked back, and asks the provider about due orders until none is left or time is up.
 * The four run independently. Concurrent rounds on several nodes are harmless: each step happens once.
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
  /** The event of a refund or dispute may have been lost too, so the session is checked before refunding. */
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
      // None is left, or the provider cannot be reached until the next round.
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

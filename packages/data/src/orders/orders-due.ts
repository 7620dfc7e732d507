import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../connection/database.ts';
import { isAhead } from '../connection/future-times.ts';

/** An order that the reconciler must check. */
export interface DueOrder {
  readonly id: string;
  readonly stripeSessionId: string | null;
}

export interface DueTerms {
  /** True for test orders, false for real ones. */
  readonly test: boolean;
  /** Maximum number of orders. */
  readonly most: number;
  /**
   * Start of this process, in its first round only: checks that an earlier process began may have died with
   * it. Null in later rounds.
   */
  readonly since: Date | null;
}

/**
 * The next orders to ask the payment provider about. How often each is asked:
 *
 * - `open` or `pending`, for 30 days: every round, because somebody may be waiting; an open one hourly from
 *   two hours after its session's end.
 * - `expired`: every round until two hours after its session's end, because an open page may still be paid.
 * - `paid` (120 days), `refunded` (60 days) and `disputed`: daily, because an event about a bank's reversal
 *   may be lost.
 */
export function ordersToLookAt(database: Database, terms: DueTerms): Promise<readonly DueOrder[]> {
  const known = sql`stripe_session_id is not null and (
    status = 'disputed'
    or (status in ('open', 'pending') and created_at > now() - interval '30 days')
    or (status = 'expired' and expires_at > now() - interval '2 hours')
    or (status = 'paid' and paid_at > now() - interval '120 days')
    or (status = 'refunded' and refund_reason is distinct from 'test' and refunded_at > now() - interval '60 days'))`;
  const pause = sql`case
    when status in ('paid', 'refunded', 'disputed') then interval '1 day'
    when status = 'open' and expires_at < now() - interval '2 hours' then interval '1 hour'
    when status = 'expired' and brand_data is null and expires_at > now() + interval '1 minute' then interval '1 hour'
    else interval '3 minutes' end`;
  return taken(database, terms, known, pause);
}

/** The next orders to refund. */
export const ordersToGiveBack = (database: Database, terms: DueTerms): Promise<readonly DueOrder[]> =>
  taken(database, terms, sql`status = 'refunding'`, sql`interval '1 minute'`);

/**
 * Claims orders that are due and stamps them as checked, so that the next caller on any node gets others.
 * Takes one order of each person before a second of anyone, so that one person's many orders do not delay
 * others.
 */
function taken({ asSystem }: Database, { test, most, since }: DueTerms, which: SQL, pause: SQL): Promise<readonly DueOrder[]> {
  // Payment and refund count as a check.
  const last = sql`case when status in ('paid', 'refunded') then greatest(looked_at, paid_at, refunded_at)
    else coalesce(looked_at, '-infinity') end`;
  const soon = sql`case when ${pause} < interval '1 day' then ${since?.toISOString() ?? null}::timestamptz end`;
  const due = sql`test = ${test} and ${which} and (${last} < greatest(now() - ${pause}, ${soon}) or ${isAhead('looked_at')})`;
  return asSystem(async (tx) => {
    const { rows } = (await tx.execute(sql`
      update orders set looked_at = now() where id in (
        select id from orders where ${due} and id in (
          select id from (
            select id, ${pause} as pause, ${last} as last,
              row_number() over (partition by coalesce(user_id, id) order by ${pause}, ${last}) as place
            from orders where ${due}) as found
          order by pause >= interval '1 day', place, last limit ${most})
        for update skip locked)
      returning id, stripe_session_id as "stripeSessionId"`)) as unknown as { readonly rows: readonly DueOrder[] };
    return rows;
  });
}

import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../connection/database.ts';
import { isAhead } from '../connection/future-times.ts';

/** An order that the reconciler has to look at. */
export interface DueOrder {
  readonly id: string;
  readonly stripeSessionId: string | null;
}

export interface DueTerms {
  /** Real money, or that of tests. */
  readonly test: boolean;
  /** How many. */
  readonly most: number;
  /** When this process began, in its first round: what another looked at before may have died with it. Null in later ones. */
  readonly since: Date | null;
}

/**
 * The next orders to ask the provider about, those that somebody may wait for first. Their session can be paid still, or its money is on its way: every
 * round. It was set aside here, and may be paid where it is open: every round until two hours after its end, or, once the provider has said that it is over
 * (what it was for is gone then), every hour. It was paid, given back or disputed: every day, for as long as a bank may take that back, since an event
 * about it may be lost as well.
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

/** The next orders whose money goes back. */
export const ordersToGiveBack = (database: Database, terms: DueTerms): Promise<readonly DueOrder[]> =>
  taken(database, terms, sql`status = 'refunding'`, sql`interval '1 minute'`);

/**
 * Takes orders that were not looked at for the pause that is theirs, and notes that they are looked at now: whoever asks next, on whatever node, gets
 * others. Of each person one before anybody's second, so that nobody's many orders keep those of others waiting.
 */
function taken({ asSystem }: Database, { test, most, since }: DueTerms, which: SQL, pause: SQL): Promise<readonly DueOrder[]> {
  // What was paid or given back just now was looked at then.
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

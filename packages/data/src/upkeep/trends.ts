import type { Database } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';

/** Counts of one day. */
interface DayCounts {
  /** `2026-11-27` (UTC). */
  readonly day: string;
  readonly orders: number;
  readonly refunds: number;
  readonly kits: number;
  readonly failures: number;
}

/** Money of one day and currency, in cents without tax. */
interface DayRevenue {
  readonly currency: string;
  readonly taken: number;
  readonly returned: number;
}

export interface Trends {
  /** `2026-11-27`, oldest first. Every other list has one number for each. */
  readonly days: string[];
  readonly orders: number[];
  readonly refunds: number[];
  readonly kits: number[];
  readonly failures: number[];
  readonly revenue: {
    readonly currency: string;
    readonly taken: number[];
    readonly returned: number[];
  }[];
}

export interface TrendQuery {
  /** Days up to today. */
  readonly days: number;
  /** Orders for which no money moved, or those for which some did. */
  readonly test: boolean;
}

/**
 * Sales and failures day by day, in UTC and by the database's clock, in one snapshot. A kit is counted by its order,
 * which stays when its owner deletes the kit or the account. Failures are lines of the audit log.
 */
export async function readTrends(database: Database, query: TrendQuery): Promise<Trends> {
  const [rows, money] = await database.ask(countsOf(query), revenueOf(query));
  const column = (name: Exclude<keyof DayCounts, 'day'>): number[] => rows.map((row) => row[name]);
  return {
    days: rows.map(({ day }) => day),
    orders: column('orders'),
    refunds: column('refunds'),
    kits: column('kits'),
    failures: column('failures'),
    revenue: [...Map.groupBy(money, ({ currency }) => currency)].map(([currency, of]) => ({
      currency,
      taken: of.map(({ taken }) => taken),
      returned: of.map(({ returned }) => returned),
    })),
  };
}

const countsOf = ({ days, test }: TrendQuery) => statement<DayCounts>`
  with days as (
    select day::date as day
    from generate_series((now() at time zone 'UTC')::date - (${days}::int - 1), (now() at time zone 'UTC')::date, interval '1 day') as day
  ), begun as (
    select min(day)::timestamp at time zone 'UTC' as at from days
  ), paid as (
    select (paid_at at time zone 'UTC')::date as day, count(*)::int as count
    from orders where test = ${test} and paid_at >= (select at from begun) group by 1
  ), given_back as (
    select (refunded_at at time zone 'UTC')::date as day, count(*)::int as count
    from orders where test = ${test} and status = 'refunded' and paid_at is not null and refund_reason is distinct from 'test'
      and refunded_at >= (select at from begun) group by 1
  ), made as (
    select (used_at at time zone 'UTC')::date as day, count(*)::int as count
    from orders left join brand_kits on brand_kits.id = brand_kit_id
    where test = ${test} and used_at >= (select at from begun) and refund_reason is distinct from 'failed'
      and coalesce(brand_kits.status, 'completed') = 'completed' group by 1
  ), failed as (
    select (at at time zone 'UTC')::date as day, count(*)::int as count
    from audit_log where action = 'kit.failed' and at >= (select at from begun) group by 1
  )
  select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(paid.count, 0) as orders, coalesce(given_back.count, 0) as refunds,
    coalesce(made.count, 0) as kits, coalesce(failed.count, 0) as failures
  from days left join paid on paid.day = days.day left join given_back on given_back.day = days.day
    left join made on made.day = days.day left join failed on failed.day = days.day
  order by days.day`;

const revenueOf = ({ days, test }: TrendQuery) => statement<DayRevenue>`
  with days as (
    select day::date as day
    from generate_series((now() at time zone 'UTC')::date - (${days}::int - 1), (now() at time zone 'UTC')::date, interval '1 day') as day
  ), begun as (
    select min(day)::timestamp at time zone 'UTC' as at from days
  ), moved as (
    select (paid_at at time zone 'UTC')::date as day, currency, amount as taken, 0 as returned
    from orders where test = ${test} and paid_at >= (select at from begun)
    union all
    select (refunded_at at time zone 'UTC')::date, currency, 0, amount
    from orders where test = ${test} and status = 'refunded' and paid_at is not null and refund_reason is distinct from 'test'
      and refunded_at >= (select at from begun)
  ), sums as (
    select day, currency, sum(taken)::float8 as taken, sum(returned)::float8 as returned from moved group by 1, 2
  )
  select used.currency, coalesce(taken, 0) as taken, coalesce(returned, 0) as returned
  from days cross join (select distinct currency from sums) as used
    left join sums on sums.day = days.day and sums.currency = used.currency
  order by used.currency, days.day`;

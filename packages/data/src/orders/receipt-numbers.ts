import { sql } from 'drizzle-orm';
import type { Transaction } from '../connection/database.ts';

/** A document that needs a number. */
export interface Numbered {
  readonly kind: 'receipt' | 'credit note';
  /** No money moved, so it must not use a number of the official series. */
  readonly test: boolean;
}

/**
 * The next number of a receipt or credit note in the current year (UTC, database clock): `2026-000001`,
 * `CN-2026-000001`, `TEST-2026-000001`. Series have no gaps, because the row of a series stays locked until
 * the transaction ends.
 */
export async function nextNumber(tx: Transaction, { kind, test }: Numbered): Promise<string> {
  const series = `${test ? 'TEST-' : ''}${kind === 'receipt' ? '' : 'CN-'}`;
  const { rows } = (await tx.execute(sql`
    insert into receipt_numbers as held (series, year, last) values (${series}, extract(year from now() at time zone 'UTC')::int, 1)
    on conflict (series, year) do update set last = held.last + 1 returning year, last`)) as unknown as {
    readonly rows: readonly [{ readonly year: number; readonly last: number }];
  };
  const [{ year, last }] = rows;
  return `${series}${year}-${String(last).padStart(6, '0')}`;
}

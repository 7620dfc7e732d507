import type { OrderStatus, RefundReason } from '@brandwright/contract';
import type { Database } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';

/** An order as our own people find it. */
export interface FoundOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly plan: string;
  /** Cents; tax comes on top. */
  readonly amount: number;
  readonly tax: number;
  readonly currency: string;
  readonly test: boolean;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly refundedAt: Date | null;
  readonly refundReason: RefundReason | null;
  readonly receiptNumber: string | null;
  readonly creditNote: string | null;
  /** Of its owner now; null once they were erased. */
  readonly email: string | null;
}

export interface OrderSearch {
  /** An order's id, the number of a receipt or a credit note, or a part of an address; empty for all orders. */
  readonly text: string;
  /** The last order that has been seen, by its id; null begins with the newest. */
  readonly after: string | null;
}

/**
 * Orders of everybody, of any status, the newest first. By an address also those of people who were erased since: on their receipts it stands as
 * tax law asks, and is shown nowhere else.
 */
export async function searchOrders(
  database: Database,
  { text, after }: OrderSearch,
  most: number,
): Promise<readonly FoundOrder[]> {
  const asked = text.toLowerCase();
  const [rows] = await database.ask(
    statement<FoundOrder>`
    select orders.id, status, plan, amount, tax, currency, test, orders.created_at as "createdAt", paid_at as "paidAt",
      refunded_at as "refundedAt", refund_reason as "refundReason", receipt_number as "receiptNumber", credit_note as "creditNote", email
    from orders left join profiles on profiles.id = orders.user_id
    where (${asked}::text = '' or orders.id::text = ${asked} or lower(receipt_number) = ${asked} or lower(credit_note) = ${asked}
        or strpos(lower(email), ${asked}) > 0 or strpos(lower(receipt #>> '{buyer,email}'), ${asked}) > 0)
      and (${after}::uuid is null
        or (orders.created_at, orders.id) < (select last.created_at, last.id from orders as last where last.id = ${after}::uuid))
    order by orders.created_at desc, orders.id desc limit ${most}`,
  );
  return rows;
}

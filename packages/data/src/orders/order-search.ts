import type { OrderStatus, RefundReason } from '@brandwright/contract';
import type { Database } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';

/** An order as our staff see it. */
export interface FoundOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly plan: string;
  /** Cents, without tax. */
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
  /** The owner's current address; null once they were erased. */
  readonly email: string | null;
}

export interface OrderSearch {
  /** An order id, a receipt or credit note number, or part of an email address. Empty finds all orders. */
  readonly text: string;
  /** Id of the last order seen. Null starts with the newest. */
  readonly after: string | null;
}

/**
 * Orders of everyone, in any status, newest first. A search by address also finds orders of erased people:
 * the address stays on their receipts, as tax law requires, and appears nowhere else.
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

import type { OrderStatus, RefundReason } from '@brandwright/contract';
import type { Database } from '../connection/database.ts';
import { type Statement, statement } from '../connection/statement.ts';

/** Where a portion ended: a time with its microseconds, which a Date loses, and an id. */
interface Place {
  readonly place: string;
  readonly id: string;
}

export interface ExportedOrder extends Place {
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly refundedAt: Date | null;
  readonly status: OrderStatus;
  readonly plan: string;
  /** Cents, without tax. */
  readonly amount: number;
  readonly tax: number;
  readonly currency: string;
  readonly test: boolean;
  readonly refundReason: RefundReason | null;
  readonly receiptNumber: string | null;
  readonly creditNote: string | null;
  /** Null once its owner was erased. */
  readonly email: string | null;
}

export interface ExportedPerson extends Place {
  readonly email: string;
  readonly name: string;
  readonly since: Date;
  readonly confirmed: boolean;
  readonly isAdmin: boolean;
  readonly orders: number;
  readonly kits: number;
}

export interface ExportedMessage {
  /** As a message is called to its sender, without its prefix. Later messages have higher ones. */
  readonly number: number;
  readonly createdAt: Date;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly suspected: boolean;
  readonly answeredAt: Date | null;
}

/** Rows of a portion: each is read by its own statement, so that a slow reader holds nobody up. */
const portion = 500;

const first: Place = { place: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** Everyone's orders, oldest first, in portions. */
export const exportedOrders = (database: Database) =>
  inPortions(
    database,
    ({ place, id }: Place = first) => statement<ExportedOrder>`
    select orders.id, orders.created_at::text as place, orders.created_at as "createdAt", paid_at as "paidAt",
      refunded_at as "refundedAt", status, plan, amount, tax, currency, test, refund_reason as "refundReason",
      receipt_number as "receiptNumber", credit_note as "creditNote", email
    from orders left join profiles on profiles.id = orders.user_id
    where (orders.created_at, orders.id) > (${place}::timestamptz, ${id}::uuid)
    order by orders.created_at, orders.id limit ${portion}`,
  );

/** Everyone with an account, oldest first, in portions; never whoever is in the ledger of erasures. */
export const exportedPeople = (database: Database) =>
  inPortions(
    database,
    ({ place, id }: Place = first) => statement<ExportedPerson>`
    select id, created_at::text as place, email, full_name as name, created_at as since, email_verified as confirmed,
      role = 'admin' as "isAdmin",
      (select count(*)::int from orders where user_id = person.id and paid_at is not null) as orders,
      (select count(*)::int from brand_kits where user_id = person.id and deleted_at is null) as kits
    from profiles as person
    where (created_at, id) > (${place}::timestamptz, ${id}::uuid)
      and not exists (select from erasures where person_id = person.id)
    order by created_at, id limit ${portion}`,
  );

/** Messages of the contact page, oldest first, in portions. Two of one moment keep their order, which their numbers tell. */
export const exportedMessages = (database: Database) =>
  inPortions(
    database,
    (last?: ExportedMessage) => statement<ExportedMessage>`
    select number::float8 as number, created_at as "createdAt", name, email, subject, message, suspected,
      answered_at as "answeredAt"
    from contact_messages where number > ${last?.number ?? 0}::bigint order by contact_messages.number limit ${portion}`,
  );

async function* inPortions<Row extends object>(
  database: Database,
  after: (last?: Row) => Statement<Row>,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ; ) {
    const [rows] = await database.ask(after(last));
    last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
  }
}

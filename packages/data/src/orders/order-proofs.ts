import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { addLogos, type DrawnLogo, dropUnnamedLogos, namesOf } from '../kits/kit-logos.ts';
import { brandKits } from '../tables/kits.ts';
import { orderProofLogos, orderProofs } from '../tables/order-proofs.ts';
import { isOver } from './orders-over.ts';

/** The drawings from which a kit will be made. */
export interface Proof {
  readonly logos: readonly DrawnLogo[];
  /** Versions of the engine and its edition that drew it. */
  readonly engine: string;
  readonly edition: number;
}

/** Maximum unpaid orders per person that keep their drawings. Others are drawn after payment. */
const mostUnpaid = 3;

/** Stores what was drawn for an order's brand, replacing earlier drawings. */
export async function keepProof(
  tx: Transaction,
  order: { readonly id: string; readonly brandKey: string; readonly userId: string },
  { logos, engine, edition }: Proof,
): Promise<void> {
  // Without a lock, orders begun at the same time would see each other too late.
  await tx.execute(sql`select pg_advisory_xact_lock(7269409, hashtext(${order.userId}))`);
  const { logoVariants, finished } = namesOf(logos);
  await dropProof(tx, order.id);
  const bytes = logos.reduce((sum, { logo, document }) => sum + logo.length + (document?.length ?? 0), 0);
  await tx
    .insert(orderProofs)
    .values({ orderId: order.id, brandKey: order.brandKey, engine, edition, logos: logoVariants, finished, bytes });
  await addLogos(tx, { of: 'order', id: order.id, userId: order.userId }, logos);
  // Keeps the drawings of orders whose payment is on its way.
  const { rows } = (await tx.execute(sql`
    select order_id::text as id from order_proofs join orders on id = order_id
    where user_id = ${order.userId} and status in ('open', 'expired')
    order by order_proofs.created_at desc, order_id offset ${mostUnpaid}`)) as unknown as {
    readonly rows: readonly { readonly id: string }[];
  };
  for (const { id } of rows) await dropProof(tx, id);
}

/** Maximum bytes kept for all unpaid orders. */
const mostBytes = 512e6;

/**
 * Deletes the oldest drawings of unpaid orders until the rest takes at most `most` bytes; their kits are
 * drawn after payment. Without this, one person could fill the disk with orders from many accounts (H10-05).
 * Resolves to the number of orders trimmed.
 */
export async function trimProofs(database: Database, most = mostBytes): Promise<number> {
  const [rows] = await database.ask(
    statement<{ readonly id: string }>`
    select id::text from (
      select order_id as id, sum(order_proofs.bytes) over (order by order_proofs.created_at desc, order_id) as total
      from order_proofs join orders on orders.id = order_id where status in ('open', 'expired')) kept
    where total > ${most} limit 100`,
  );
  // One transaction each, because starting an order locks the drawings of the person's other orders.
  for (const { id } of rows) await database.asSystem((tx) => dropProof(tx, id));
  return rows.length;
}

/** True if the person has an order for exactly this purchase that `openOrder` would find, and its kit is already drawn. */
export async function hasProof(
  { statements }: Database,
  of: { readonly userId: string; readonly purchaseKey: string },
): Promise<boolean> {
  const { rows } = (await statements.execute(sql`
    select 1 from orders join order_proofs on order_id = orders.id and order_proofs.brand_key = orders.brand_key
    where user_id = ${of.userId} and purchase_key = ${of.purchaseKey} and status in ('open', 'pending')
      and (${isOver}) is not true`)) as unknown as { readonly rows: readonly unknown[] };
  return rows.length > 0;
}

/**
 * Moves an order's drawings to its kit, which has no logos. Both must be locked. False if there are none, as
 * for older orders.
 */
export async function useProof(
  tx: Transaction,
  order: { readonly id: string; readonly brandKey: string | null },
  kitId: string,
): Promise<boolean> {
  const { logos, finished } = orderProofs;
  // Locked, because another order of the same person may be about to delete it.
  const [proof] = await tx
    .select({ logoVariants: logos, finished })
    .from(orderProofs)
    .where(and(eq(orderProofs.orderId, order.id), eq(orderProofs.brandKey, order.brandKey ?? '')))
    .for('update');
  if (proof !== undefined) {
    await tx.update(brandKits).set(proof).where(eq(brandKits.id, kitId));
    await tx.execute(sql`
      insert into kit_logos (brand_kit_id, place, logo_id)
      select ${kitId}::uuid, place, logo_id from order_proof_logos where order_id = ${order.id}::uuid`);
  }
  await dropProof(tx, order.id);
  return proof !== undefined;
}

/** Deletes the drawings of an order that will not be paid. */
export async function dropProof(tx: Transaction, orderId: string): Promise<void> {
  // Locks the proof first, as `useProof` does.
  await tx.select({ id: orderProofs.orderId }).from(orderProofs).where(eq(orderProofs.orderId, orderId)).for('update');
  const { logoId } = orderProofLogos;
  const drawn = await tx.delete(orderProofLogos).where(eq(orderProofLogos.orderId, orderId)).returning({ logoId });
  await tx.delete(orderProofs).where(eq(orderProofs.orderId, orderId));
  await dropUnnamedLogos(
    tx,
    drawn.map((one) => one.logoId),
  );
}

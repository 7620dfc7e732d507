import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { addLogos, type DrawnLogo, dropUnnamedLogos, namesOf } from '../kits/kit-logos.ts';
import { brandKits } from '../tables/kits.ts';
import { orderProofLogos, orderProofs } from '../tables/order-proofs.ts';

/** What a kit will be made from. */
export interface Proof {
  readonly logos: readonly DrawnLogo[];
  /** Versions of what drew it. */
  readonly engine: string;
  readonly edition: number;
}

/** Orders of a person that nobody has paid, and of which so many keep what was drawn for them: of the others it is drawn once they are paid. */
const mostUnpaid = 3;

/** Keeps what was drawn for the brand of an order, in place of what was drawn before. */
export async function keepProof(
  tx: Transaction,
  order: { readonly id: string; readonly brandKey: string; readonly userId: string },
  { logos, engine, edition }: Proof,
): Promise<void> {
  // Of orders that a person begins at once each would see the others' only when it is too late.
  await tx.execute(sql`select pg_advisory_xact_lock(7269409, hashtext(${order.userId}))`);
  const { logoVariants, finished } = namesOf(logos);
  await dropProof(tx, order.id);
  const bytes = logos.reduce((sum, { logo, document }) => sum + logo.length + (document?.length ?? 0), 0);
  await tx
    .insert(orderProofs)
    .values({ orderId: order.id, brandKey: order.brandKey, engine, edition, logos: logoVariants, finished, bytes });
  await addLogos(tx, { of: 'order', id: order.id, userId: order.userId }, logos);
  // Whose money is under way stays.
  const { rows } = (await tx.execute(sql`
    select order_id::text as id from order_proofs join orders on id = order_id
    where user_id = ${order.userId} and status in ('open', 'expired')
    order by order_proofs.created_at desc, order_id offset ${mostUnpaid}`)) as unknown as {
    readonly rows: readonly { readonly id: string }[];
  };
  for (const { id } of rows) await dropProof(tx, id);
}

/** Bytes of what is kept for all orders that nobody has paid. */
const mostBytes = 512e6;

/**
 * Forgets the oldest of what was drawn for unpaid orders until the rest takes no more than `most` bytes; resolves to how many went. Their kits are drawn anew once they are paid. Anybody
 * can begin orders with one account after the other (H10-05).
 */
export async function trimProofs(database: Database, most = mostBytes): Promise<number> {
  const [rows] = await database.ask(
    statement<{ readonly id: string }>`
    select id::text from (
      select order_id as id, sum(order_proofs.bytes) over (order by order_proofs.created_at desc, order_id) as total
      from order_proofs join orders on orders.id = order_id where status in ('open', 'expired')) kept
    where total > ${most} limit 100`,
  );
  // Each by itself: whoever begins an order holds what was drawn for others of theirs.
  for (const { id } of rows) await database.asSystem((tx) => dropProof(tx, id));
  return rows.length;
}

/** Whether a person has an open order for this very purchase whose kit was drawn. */
export async function hasProof(
  database: Database,
  of: { readonly userId: string; readonly purchaseKey: string },
): Promise<boolean> {
  const [rows] = await database.ask(
    statement`
    select from orders join order_proofs on order_id = orders.id and order_proofs.brand_key = orders.brand_key
    where user_id = ${of.userId} and purchase_key = ${of.purchaseKey} and status in ('open', 'pending')`,
  );
  return rows.length > 0;
}

/** Hands what was drawn for an order over to its kit, which has no logos; both are held. False where nothing was, as for orders of before. */
export async function useProof(
  tx: Transaction,
  order: { readonly id: string; readonly brandKey: string | null },
  kitId: string,
): Promise<boolean> {
  const { logos, finished } = orderProofs;
  // Held: another order of the person's may be about to take its place.
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

/** Forgets what was drawn for an order that comes to nothing. */
export async function dropProof(tx: Transaction, orderId: string): Promise<void> {
  // Held first, as by whoever hands its logos over.
  await tx.select({ id: orderProofs.orderId }).from(orderProofs).where(eq(orderProofs.orderId, orderId)).for('update');
  const { logoId } = orderProofLogos;
  const drawn = await tx.delete(orderProofLogos).where(eq(orderProofLogos.orderId, orderId)).returning({ logoId });
  await tx.delete(orderProofs).where(eq(orderProofs.orderId, orderId));
  await dropUnnamedLogos(
    tx,
    drawn.map((one) => one.logoId),
  );
}

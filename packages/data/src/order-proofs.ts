import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { statement } from './statement.ts';
import { brandKits } from './tables/kits.ts';
import { orderProofs } from './tables/order-proofs.ts';

/** What a kit will be made from, as JSON texts: they are long, and pass through as they came from the press. */
export interface Proof {
  /** A list, as the kit's `logo_variants`. */
  readonly logos: string;
  /** A list, as the kit's `documents`. */
  readonly documents: string;
  /** Versions of what drew it. */
  readonly engine: string;
  readonly edition: number;
}

/** Keeps what was drawn for the brand of an order, in place of what was drawn before. */
export async function keepProof(
  tx: Transaction,
  order: { readonly id: string; readonly brandKey: string },
  proof: Proof,
): Promise<void> {
  const { logos, documents, engine, edition } = proof;
  await tx.execute(sql`
    insert into order_proofs (order_id, brand_key, engine, edition, logos, documents)
    values (${order.id}, ${order.brandKey}, ${engine}, ${edition}, ${logos}::json, ${documents}::json)
    on conflict (order_id) do update set brand_key = excluded.brand_key, engine = excluded.engine, edition = excluded.edition,
      logos = excluded.logos, documents = excluded.documents`);
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

/** Hands what was drawn for an order over to its kit, both of which are held. False where nothing was, as for orders of before. */
export async function useProof(
  tx: Transaction,
  order: { readonly id: string; readonly brandKey: string | null },
  kitId: string,
): Promise<boolean> {
  const found = and(eq(orderProofs.orderId, order.id), eq(orderProofs.brandKey, order.brandKey ?? ''));
  const used = await tx
    .update(brandKits)
    .set({ logoVariants: sql`${orderProofs.logos}`, documents: sql`${orderProofs.documents}` })
    .from(orderProofs)
    .where(and(eq(brandKits.id, kitId), found))
    .returning({ id: brandKits.id });
  await dropProof(tx, order.id);
  return used.length > 0;
}

/** Forgets what was drawn for an order that comes to nothing. */
export async function dropProof(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(orderProofs).where(eq(orderProofs.orderId, orderId));
}

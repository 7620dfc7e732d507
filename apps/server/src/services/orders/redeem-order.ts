import type { BrandData } from '@brandwright/contract';
import { keepProof, lockOrder, type OrderRow, readOrder, type Transaction, updateOrder } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { makeKit } from '../kits/start-kit.ts';
import { brandKeyOf, keptBrand, readBrand, storedBrand } from './brand.ts';
import { planOf } from './order-plan.ts';
import type { ProveBrand } from './prove-brand.ts';
import type { WriteOrder } from './write-order.ts';

type Needed = Pick<Deps, 'database' | 'queue'> & { readonly proveBrand: ProveBrand; readonly writeOrder: WriteOrder };

/** Who uses a plan. */
export interface Redeemer {
  readonly id: string;
  /** Whether they are still signed in, or their key still works. */
  readonly isIn: (tx: Transaction) => Promise<boolean>;
  /** Told of the kit that is made, in the transaction that makes it. Not of one that there was. */
  readonly onMade?: (tx: Transaction, kit: string) => Promise<void>;
}

/**
 * Use case: the kit of a paid order. Returns an existing kit, whatever the body. A plan bought before there
 * was a brand is used for the brand in the body, once (K-01, Z-02). Draws the kit first, without locks, so
 * that no plan is used up for a kit that cannot be made. Throws `order.unpaid`, `order.ended`, `order.used`,
 * and faults of the brand (see ProveBrand).
 */
export async function redeemOrder(
  { database, queue, proveBrand, writeOrder }: Needed,
  { id: personId, isIn, onMade }: Redeemer,
  orderId: string,
  sent: BrandData,
): Promise<string> {
  const before = unused(await readOrder(database, { id: orderId }), personId);
  if (typeof before === 'string') return before;
  const brand = keptBrand(before) ?? readBrand(sent);
  const proof = await proveBrand(brand, planOf(before).kept);
  const use = () =>
    database.asSystem(async (tx) => {
      // It may have ended while the kit was drawn (H15-06).
      if (!(await isIn(tx))) refuse('account.needed');
      const order = unused(await lockOrder(tx, { id: orderId }), personId);
      if (typeof order === 'string') return order;
      const brandKey = brandKeyOf(brand);
      const filled = await updateOrder(
        tx,
        order,
        keptBrand(order) === null ? { brandData: storedBrand(sent, brand), brandKey } : { brandKey },
      );
      await keepProof(tx, { id: orderId, brandKey, userId: personId }, proof);
      const { brandKitId } = await makeKit({ queue }, tx, filled, personId, brand);
      if (brandKitId === null) return refuse('order.ended');
      await onMade?.(tx, brandKitId);
      return brandKitId;
    });
  return writeOrder({ brand: sent, proof }, use);
}

/** The person's order with an unused plan, or the id of the kit it was used for. */
function unused(order: OrderRow | null, personId: string): OrderRow | string {
  if (order === null || order.userId !== personId) return refuse('route.not_found');
  if (order.brandKitId !== null) return order.brandKitId;
  if (['open', 'pending', 'expired'].includes(order.status)) refuse('order.unpaid');
  if (order.status !== 'paid') refuse('order.ended');
  if (order.usedAt !== null) refuse('order.used');
  return order;
}

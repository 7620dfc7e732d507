import type { BrandData } from '@brandwright/contract';
import { changed, holdOrder } from '@brandwright/data';
import type { Deps } from '../app-env.ts';
import { refuse } from '../problem-error.ts';
import { brandKeyOf, readBrand } from './brand.ts';
import { keptBrand, makeKit } from './fulfil-order.ts';

/**
 * The use case: the kit of a paid order. One that is there already is the answer, whatever is sent; a plan that was bought before there was
 * a brand is used for the one that is sent, once (rows K-01, Z-02). Refusals: `order.unpaid`, `order.ended`, `order.used`, faults of the brand.
 */
export async function redeemOrder(
  { database, queue }: Pick<Deps, 'database' | 'queue'>,
  personId: string,
  orderId: string,
  sent: BrandData,
): Promise<string> {
  return database.asSystem(async (tx) => {
    const order = await holdOrder(tx, { id: orderId });
    if (order === null || order.userId !== personId) return refuse('route.not_found');
    if (order.brandKitId !== null) return order.brandKitId;
    if (['open', 'pending', 'expired'].includes(order.status)) refuse('order.unpaid');
    if (order.status !== 'paid') refuse('order.ended');
    if (order.usedAt !== null) refuse('order.used');
    const kept = keptBrand(order);
    const brand = kept ?? readBrand(sent);
    const filled = kept === null ? await changed(tx, order, { brandData: sent, brandKey: brandKeyOf(brand) }) : order;
    const { brandKitId } = await makeKit({ queue }, tx, filled, personId, brand);
    return brandKitId ?? refuse('order.ended');
  });
}

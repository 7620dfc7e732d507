import type { BrandData } from '@brandwright/contract';
import { changed, holdOrder } from '@brandwright/data';
import type { Deps } from '../app-env.ts';
import { refuse } from '../problem-error.ts';
import { brandKeyOf, readBrand } from './brand.ts';
import { makeKit } from './fulfil-order.ts';

/**
 * The use case: the kit of a paid order. One that is there already is the answer, whatever is sent; a plan that was bought before there was
 * a brand is used for the one that is sent (rows K-01, Z-02). Refusals: `order.unpaid`, `order.ended`, faults of the brand.
 */
export async function redeemOrder(
  { database, queue }: Pick<Deps, 'database' | 'queue'>,
  personId: string,
  orderId: string,
  brand: BrandData,
): Promise<string> {
  const read = readBrand(brand);
  return database.asSystem(async (tx) => {
    const order = await holdOrder(tx, { id: orderId });
    if (order === null || order.userId !== personId) return refuse('route.not_found');
    if (order.brandKitId !== null) return order.brandKitId;
    if (order.status === 'open' || order.status === 'expired') refuse('order.unpaid');
    if (order.status !== 'paid') refuse('order.ended');
    const filled = order.brandData === null ? await changed(tx, order, { brandData: brand, brandKey: brandKeyOf(read) }) : order;
    const { brandKitId } = await makeKit({ queue }, tx, filled, personId);
    return brandKitId ?? refuse('order.ended');
  });
}

import { and, eq, isNull } from 'drizzle-orm';
import type { PersonScope } from '../connection/database.ts';
import { orders } from '../tables/orders.ts';
import type { OrderRow } from './orders.ts';

/** The person's paid orders whose plan was never used for a kit, oldest first, at most 100. */
export const listUnusedPlans = ({ tx, personId }: PersonScope): Promise<readonly OrderRow[]> =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, personId), eq(orders.status, 'paid'), isNull(orders.usedAt), isNull(orders.brandKitId)))
    .orderBy(orders.createdAt, orders.id)
    .limit(100);

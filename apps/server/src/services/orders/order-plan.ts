import { type Plan, plans } from '@brandwright/contract';
import type { OrderRow } from '@brandwright/data';

/** The plan of an order, with its entitlements when bought. */
export const planOf = ({ plan, granted }: Pick<OrderRow, 'plan' | 'granted'>): Plan => ({
  ...plans[plan as keyof typeof plans],
  ...granted,
});

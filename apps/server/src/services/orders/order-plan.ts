import { type Plan, plans } from '@brandwright/contract';
import type { OrderRow } from '@brandwright/data';

/** The plan an order was paid for, with what it held then. */
export const planOf = ({ plan, granted }: Pick<OrderRow, 'plan' | 'granted'>): Plan => ({
  ...plans[plan as keyof typeof plans],
  ...granted,
});

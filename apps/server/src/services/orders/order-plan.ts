import { type Plan, plans } from '@brandwright/contract';
import type { OrderRow } from '@brandwright/data';

/** The plan of an order, with its entitlements when bought. Older orders counted `kept` as variations, and `wholeSets` as logos. */
export const planOf = ({ plan, granted }: Pick<OrderRow, 'plan' | 'granted'>): Plan => {
  const today: Plan = plans[plan as keyof typeof plans];
  const { variations = 0, logos = 0 } = granted ?? {};
  const kept = Math.max(today.kept, variations);
  return { ...today, kept, wholeSets: Math.max(today.wholeSets, logos), ...granted };
};

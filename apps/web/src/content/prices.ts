import { dollars, type PlanId, plans } from '@brandwright/contract';

/** What the wizard's kit costs. */
export const kitPrice = dollars(plans.premium.cents);

/** A plan of the pricing page with its price: `Starter $29.99`. */
export const priced = (id: PlanId): string => `${plans[id].name} ${dollars(plans[id].cents)}`;

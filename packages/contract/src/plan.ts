/**
 * The catalogue of plans and what each includes. Prices are changed here and nowhere else. Each plan holds all that a cheaper one
 * holds.
 */
export interface Plan {
  /** Shown on receipts and in emails. */
  readonly name: string;
  /** Cents of `currency`, paid once. */
  readonly cents: number;
  /** Logos and variations as the pricing page counts them (row B-01). `kept` and `wholeSets` say what the kit holds. */
  readonly logos: number;
  readonly variations: number;
  /** Designs in the kit, including the finished ones. */
  readonly kept: number;
  /** Designs that can be finished, the first included. Each gets the whole logo set and documents of its own. */
  readonly wholeSets: number;
  /** Templates with editable sources, of the fifteen, as the seeds count them. Nothing is held back: every kit has all of them. */
  readonly templates: number;
  /** Revisions by our staff at no extra charge. */
  readonly revisions: number;
  /** Shown beside the name. */
  readonly badge: string | null;
  /** Marked as the most popular plan. */
  readonly popular: boolean;
}

/** Currency of all prices: ISO 4217, in the payment provider's spelling. */
export const currency = 'usd';

export const plans = {
  /** Bought in the wizard, for the brand made there. */
  premium: {
    name: 'AI Brand Kit',
    cents: 1500,
    logos: 1,
    variations: 8,
    kept: 8,
    wholeSets: 1,
    templates: 15,
    revisions: 0,
    badge: null,
    popular: false,
  },
  starter: {
    name: 'Starter',
    cents: 2999,
    logos: 1,
    variations: 3,
    kept: 8,
    wholeSets: 3,
    templates: 2,
    revisions: 0,
    badge: null,
    popular: false,
  },
  professional: {
    name: 'Professional',
    cents: 4999,
    logos: 3,
    variations: 15,
    kept: 15,
    wholeSets: 15,
    templates: 7,
    revisions: 0,
    badge: 'BEST VALUE',
    popular: true,
  },
  enterprise: {
    name: 'Enterprise',
    cents: 9999,
    logos: 5,
    variations: 25,
    kept: 25,
    wholeSets: 25,
    templates: 15,
    revisions: 2,
    badge: 'PREMIUM',
    popular: false,
  },
} as const satisfies Readonly<Record<string, Plan>>;

/**
 * The entitlements of a plan, without name and price. Stored with each order, so that a later catalogue takes
 * nothing away.
 */
export const entitlementsOf = ({ logos, variations, kept, wholeSets, templates, revisions }: Plan) => ({
  logos,
  variations,
  kept,
  wholeSets,
  templates,
  revisions,
});

export type PlanId = keyof typeof plans;
export const planIds = Object.keys(plans) as readonly PlanId[];

/** Finds a plan by an untrusted id. Undefined if there is none. */
export const findPlan = (id: string): Plan | undefined => (Object.hasOwn(plans, id) ? plans[id as PlanId] : undefined);

/** What a plan holds, in a few words without a period. Checkout, receipts, emails and the orders page say the same. */
export function contentsOf({ kept, wholeSets, revisions }: Pick<Plan, 'kept' | 'wholeSets' | 'revisions'>): string {
  const full = wholeSets >= kept ? 'each' : wholeSets === 1 ? 'one' : String(wholeSets);
  const revised = revisions === 0 ? '' : `, and ${revisions} free ${revisions === 1 ? 'revision' : 'revisions'} by our designers`;
  return `${kept} designs, ${full} with full files${revised}`;
}

/** An amount for display: `$15`, `$29.99`. */
export const dollars = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

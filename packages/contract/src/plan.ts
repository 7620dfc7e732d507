/** What is sold, and what each of it holds: the one catalogue. Whoever sells at other prices changes it here, and nowhere else. */
export interface Plan {
  /** As it stands on receipts and in letters. */
  readonly name: string;
  /** Cents of `currency`, paid once. */
  readonly cents: number;
  /** Finished logos of the kit: what its files are printed from. */
  readonly logos: number;
  /** Designs that the kit keeps, the finished ones among them. */
  readonly variations: number;
  /** Of the fifteen templates, how many may be downloaded. */
  readonly templates: number;
  /** Revisions by our people without a further charge. */
  readonly revisions: number;
  /** Said beside its name. */
  readonly badge: string | null;
  /** Marked as the one most people take. */
  readonly popular: boolean;
}

/** Of all prices: ISO 4217, in the spelling of the payment provider. */
export const currency = 'usd';

export const plans = {
  /** Bought in the wizard, for the brand that was made there. */
  premium: {
    name: 'AI Brand Kit',
    cents: 1500,
    logos: 1,
    variations: 8,
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
    templates: 15,
    revisions: 2,
    badge: 'PREMIUM',
    popular: false,
  },
} as const satisfies Readonly<Record<string, Plan>>;

/** What a plan grants, without its name and price: kept with each order, so that a later catalogue takes nothing away. */
export const entitlementsOf = ({ logos, variations, templates, revisions }: Plan) => ({
  logos,
  variations,
  templates,
  revisions,
});

export type PlanId = keyof typeof plans;
export const planIds = Object.keys(plans) as readonly PlanId[];

/** A plan by the id that a database or a caller brings; undefined for what is none. */
export const findPlan = (id: string): Plan | undefined => (Object.hasOwn(plans, id) ? plans[id as PlanId] : undefined);

/** An amount as people read it: `$15`, `$29.99`. */
export const dollars = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

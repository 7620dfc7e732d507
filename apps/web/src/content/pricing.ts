import { dollars, type Plan, planIds, plans } from '@brandwright/contract';
import { offered } from './kit-contents.ts';
import { kitPrice, priced } from './prices.ts';

const items = offered({
  logo: 'Full logo set',
  palette: 'Color palette',
  typefaces: 'Fonts',
  icons: 'Icons',
  formats: 'PNG, SVG, PDF, JPG, EPS',
  license: 'Commercial license',
  card: 'Business cards',
  letterhead: 'Letterhead',
  envelope: 'Envelopes',
  social: 'Social media templates',
  guidelines: 'Guidelines',
});

/** A row of the table: what the free builder has, then each plan in the order of the catalogue. Null where there is none. */
type Row = readonly [label: string, cells: readonly (string | null)[]];
const [yes, ofPlans] = ['Yes', planIds.map(() => 'Yes')];
const figures = (of: (plan: Plan) => number): readonly (string | null)[] => [
  null,
  ...planIds.map((id) => (of(plans[id]) === 0 ? null : String(of(plans[id])))),
];
const rows: readonly Row[] = [
  ['Price', ['Free', ...planIds.map((id) => dollars(plans[id].cents))]],
  ['Designs you keep', figures(({ kept }) => kept)],
  ['Designs with full files', figures(({ wholeSets }) => wholeSets)],
  ['Logo in PNG and SVG', [yes, ...ofPlans]],
  ['Logo in PDF, EPS and JPG', [null, ...ofPlans]],
  ['Stationery in PDF and Word', [null, ...ofPlans]],
  ['Social media templates', [null, ...ofPlans]],
  ['Brand guidelines in PDF', [null, ...ofPlans]],
  ['Fonts, icons and design tokens', [null, ...ofPlans]],
  ['Free revisions by our designers', figures(({ revisions }) => revisions)],
];

/** The words of the plans (rows B). Figures and prices come from the catalogue. */
export const pricing = {
  title: 'Pricing',
  heading: 'Pay once. Keep it all.',
  description: `One-logo kit ${kitPrice}. Three larger plans, each paid once: ${priced('starter')}, ${priced('professional')}, ${priced('enterprise')}. No subscription.`,
  lead: ['Each logo in a plan’s picture comes with full files.', 'Prices in USD, before tax. No subscription.'],
  once: 'one-time',
  popular: 'one-time, most popular',
  counts: {
    logos: (n: number) => (n === 1 ? 'logo' : 'logos'),
    variations: (n: number) => (n === 1 ? 'variation' : 'variations'),
  },
  said: {
    starter: `Everything in the ${kitPrice} kit, with full files for ${plans.starter.wholeSets} of its designs.`,
    professional: `Everything in ${plans.starter.name}, with ${plans.professional.kept} designs and full files for each.`,
    enterprise: `Everything in ${plans.professional.name}, with ${plans.enterprise.kept} designs, full files for each, and two free revisions by our designers.`,
  },
  choose: (plan: string) => `Choose ${plan}`,
  every: {
    title: 'In every plan',
    list: items,
  },
  notes: [
    '30-day money-back guarantee on your first kit',
    'Your logo may include a mark from a shared library, so it isn’t exclusive, and we don’t check for trademark conflicts.',
  ],
  kit: {
    name: plans.premium.name,
    text: `Full files for the logo you choose, and ${plans.premium.kept - 1} more designs to keep. You see your logo before you pay.`,
    link: 'Start with your name',
  },
  compare: {
    title: 'Compare plans',
    columns: ['Free builder', ...planIds.map((id) => plans[id].name)],
    rows,
    none: 'None',
  },
  different: {
    title: 'What makes it different',
    list: [
      ['AI personality analysis', 'Four questions reveal who your brand is. Shapes, fonts and colors follow your answers.'],
      ['Live preview', 'Your logo changes with every answer, before you pay anything. What you see is what you get.'],
      [
        'Industry-specific intelligence',
        'We cover 12 industries. Each has its own icons and palettes, plus clichés we know to avoid. Five also come with design themes.',
      ],
    ],
  },
  faq: {
    title: 'Before you buy',
    list: [
      [
        'What’s included?',
        'Every plan includes the full logo set, stationery, social media templates, brand guidelines, color palette, fonts, icons and design tokens for developers. Plans differ in how many designs you keep, and how many of them get full files.',
      ],
      [
        'Can I ask for revisions?',
        'You can undo the last 50 changes to a kit. A finished logo is final once you download its files. Enterprise also includes two free revisions by our designers.',
      ],
      [
        'Which file formats do I get?',
        'PNG, SVG, PDF, JPG and EPS, plus Word, PowerPoint and DXF files, a favicon set and palette files.',
      ],
      [
        'What if I don’t like it?',
        'Don’t love your first kit? Return it on your orders page within 30 days, no questions asked. We’ll send the refund to your original payment method.',
      ],
    ],
  },
  opening: 'Opening checkout',
  paying: {
    title: 'Checkout is open in another tab.',
    text: 'Pay in that tab. Then create your brand, or save the plan for later.',
    link: 'Reopen checkout',
  },
  chosen: (plan: string) => `You chose ${plan}. Press again to go to checkout.`,
  signIn: 'Please log in to purchase a brand kit.',
  refused: ['Payment Error', 'Failed to create checkout session. Please try again.'],
  unexpected: ['Error', 'Something went wrong. Please try again.'],
} as const;

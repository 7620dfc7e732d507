import { kitPrice, priced } from './prices.ts';

/** The words of the plans (rows B). Figures and prices come from the catalogue. */
export const pricing = {
  title: 'Pricing',
  heading: 'Pay once. Keep it all.',
  description: `Three plans, each paid once: ${priced('starter')}, ${priced('professional')}, ${priced('enterprise')}. No subscription.`,
  lead: ['Each picture below is one variation you receive.', 'Prices in USD, before tax. No subscription.'],
  once: 'once',
  popular: 'once, most popular',
  counts: {
    logos: (n: number) => (n === 1 ? 'logo' : 'logos'),
    variations: (n: number) => (n === 1 ? 'variation' : 'variations'),
    templates: (n: number) => (n === 1 ? 'template to come' : 'templates to come'),
  },
  said: {
    starter: 'For one shop front, one website.',
    professional: 'Room to compare before you settle.',
    enterprise: 'For whoever wants the widest choice.',
  },
  choose: (plan: string) => `Choose ${plan}`,
  every: {
    title: 'In every plan',
    list: ['Whole logo set', 'Palette and tokens', 'Typefaces', 'Icons', 'PNG, SVG, PDF, JPG, EPS', 'Commercial license'],
  },
  notes: [
    'Still being built: templates, guidelines, and the revisions by our people of Enterprise. They are added to every kit that was bought, and cost nothing more.',
    '30-day money-back guarantee on your first kit',
    'A mark may come from a shared library and is not exclusive; no trademark clearance is given.',
  ],
  wizard: {
    text: 'Only one logo to keep?',
    link: `The wizard sells its kit for ${kitPrice}`,
  },
  different: {
    title: 'What makes it different',
    list: [
      ['AI personality analysis', 'Four questions find out who your brand is. Shapes, typefaces and colors follow the answers.'],
      ['Live preview', 'Your logo changes with every answer, before you pay anything. What you see is what you receive.'],
      [
        'Industry-specific intelligence',
        'Twelve industries, each with its own marks, palettes and themes, and with what to avoid.',
      ],
    ],
  },
  faq: {
    title: 'Before you buy',
    list: [
      [
        'What is included?',
        'Every plan has the whole logo set, palette, design tokens, typefaces and icons. Plans differ by how many logos, variations and templates you keep; templates and guidelines are still being built, and come to your kit by themselves.',
      ],
      [
        'Can I ask for revisions?',
        'Every change you make to a kit can be undone. Enterprise adds two free revisions by our people, once they can be asked for.',
      ],
      ['Which file formats do I get?', 'PNG, SVG, PDF, JPG and EPS, plus a favicon set and palette files.'],
      [
        'What if I do not like it?',
        'Your first kit can be given back within 30 days, from your orders, without a question. The money goes back to where it came from.',
      ],
    ],
  },
  opening: 'Opening the checkout',
  paying: {
    title: 'The checkout is open in another tab.',
    text: 'Pay there. After that you make your brand, or the plan waits for you.',
    link: 'Open the checkout again',
  },
  chosen: (plan: string) => `You chose ${plan}. Press once more to go to the checkout.`,
  signIn: 'Please log in to purchase a brand kit.',
  refused: ['Payment Error', 'Failed to create checkout session. Please try again.'],
  unexpected: ['Error', 'Something went wrong. Please try again.'],
} as const;

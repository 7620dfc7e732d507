import { contentsOf, plans } from '@brandwright/contract';
import { offered } from './kit-contents.ts';
import { kitPrice } from './prices.ts';

const items = offered({
  formats: 'Your logo in SVG, PDF and EPS (sharp at any size), plus PNG and JPG',
  palette: 'A color palette, with design tokens for developers',
  typefaces: 'Fonts with their licenses',
  icons: 'Icons for websites and phones',
  highResolution: 'High-resolution files',
  card: 'Business card templates',
  letterhead: 'Letterhead designs',
  envelope: 'Envelope designs',
  social: 'Social media templates',
  guidelines: 'Brand guidelines (PDF)',
});

/** The words of the last step of the wizard. */
export const review = {
  edit: 'Edit',
  editWhat: (what: string) => `Edit ${what.toLowerCase()}`,
  logo: 'Your logo',
  palette: 'Palette',
  type: 'Type',
  reasons: 'Why it looks like this',
  facts: 'What you chose',
  order: 'Your order',
  kit: 'What’s in the kit',
  kitItems: [contentsOf(plans.premium), ...items],
  price: `${kitPrice}, one payment for this kit. Any tax due is shown at checkout.`,
  guarantee: '30-day money-back guarantee on your first kit.',
  license:
    'Your logo may include a mark from a shared library, so it isn’t exclusive, and we don’t check for trademark conflicts.',
  sentence: 'Your answers at a glance',
  rows: {
    name: 'Business name',
    description: 'Description',
    industry: 'Industry',
    theme: 'Design theme',
    personality: 'Personality',
    style: 'Style',
    colors: 'Colors',
    placement: 'Icon placement',
    slogan: 'Slogan',
    customization: 'Customization',
  },
  none: 'None',
  asDrawn: 'Original design',
  customized: 'Edited by you',
  dark: 'On dark',
  paying: {
    title: 'Checkout is open in another tab.',
    text: 'Pay in that tab. Once the payment goes through, this page will update automatically. Your brand is saved with the order.',
    link: 'Reopen checkout',
    left: [
      'Your checkout is still open.',
      'Your brand is saved with the order. Once the payment goes through, this page will update automatically.',
    ],
    leftLink: 'Back to checkout',
  },
  paid: ['Your payment went through.', 'We’re making your kit and taking you to it now.'],
  viewKit: 'View your kit',
  viewOrders: 'See your orders',
  viewKits: 'See your kits',
  pending: [
    'Your payment is processing.',
    'Your order is in, but the payment hasn’t cleared yet. This page will update automatically once it does, or you can close it.',
  ],
  bought: ['You’ve already bought this kit.', 'You’ll find it with your kits. Nothing was charged.'],
  ended: {
    duplicate: [
      'You’ve already paid for this brand.',
      'We’re refunding this second payment automatically. The kit from your first payment is yours.',
    ],
    expired: [
      'This checkout has ended.',
      'It expired or the payment failed. You weren’t charged, and your brand is saved. Use the button below to start a new checkout.',
    ],
    disputed: [
      'Your bank has disputed this payment.',
      'We won’t make the kit until that’s settled. If it’s a mistake, ask your bank to withdraw the dispute.',
    ],
    refunded: ['This payment was refunded.', 'The refund goes to your original payment method, and no kit will be made.'],
  },
  opening: 'Opening checkout',
  fault: 'Payment Error',
  refused: 'Failed to create payment session. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  credit: {
    asking: 'One moment…',
    use: 'Use your plan',
    named: (plan: string) => `Use your ${plan} plan`,
    text: (plan: string) =>
      `You’ve already paid for your ${plan} plan and haven’t used it yet, so there’s nothing more to pay for this kit.`,
    several: (plan: string, others: number) =>
      `You’ve already paid for your ${plan} plan and haven’t used it yet, so there’s nothing more to pay for this kit. ${others === 1 ? 'Your other plan stays available' : `Your other ${others} plans stay available`} for later.`,
    another: `Keep the plan for later and buy this kit for ${kitPrice}`,
    failed: 'We couldn’t check whether you have an unused plan.',
    again: 'Try again',
    allTheSame: `Buy this kit for ${kitPrice} anyway`,
    fault: ['We couldn’t use your plan', 'Nothing was charged. Please try again.'],
  },
  signInTitle: 'Authentication Required',
  signInText: 'Please sign in to purchase your brand kit.',
  signIn: 'Sign In',
  signInKept: 'Your brand is saved. After you sign in, you’ll come back to this step.',
  loading: 'Drawing your logo',
} as const;

export const saving = {
  /** “Balanced Brand” brings the word itself. */
  title: (personality: string) => `Creating Your ${personality.replace(/ Brand$/u, '')} Brand Kit`,
  text: 'Saving your brand kit...',
} as const;

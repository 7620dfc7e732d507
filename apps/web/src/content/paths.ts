import { offered } from './kit-contents.ts';
import { kitPrice } from './prices.ts';

const items = offered({
  logo: 'AI logos made for your name',
  formats: 'Full kit download',
  palette: 'Palette generation',
  social: 'Social templates in 13 sizes',
  guidelines: 'Guidelines',
  card: 'Business cards',
  letterhead: 'Letterhead',
});

/** The words of the path selector (row H-05). */
export const paths = {
  title: 'Choose Your Logo Creation Path',
  description: `Two ways to get a logo: a free builder without AI, or an AI brand kit for ${kitPrice}, paid once.`,
  back: 'Back to Home',
  free: {
    title: 'Free Static Logo Builder',
    features: ['Curated fonts and icons', 'Multiple layouts, 5 color schemes', 'Live preview', 'Basic download, no AI'],
    start: 'Start Free Builder',
    note: 'Free, nothing to buy',
  },
  kit: {
    title: 'AI Brand Kit Generator',
    features: ['Eight logo variations', ...items],
    start: `Start AI Generator - ${kitPrice}`,
    note: 'One-time payment per brand kit',
    today: 'Designing is free up to the final review. You see your logo before you pay.',
  },
} as const;

import { offered } from './kit-contents.ts';
import { kitPrice } from './prices.ts';

const items = offered({
  logo: 'Logo Design',
  palette: 'Color Palette',
  typefaces: 'Fonts',
  icons: 'Icons',
  card: 'Business Card',
  letterhead: 'Letterhead',
  social: 'Social Media Kit',
});

/** The words of the home page. */
export const home = {
  title: 'Brandwright: type a name, see it as a brand',
  description:
    'Type a business name and see eight logos drawn for it right away, in your browser. Download them as SVG or PNG for free.',
  badge: 'Free to try, no account needed',
  headline: ['Type a name.', 'See it as a brand.'],
  facts: [
    ['Eight designs', 'as you type'],
    ['SVG and PNG', 'free to keep'],
    ['Every line', 'true vector'],
  ],
  field: 'Business name',
  placeholder: 'What is it called?',
  start: 'Start Creating Free',
  examples: 'View Examples',
  tryAgain: 'Try again',
  noScript: 'These eight are samples. Turn on JavaScript to see logos for your own name.',
  keep: 'Keep any of them. Pick a design to save it as SVG or PNG.',
  count: (n: number) => `${n} designs for this name`,
  countEmpty: 'Type a name to see eight designs',
  announced: (n: number, name: string) => `${n} designs for ${name}`,
  pictureName: (name: string, style: string) => `${name}, ${style.toLowerCase()}`,
  save: (format: string, name: string, style: string) => `Download ${format}: ${name}, ${style.toLowerCase()}`,
  drawn: {
    title: 'Every design starts with your name, not a template.',
    claims: [
      ['letters', 'Fonts chosen for your name', 'A J, an R or an ampersand can decide the font. Spacing is set pair by pair.'],
      ['mark', 'An icon with a reason', 'Your words inspire the drawing. The icon is fitted to your name.'],
      ['dark', 'Colors you can read', 'Every color pair is checked on light and dark backgrounds before you see it.'],
      ['vector', 'True vector files', 'Outlined type and clean curves, ready for a sign shop or an embroiderer.'],
      ['mono', 'One color is enough', 'Each design also works in plain black, for a stamp or a receipt.'],
      ['small', 'Clear at small sizes', 'Icons are tested at browser-tab sizes: 32 px and 16 px.'],
    ],
  },
  showcase: {
    title: 'It listens before it draws.',
    character: {
      title: 'Your answers shape the brand',
      text: 'The quiz has four questions. Here’s one name drawn for two sets of answers. Nothing else is different.',
    },
    scripts: {
      title: 'Your name in your own script',
      text: 'We support 11 writing systems, each set by its own rules. Try yours in the box above.',
    },
    uses: {
      title: 'One design, every background',
      text: 'On its own background, on a dark one, in a single color or as just the icon. Edit it once, and every version updates.',
    },
  },
  kit: {
    title: 'Your Complete Brand Kit',
    items,
    price: `${kitPrice}, one-time payment per brand kit. Logos are free.`,
    sample: 'Sample kit for Eco Coffee Co., a company we made up.',
  },
} as const;

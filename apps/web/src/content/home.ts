import { kitPrice } from './prices.ts';

/** The words of the home page. */
export const home = {
  title: 'Brandwright: type a name, see it as a brand',
  description:
    'Type a business name and see eight logos drawn for it, at once and in your browser. Keep them as SVG or PNG, free.',
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
  noScript: 'These eight were drawn beforehand. With scripts on, the page draws your own name.',
  keep: 'Any of them is yours to keep. Pick a design to save it as SVG or PNG.',
  count: (n: number) => `${n} designs for this name`,
  countEmpty: 'Eight designs, once there is a name',
  announced: (n: number, name: string) => `${n} designs for ${name}`,
  pictureName: (name: string, style: string) => `${name}, ${style.toLowerCase()}`,
  save: (format: string, name: string, style: string) => `Download ${format}: ${name}, ${style.toLowerCase()}`,
  drawn: {
    title: 'Everything is drawn for your name, not filled in.',
    claims: [
      ['letters', 'Letters chosen by your name', 'A J, an R or an ampersand decides the typeface. Spacing is set pair by pair.'],
      ['mark', 'A mark with a reason', 'Your words lead to the drawing. No\u00A0clip art stamped on top.'],
      ['dark', 'Color that can be read', 'Every pair is measured on light and on dark before you see it.'],
      ['vector', 'True vector files', 'Outlined type and clean curves, ready for a sign or a stitch.'],
      ['mono', 'One ink is enough', 'Each design also works in plain black, for a stamp or a receipt.'],
      ['small', 'Small sizes that hold', 'Marks are tested where they will live: 32 px, and 16.'],
    ],
  },
  showcase: {
    title: 'It listens before it draws.',
    character: {
      title: 'Answers change the brand',
      text: 'The quiz has four questions. Here is one name, drawn for two sets of answers; nothing else differs.',
    },
    scripts: {
      title: 'Your name in your own script',
      text: 'Eleven writing systems, each set by its own rules. Type any of them above.',
    },
    uses: {
      title: 'One design, every ground',
      text: 'On its own color, on dark, in one ink and as a mark alone. What you change in the editor changes them all.',
    },
  },
  kit: {
    title: 'Your Complete Brand Kit',
    items: ['Logo Design', 'Business Card', 'Letterhead', 'Social Media Kit'],
    price: `${kitPrice}, one-time payment per brand kit. Logos are free.`,
    sample: 'Sample kit for Eco Coffee Co., a company we made up.',
  },
} as const;

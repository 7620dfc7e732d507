import { characters, editorialSamples as samples } from './sample-brands.ts';

/** The words of the design tips (row X-01); `plate` is the picture that proves each. */
export const designTips = {
  title: 'Design Tips',
  description: 'Six tips for a logo that lasts, each with a picture, and four steps from a first idea to a tested logo.',
  lead: 'Six things to look for in a logo. You don’t need any design training.',
  start: { label: 'Start Designing', href: '/create' },
  other: { label: 'Brand Guidelines', href: '/brand-guidelines' },
  tips: [
    {
      plate: 'tip-audience',
      title: 'Know your audience',
      text: 'Picture one customer. Choose the design that this person would trust, even if you like another one better.',
      proof: `Both logos are for ${characters[0].name}. Only the audience is different.`,
    },
    {
      plate: 'tip-color',
      title: 'Use color psychology',
      text: 'Many people link green with freshness, deep blue with calm and yellow with warmth. Go against that only on purpose.',
      proof: 'The drawing is the same. Only the colors are different.',
    },
    {
      plate: 'tip-simplicity',
      title: 'Keep it simple',
      text: 'One idea is enough. If you need more than a sentence to describe the logo, take something away.',
      proof: 'A simple icon is still clear at a tenth of its size.',
    },
    {
      plate: 'tip-consistency',
      title: 'Be consistent',
      text: 'Use the same logo and the same colors everywhere. People remember what they see again and again.',
      proof: 'A sign, a van, a bag and a phone. You can tell they belong together.',
    },
    {
      plate: 'tip-typography',
      title: 'Choose type with care',
      text: 'Say your name out loud, then look at it. The font should look the way the name sounds.',
      proof: 'The words are the same. Each font gives them a different voice.',
    },
    {
      plate: 'tip-trends',
      title: 'Be wary of trends',
      text: 'Effects go out of style. Ask whether you’d still want the logo on your door in 10 years.',
      proof: 'The one on the left needs an effect. The one on the right doesn’t.',
    },
  ],
  process: {
    title: 'From idea to logo in four steps',
    steps: [
      {
        plate: 'step-research',
        title: 'Research',
        text: 'Write down who buys from you and who else they could buy from. Look at those logos, and note what they have in common.',
      },
      {
        plate: 'step-concept',
        title: 'Concept',
        text: 'Find three ideas for an icon in your name or your trade. Compare them in black, so color doesn’t sway you.',
      },
      {
        plate: 'step-design',
        title: 'Design',
        text: 'Take the best idea. Choose a font that matches its lines, then add one lead color and one accent at most.',
      },
      {
        plate: 'step-test',
        title: 'Test',
        text: 'Look at the logo in black, on a dark background and very small. Show it to someone for five seconds, then ask what they saw.',
      },
    ],
  },
  end: {
    title: 'Now try it with your own name.',
    text: `We drew these examples for companies we made up, such as ${samples.simple.name} and ${samples.color.name}.`,
  },
} as const;

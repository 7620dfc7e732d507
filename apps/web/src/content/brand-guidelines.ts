import { editorialSamples } from './sample-brands.ts';

/** The words of the brand guidelines (row X-01); `plate` is the picture that shows each. */
export const brandGuidelines = {
  title: 'Brand Guidelines',
  description: 'Color usage, typography, logo usage, and do’s and don’ts, each shown on a real logo.',
  lead: 'A brand is easy to recognize when everyone uses it the same way. These are the rules we’d follow, shown on one logo.',
  start: { label: 'Start Creating', href: '/' },
  other: { label: 'Design Tips', href: '/design-tips' },
  caption: `Drawn for ${editorialSamples.guidelines.name}, a company we made up.`,
  chapters: [
    {
      key: 'color',
      title: 'Color usage',
      rules: [
        {
          plate: 'guideline-palette',
          title: 'Give each color a job',
          text: 'Use the background color for about 60% of a page and the lead color for about 30%. Save the accent for the one thing people should notice.',
        },
        {
          plate: 'guideline-contrast',
          title: 'Check the contrast',
          text: 'Small text needs a contrast of at least 4.5:1 with its background. The lower logo has far less, and many people can’t read it.',
        },
      ],
    },
    {
      key: 'type',
      title: 'Typography',
      rules: [
        {
          plate: 'guideline-type',
          title: 'Two fonts are enough',
          text: 'Use your logo’s font for headings and one plain font for longer text. To show what matters most, change the size and weight before you add another font.',
        },
      ],
    },
    {
      key: 'logo',
      title: 'Logo usage',
      rules: [
        {
          plate: 'guideline-space',
          title: 'Leave clear space',
          text: 'Leave space on every side equal to the logo’s height. Keep text, pictures and page edges out of that space.',
        },
        {
          plate: 'guideline-sizes',
          title: 'Don’t go too small',
          text: 'Show the logo at least 24 px tall on screen and half an inch wide in print. If you have less room, use only the icon.',
        },
      ],
    },
  ],
  practice: {
    title: 'Do’s and don’ts',
    good: {
      title: 'Do',
      list: [
        ['guideline-own', 'Use the logo on its own background.'],
        ['guideline-dark', 'Use the dark version on dark backgrounds.'],
        ['guideline-black', 'Use black where you can print only one color.'],
        ['guideline-white', 'Use white on a strong color.'],
      ],
    },
    bad: {
      title: 'Don’t',
      list: [
        ['guideline-stretched', 'Don’t stretch the logo.'],
        ['guideline-recolored', 'Don’t change its colors.'],
        ['guideline-shadow', 'Don’t add a shadow.'],
        ['guideline-tilted', 'Don’t tilt it.'],
        ['guideline-faint', 'Don’t use a background with a similar color.'],
        ['guideline-busy', 'Don’t put it on a busy pattern.'],
      ],
    },
  },
  end: {
    title: 'Every brand kit includes guidelines for its own logo.',
    text: 'The PDF shows these rules with your logo, your colors and your fonts.',
  },
} as const;

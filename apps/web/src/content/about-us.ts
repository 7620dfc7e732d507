import { editorialSamples } from './sample-brands.ts';

/** The words of the page about us (row X-01). Claims come from the server, and the team from the operator. */
export const aboutUs = {
  title: 'About Us',
  description: 'Brandwright turns a business name into a brand: our mission, four values and how a name becomes a logo.',
  mission: 'We help people with an idea and no designer turn a business name into a brand.',
  start: { label: 'Start Creating', href: '/' },
  other: { label: 'Contact', href: '/contact' },
  caption: `Drawn for ${editorialSamples.about.name}, a company we made up.`,
  values: {
    title: 'Four things we stand by',
    list: [
      {
        plate: 'value-drawn',
        title: 'Drawn for your name',
        text: 'Every design starts with your name and your trade. We choose the icon, the font and the colors for them, and draw the logo as true vectors.',
      },
      {
        plate: 'value-vectors',
        title: 'Vectors are free',
        text: 'You can download your logo as an SVG file without paying. A paid kit adds print files, stationery, templates and guidelines.',
      },
      {
        plate: 'value-yours',
        title: 'It’s yours to keep',
        text: 'Use your files for business, change them and take them anywhere. Brandwright is open source under the MIT License, so you can also run it on your own server.',
      },
      {
        plate: 'value-measured',
        title: 'Measured before you see it',
        text: 'We measure the contrast of every logo and check how easy it is to read. If a design fails, we don’t show it.',
      },
    ],
  },
  story: {
    title: 'Why we made it',
    text: [
      'A template fits every name, so it says nothing about yours. We wanted a logo to start with the name.',
      'Our engine follows design rules for letters, shapes and color. It looks for ideas in your name, draws them, and rejects the ones that are hard to read.',
      'It drew every logo and every picture on this page.',
    ],
  },
  team: 'Team',
} as const;

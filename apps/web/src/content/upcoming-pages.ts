/** A page whose work comes later: what will stand there, and what can be had today. Nothing is promised that is not planned. */
export interface UpcomingPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What will stand here, and what works today. */
  readonly text: readonly string[];
  /** The one main way on, and a quieter one. */
  readonly main: Way;
  readonly quiet: Way;
  /** The firm its picture is drawn for. */
  readonly plate: string;
  /** What can be said today already, under a heading of its own. */
  readonly points?: { readonly title: string; readonly list: readonly (readonly [string, string])[] };
}

interface Way {
  readonly label: string;
  readonly href: string;
}

const contact: Way = { label: 'Contact', href: '/contact' };

export const upcomingPages: readonly UpcomingPage[] = [
  {
    path: '/brand-guidelines',
    title: 'Brand Guidelines',
    description: 'Four rules that keep a brand recognizable: color, typography, logo use, and do’s and don’ts.',
    text: ['How to keep a brand recognizable once others use it. A longer version is coming. These are the essentials.'],
    main: { label: 'Start Creating', href: '/' },
    quiet: { label: 'Design Tips', href: '/design-tips' },
    plate: 'brand-guidelines',
    points: {
      title: 'The short version',
      list: [
        ['Color usage', 'Choose one lead color and stick to it. Check the contrast of all text against its background.'],
        [
          'Typography',
          'Use one font family for headings and one for text. Change the size and weight before you change the family.',
        ],
        ['Logo usage', 'Leave clear space around the logo equal to its height, and keep the logo at least 24 px tall.'],
        ['Do’s and don’ts', 'Use the version drawn for your background. Never stretch it, recolor it by hand or add a shadow.'],
      ],
    },
  },
  {
    path: '/design-tips',
    title: 'Design Tips',
    description: 'Six tips for a logo that lasts.',
    text: ['Six things to consider as you look at your designs. No design training needed.'],
    main: { label: 'Start Designing', href: '/create' },
    quiet: { label: 'Brand Guidelines', href: '/brand-guidelines' },
    plate: 'design-tips',
    points: {
      title: 'Six tips',
      list: [
        ['Know your audience', 'Picture one customer. Choose the design that person would trust, not the one you would frame.'],
        [
          'Use color psychology',
          'People associate colors with feelings: green feels fresh, deep blue feels steady. Break the pattern only on purpose.',
        ],
        ['Keep it simple', 'One idea is enough. If you can’t describe the logo in a sentence, it has too many.'],
        ['Be consistent', 'The same logo, the same colors, everywhere. Repetition builds recognition.'],
        ['Choose type with care', 'Read your name aloud, then look at it. The font should match how it sounds.'],
        ['Be wary of trends', 'A trend can be over before your sign is paid for. Ask how your logo will look in 10 years.'],
      ],
    },
  },
  {
    path: '/about-us',
    title: 'About Us',
    description: 'Brandwright turns a business name into a brand.',
    text: [
      'Brandwright turns a business name into a brand, for people with an idea and no designer.',
      'Our logos follow design rules: fonts chosen for the name, icons chosen for a reason and colors that are easy to read.',
    ],
    main: { label: 'Start Creating', href: '/' },
    quiet: contact,
    plate: 'about-us',
  },
];

/** The page of an address. */
export function upcomingPage(pathname: string): UpcomingPage {
  const page = upcomingPages.find(({ path }) => pathname === path);
  if (page === undefined) throw new Error(`Nothing is said about ${pathname}.`);
  return page;
}

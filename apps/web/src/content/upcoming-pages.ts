import { kitPrice } from './prices.ts';

/** A page whose work comes later: what will stand there, and what can be had today. Nothing is promised that is not planned. */
export interface ComingPage {
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

const create: Way = { label: 'Start Creating Free', href: '/create' };
const contact: Way = { label: 'Contact', href: '/contact' };

export const comingPages: readonly ComingPage[] = [
  {
    path: '/brand-guidelines',
    title: 'Brand Guidelines',
    description: 'Four rules that keep a brand recognizable: color, typography, logo use, do’s and don’ts.',
    text: ['How to keep a brand recognizable once it leaves your hands. The long version comes later; this is the heart of it.'],
    main: { label: 'Start Creating', href: '/' },
    quiet: { label: 'Design Tips', href: '/design-tips' },
    plate: 'brand-guidelines',
    points: {
      title: 'The short version',
      list: [
        ['Color usage', 'Choose one color to lead and let it. Check every pair of text and ground for contrast.'],
        ['Typography', 'One family for headings, one for text. Change size and weight before you change the family.'],
        ['Logo usage', 'Leave clear space the height of the logo around it, and keep it at 24 px or larger.'],
        [
          'Do’s and don’ts',
          'Use the version drawn for the ground. Never stretch it, recolor it by hand or set a shadow under it.',
        ],
      ],
    },
  },
  {
    path: '/design-tips',
    title: 'Design Tips',
    description: 'Six tips for a logo that lasts.',
    text: ['Six things to weigh while you look at your designs. You need no training for any of them.'],
    main: { label: 'Start Designing', href: '/create' },
    quiet: { label: 'Brand Guidelines', href: '/brand-guidelines' },
    plate: 'design-tips',
    points: {
      title: 'Six tips',
      list: [
        ['Know your audience', 'Picture one customer. Choose the design that person would trust, not the one you would frame.'],
        [
          'Mind color psychology',
          'Colors carry habits: green reads as fresh, deep blue as steady. Break the habit only on purpose.',
        ],
        ['Keep it simple', 'One idea is enough. If you cannot describe the mark in a sentence, it holds two.'],
        ['Be consistent', 'The same logo, the same colors, everywhere. Recognition is repetition.'],
        ['Choose type with care', 'Read your name aloud, then look at it. The letters should sound the same.'],
        ['Be slow with trends', 'A trend is over before your sign is paid for. Ask how it looks in ten years.'],
      ],
    },
  },
  {
    path: '/help-center',
    title: 'Help Center',
    description: 'Short answers to what is asked first.',
    text: ['Short answers to what is asked first. Search and more topics come later.'],
    main: create,
    quiet: contact,
    plate: 'help-center',
    points: {
      title: 'Questions and answers',
      list: [
        ['Is it free?', `Drawing logos and keeping them as SVG or PNG is. A brand kit costs ${kitPrice}, once.`],
        ['Do I need an account?', 'Not to design. The free builder’s downloads and buying need one; it also keeps your draft.'],
        ['Which file do I take?', 'SVG for print, signs and the web: it has no size. PNG where a picture is asked for.'],
        [
          'Which scripts can you set?',
          'Latin, Greek, Cyrillic, Arabic, Hebrew, Hindi, Bengali, Thai, Chinese, Japanese and Korean.',
        ],
        ['I do not like any of the eight', 'Ask for more, or answer the quiz in another way. Both change what is drawn.'],
        ['Is a picture missing?', 'Letters are fetched as you type. Check your connection, then press Try again.'],
      ],
    },
  },
  {
    path: '/about-us',
    title: 'About Us',
    description: 'Brandwright turns a business name into a brand.',
    text: [
      'Brandwright turns a business name into a brand, for people who have an idea and no designer.',
      'Our logos are drawn by rules: letters chosen for the name, marks with a reason, colors that can be read.',
    ],
    main: { label: 'Start Creating', href: '/' },
    quiet: contact,
    plate: 'about-us',
  },
  {
    path: '/api-documentation',
    title: 'API Documentation',
    description: 'A public API for programs will be described here.',
    text: [
      'Other programs will be able to order the same designs with a key of their own, and this page will describe how.',
      'Keys are not given out yet. The pages you see use the same engine.',
    ],
    main: create,
    quiet: contact,
    plate: 'api-documentation',
  },
];

/** The page of an address. */
export function comingPage(pathname: string): ComingPage {
  const page = comingPages.find(({ path }) => pathname === path);
  if (page === undefined) throw new Error(`Nothing is said about ${pathname}.`);
  return page;
}

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

const create: Way = { label: 'Start Creating Free', href: '/create' };
const contact: Way = { label: 'Contact', href: '/contact' };

export const upcomingPages: readonly UpcomingPage[] = [
  {
    path: '/api-documentation',
    title: 'API Documentation',
    description: 'Our public API will be documented here.',
    text: [
      'Other apps will be able to request the same designs with their own API key. This page will explain how.',
      'API keys aren’t available yet. The API will use the same engine as this site.',
    ],
    main: create,
    quiet: contact,
    plate: 'api-documentation',
  },
];

/** The page of an address. */
export function upcomingPage(pathname: string): UpcomingPage {
  const page = upcomingPages.find(({ path }) => pathname === path);
  if (page === undefined) throw new Error(`Nothing is said about ${pathname}.`);
  return page;
}

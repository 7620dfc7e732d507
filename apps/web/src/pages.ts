/** A page: one file of the build, filled by one module of `routes/`. */
export interface SitePage {
  /** Its address; `_id` stands for any id in its place. */
  readonly path: string;
  /** The module of `routes/` that fills it, without its ending. */
  readonly route: Route;
  /** Its file, where that is not `<path>/index.html`. */
  readonly file?: string;
  /** Belongs to a person, so that crawlers have no business there. */
  readonly own?: boolean;
}

/** Pages whose address is the name of their module. */
const accountPages = [
  'login',
  'signup',
  'confirm',
  'forgot-password',
  'reset-password',
  'recover',
  'account',
  'mailbox',
] as const;
const ownPages = ['account', 'dashboard', 'orders', 'payment-success', 'connect-canva'];
const rooms = ['dashboard', 'orders', 'payment-success', 'connect-canva', 'admin'] as const;
export const routes = [
  'home',
  'create',
  'kit',
  'free',
  'pricing',
  'contact',
  'privacy-policy',
  'terms-of-service',
  'help',
  'api-documentation',
  'brand-guidelines',
  'design-tips',
  'about-us',
  ...accountPages,
  ...rooms,
  'sample',
  'results',
  'share-link',
  'sign-in-return',
  'sandbox',
  'not-found',
] as const;
export type Route = (typeof routes)[number];

/** Every page there is; what is linked is in this list. */
export const pages: readonly SitePage[] = [
  { path: '/', route: 'home' },
  { path: '/create', route: 'create' },
  { path: '/create/kit', route: 'kit' },
  { path: '/create/free', route: 'free' },
  { path: '/pricing', route: 'pricing' },
  { path: '/contact', route: 'contact' },
  { path: '/privacy-policy', route: 'privacy-policy' },
  { path: '/terms-of-service', route: 'terms-of-service' },
  { path: '/help-center', route: 'help' },
  { path: '/api-documentation', route: 'api-documentation' },
  { path: '/brand-guidelines', route: 'brand-guidelines' },
  { path: '/design-tips', route: 'design-tips' },
  { path: '/about-us', route: 'about-us' },
  ...[...accountPages, ...rooms].map((route): SitePage => ({ path: `/${route}`, route, own: ownPages.includes(route) })),
  { path: '/sign-in/google', route: 'sign-in-return' },
  { path: '/sign-in/apple', route: 'sign-in-return' },
  { path: '/results', route: 'sample' },
  { path: '/results/_id', route: 'results', file: 'results/_id.html', own: true },
  { path: '/shared/_id', route: 'share-link', file: 'shared/_id.html' },
  { path: '/sandbox/_id', route: 'sandbox', file: 'sandbox/_id.html', own: true },
  { path: '/404', route: 'not-found', file: '404.html' },
];

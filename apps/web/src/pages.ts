import { comingPages } from './content/coming.ts';

/** A page: one file of the build, filled by one module of `routes/`. */
export interface SitePage {
  /** Its address; `_id` stands for any id in its place. */
  readonly path: string;
  /** The module of `routes/` that fills it, without its ending. */
  readonly route: Route;
  /** Its file, where that is not `<path>/index.html`. */
  readonly file?: string;
}

export const routes = [
  'home',
  'create',
  'kit',
  'free',
  'dashboard',
  'sample',
  'results',
  'shared',
  'admin',
  'coming',
  'not-found',
] as const;
export type Route = (typeof routes)[number];

/** Every page there is; what is linked is in this list. Pages that are not built yet share one module. */
export const pages: readonly SitePage[] = [
  { path: '/', route: 'home' },
  { path: '/create', route: 'create' },
  { path: '/create/kit', route: 'kit' },
  { path: '/create/free', route: 'free' },
  { path: '/dashboard', route: 'dashboard' },
  { path: '/results', route: 'sample' },
  { path: '/results/_id', route: 'results', file: 'results/_id.html' },
  { path: '/shared/_id', route: 'shared', file: 'shared/_id.html' },
  { path: '/admin', route: 'admin' },
  ...comingPages.map(({ path }): SitePage => ({ path, route: 'coming' })),
  { path: '/404', route: 'not-found', file: '404.html' },
];

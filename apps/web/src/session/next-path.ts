import { providerReturnPath, signInProviders } from '@brandwright/contract';

/** Pages that send whoever is signed in on: nobody is sent back to them. */
const authPages: readonly string[] = [
  '/login',
  '/signup',
  '/confirm',
  '/forgot-password',
  '/reset-password',
  '/recover',
  ...signInProviders.map(providerReturnPath),
];

/**
 * Where a query's `next` leads after signing in: a path of this site, with its query; `/` for everything else. `origin` is the site's own.
 */
export function nextPath(search: string, origin: string): string {
  const asked = new URLSearchParams(search).get('next') ?? '';
  if (!asked.startsWith('/') || !URL.canParse(asked, origin)) return '/';
  const { origin: where, pathname, search: query, hash } = new URL(asked, origin);
  // “/.//elsewhere.example” is of this site until it is read once more.
  if (where !== origin || pathname.startsWith('//') || authPages.includes(pathname)) return '/';
  return `${pathname}${query}${hash}`;
}

/** The address of the login or sign-up page that leads on to `next`. */
export const authUrl = (page: string, next: string): string => (next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`);

import type { Session } from '@brandwright/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { nextPath } from '../../session/next-path.ts';
import { tellTabs, useSession } from '../../session/session.ts';

/** Where signing in leads, from the address; `/` in the page as it was built. */
export const useNext = (): string =>
  useSyncExternalStore(
    () => () => {},
    () => nextPath(location.search, location.origin),
    () => '/',
  );

/** Sends on whoever is signed in already, or signs in in another tab (row A-03). */
export function useSentOn(next: string): void {
  const user = useSession()?.user ?? null;
  useEffect(() => {
    if (user !== null) location.replace(next);
  }, [user, next]);
}

/** False until the server has said that nobody is signed in, or could not be asked: a login page waits for that (row A-05). */
export function useNobodyIn(): boolean {
  const session = useSession();
  return session !== null && session.user === null;
}

/** The providers that this site is configured for; none until the server has said so. */
export const useProviders = (): Session['providers'] => useSession()?.providers ?? [];

/** Tells the other tabs that somebody is in now, and leads on: the next page asks who that is. */
export function arrive(next: string): void {
  tellTabs();
  location.replace(next);
}

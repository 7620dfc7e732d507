import { useEffect, useSyncExternalStore } from 'react';
import { nextPath } from '../../session/next-path.ts';
import { refreshSession, tellTabs, useSession } from '../../session/session.ts';

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

/** Tells the other tabs and this page that somebody is in now; `useSentOn` leads on. */
export async function arrive(): Promise<void> {
  tellTabs();
  await refreshSession();
}

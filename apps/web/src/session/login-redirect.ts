import { useEffect, useRef } from 'react';
import { isRefusal } from '../client.ts';
import { announceNext } from '../components/toasts/announce.ts';
import { authUrl } from './next-path.ts';
import { useSession } from './session.ts';

type Said = readonly [title: string, text: string];

/** Goes to the login page, which leads back here. It shows what is said, if anything. */
export function redirectToLogin(said?: Said): void {
  if (said !== undefined) announceNext({ kind: 'failed', title: said[0], text: said[1] });
  location.replace(authUrl('/login', location.pathname + location.search));
}

/** Goes to the login page if a call was refused because the session has ended; returns whether it did. */
export function redirectedToLogin(error: unknown, said?: Said): boolean {
  const ended = isRefusal(error, 'account.needed');
  if (ended) redirectToLogin(said);
  return ended;
}

/** Goes to the login page when the person signs out in another tab, or somebody else signs in there: this page is not theirs. */
export function useFollowSignOut(): void {
  const email = useSession()?.user?.email ?? null;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current !== null && email !== before.current) redirectToLogin();
    before.current = email;
  }, [email]);
}

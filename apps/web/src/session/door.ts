import { useEffect, useRef } from 'react';
import { announceNext } from '../components/announce.ts';
import { doorTo } from './next-path.ts';
import { useSession } from './session.ts';

/** Leaves for the door, which leads back here: what stands here is for people who are signed in. What is said, if anything, is said there. */
export function leaveForDoor(said?: readonly [title: string, text: string]): void {
  if (said !== undefined) announceNext({ kind: 'failed', title: said[0], text: said[1] });
  location.replace(doorTo('/login', location.pathname + location.search));
}

/** Leaves for the door when the person signs out in another tab, or somebody else signs in there: what stands here is not theirs. */
export function useLeaveWithThem(): void {
  const email = useSession()?.user?.email ?? null;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current !== null && email !== before.current) leaveForDoor();
    before.current = email;
  }, [email]);
}

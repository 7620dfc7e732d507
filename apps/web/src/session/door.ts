import { sendOnward } from '../components/onward.ts';

/** Leaves for the door, which leads back here: what stands here is for people who are signed in. What is said, if anything, is said there. */
export function leaveForDoor(said?: readonly [title: string, description: string]): void {
  if (said !== undefined) sendOnward(said);
  location.replace(`/login?next=${encodeURIComponent(location.pathname)}`);
}

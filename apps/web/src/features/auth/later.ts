import { nextPath } from '../../session/next-path.ts';

/** Its place in the browser's storage between signing up and the email's link, which may open in another tab. */
const key = 'brandwright.next';

/** Remembers where somebody was going who has to confirm an address first. */
export function leaveNext(next: string): void {
  try {
    if (next === '/') localStorage.removeItem(key);
    else localStorage.setItem(key, next);
  } catch {
    // Then it is home.
  }
}

/** Where that was, once. */
export function takeNext(): string {
  try {
    const next = localStorage.getItem(key) ?? '/';
    localStorage.removeItem(key);
    return nextPath(`?${new URLSearchParams({ next })}`, location.origin);
  } catch {
    return '/';
  }
}

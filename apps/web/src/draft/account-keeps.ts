import { useSyncExternalStore } from 'react';

/** False until the account was met, and while changes cannot be sent there. */
let keeps = false;
const watchers = new Set<() => void>();

/** What became of the last try to keep the draft in the account. */
export function tellAccountKeeps(now: boolean): void {
  keeps = now;
  for (const tell of watchers) tell();
}

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** Whether the account keeps this draft: what is typed reaches it within seconds, or as the page is left. */
export const useAccountKeeps = (): boolean =>
  useSyncExternalStore(
    watch,
    () => keeps,
    () => false,
  );

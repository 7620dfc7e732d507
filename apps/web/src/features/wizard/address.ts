import { useSyncExternalStore } from 'react';

/** The part of the address that a page changes while it stays: its query, and what its history entry remembers. */
export interface Address {
  readonly search: string;
  /** The query of the entry one came from, when that lies one step back in the browser's history. */
  readonly from: string | null;
}

const moved = new EventTarget();

/** Adds an entry to the browser's history that remembers the one before. */
export function goTo(search: string): void {
  history.pushState({ from: location.search }, '', search);
  moved.dispatchEvent(new Event('moved'));
}

/** Corrects the entry that is shown. */
export function putRight(search: string): void {
  history.replaceState(history.state, '', search);
  moved.dispatchEvent(new Event('moved'));
}

/** The address, which the build does not know: empty until the page is alive. */
export const useAddress = (): Address => useSyncExternalStore(subscribe, read, () => atBuild);

const atBuild: Address = { search: '', from: null };
let last = atBuild;

/** The same object as long as nothing changed, as React asks. */
function read(): Address {
  const { search } = location;
  const from = (history.state as { from?: string } | null)?.from ?? null;
  if (last.search !== search || last.from !== from) last = { search, from };
  return last;
}

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed);
  moved.addEventListener('moved', changed);
  return () => {
    removeEventListener('popstate', changed);
    moved.removeEventListener('moved', changed);
  };
}

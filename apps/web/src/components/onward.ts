const key = 'brandwright.onward';

/** What failed, for a toast: its title and what follows from it. */
type Word = readonly [title: string, description: string];

/** Leaves something to say for the next page: links load documents, and a toast would end with this one. */
export function sendOnward(word: Word): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(word));
  } catch {
    // A browser that keeps nothing: the page that follows says enough by being there.
  }
}

/** Whether the page before left something to say. */
export function hasOnward(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** What the page before left to say; null from then on. */
export function takeOnward(): Word | null {
  if (!hasOnward()) return null;
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept === null ? null : (JSON.parse(kept) as Word);
}

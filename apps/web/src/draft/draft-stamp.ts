/** Its place in the browser's storage, beside the draft's. */
const key = 'brandwright.draft.stamp';

/** When the draft was last changed here, and in whose account it is kept. */
export interface DraftStamp {
  /** Milliseconds since 1970: by the server's clock once an account has it, else by this browser's. 0 for never. */
  readonly at: number;
  /** Address of the account; null for a draft of nobody who signed in. */
  readonly owner: string | null;
}

const none: DraftStamp = { at: 0, owner: null };

export function readStamp(): DraftStamp {
  try {
    const { at, owner } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<DraftStamp>;
    return { at: typeof at === 'number' ? at : 0, owner: typeof owner === 'string' ? owner : null };
  } catch {
    return none;
  }
}

/** Lost where the browser keeps nothing: then the account's draft counts as newer. */
export function writeStamp(stamp: DraftStamp): void {
  try {
    localStorage.setItem(key, JSON.stringify(stamp));
  } catch {
    // The draft itself was not kept either, and that is said.
  }
}

export function removeStamp(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}

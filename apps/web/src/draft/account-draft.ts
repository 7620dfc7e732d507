import { wireLimits } from '@brandwright/contract';
import { call } from '../client.ts';
import { type BrandDraft, emptyDraft, parseDraft } from './brand-draft.ts';
import { readDraft, replaceDraft, watchDraft } from './draft.ts';
import { type DraftStamp, readStamp, writeStamp } from './draft-stamp.ts';

/** Which of two drafts is gone on with; `push` sends the browser's to the account. */
type Choice = 'adopt' | 'push' | 'clear' | 'same';

/**
 * The newer one counts. What another account left in this browser is not taken along; what nobody signed in for is (row A-08).
 * `there` is when the account's was kept, null when it has none.
 */
export function choose(stamp: DraftStamp, there: number | null, owner: string): Choice {
  const foreign = stamp.owner !== null && stamp.owner !== owner;
  if (there !== null && (foreign || there > stamp.at)) return 'adopt';
  if (foreign) return 'clear';
  return stamp.at > (there ?? 0) ? 'push' : 'same';
}

/** The draft as JSON that the server takes: as many favorites as fit, the first before the last. */
export function fitting(draft: BrandDraft, most: number = wireLimits.draftBytes - 1000): BrandDraft {
  const size = (value: unknown): number => new Blob([JSON.stringify(value)]).size;
  let room = most - size({ ...draft, favorites: [] });
  const count = draft.favorites.findIndex((one) => {
    room -= size(one) + 1;
    return room < 0;
  });
  return count < 0 ? draft : { ...draft, favorites: draft.favorites.slice(0, count) };
}

/** Milliseconds without a change after which the draft is sent. */
const pause = 2000;
/** Bytes that a browser still sends while a page goes away: 64 kB, less what else is in the request. */
const parting = 60_000;

interface Found {
  readonly draft: BrandDraft;
  /** It was here before, or in the account, and something else is gone on with. */
  readonly other: BrandDraft | null;
  readonly adopted: boolean;
}

/** Takes over what is newer, the browser's draft or the account's. `stamp` is the browser's as the page was entered. */
export async function meetAccount(owner: string, stamp: DraftStamp): Promise<Found> {
  const { draft: document, updatedAt } = await call('GET /api/draft');
  const here = readDraft();
  const there = document === null ? null : parseDraft(JSON.stringify(document));
  const kept = updatedAt === null ? null : Date.parse(updatedAt);
  const differ =
    there !== null && there.businessName !== '' && here.businessName !== '' && there.businessName !== here.businessName;
  const choice = choose(stamp, kept, owner);
  if (choice === 'adopt' && there !== null) {
    replaceDraft(there, { at: kept ?? 0, owner });
    return { draft: there, other: differ && stamp.owner === null ? here : null, adopted: true };
  }
  if (choice === 'clear') replaceDraft(emptyDraft, { at: 0, owner });
  if (choice === 'push') await send(here, owner);
  return { draft: here, other: differ ? there : null, adopted: false };
}

async function send(draft: BrandDraft, owner: string): Promise<void> {
  const body = { draft: { ...fitting(draft) } };
  const keepalive = document.hidden && JSON.stringify(body).length < parting;
  const { updatedAt } = await call('PUT /api/draft', { body, keepalive });
  // What was changed while it was sent is newer.
  if (readDraft() === draft) writeStamp({ at: Date.parse(updatedAt), owner });
}

/** Sends what changes, when it has rested or the page is left; returns what ends that. */
export function followDraft(owner: string): () => void {
  let known = readDraft();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const push = (): void => {
    clearTimeout(timer);
    const draft = readDraft();
    // Another account's page may have written since.
    if (draft === known || ![null, owner].includes(readStamp().owner)) return;
    const before = known;
    known = draft;
    void send(draft, owner).catch(() => {
      // It goes with the next change.
      if (known === draft) known = before;
    });
  };
  const changed = (): void => {
    clearTimeout(timer);
    // Another tab, which is looked at, sends its own.
    if (!document.hidden) timer = setTimeout(push, pause);
  };
  const left = (): void => {
    if (document.hidden) push();
  };
  const unwatch = watchDraft(changed);
  document.addEventListener('visibilitychange', left);
  return () => {
    clearTimeout(timer);
    unwatch();
    document.removeEventListener('visibilitychange', left);
  };
}

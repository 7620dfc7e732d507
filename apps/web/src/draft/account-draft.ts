import { type BodyBounds, bodyBounds, sizeOfBody } from '@brandwright/contract';
import { call } from '../client.ts';
import { tellAccountKeeps } from './account-keeps.ts';
import { type BrandDraft, emptyDraft, parseDraft } from './brand-draft.ts';
import { readDraft, replaceDraft, watchDraft } from './draft.ts';
import { readStamp, writeStamp } from './draft-stamp.ts';
import { type Entered, isSame, type Kept, type MergedDraft, mergeDrafts } from './merge-drafts.ts';
import { readPendingKit } from './pending-kit.ts';

/** Favorites that are kept in an account. */
const most = 200;
/** What else a request holds: the names and brackets around a draft. */
const around = { bytes: 1000, members: 10 } as const;

/** The draft as the server takes it: as many favorites as fit, the first before the last. */
export function fitting(draft: BrandDraft, bounds: BodyBounds = bodyBounds.draft): BrandDraft {
  const measured = (value: unknown): { -readonly [K in keyof BodyBounds]: BodyBounds[K] } => ({
    bytes: new Blob([JSON.stringify(value)]).size,
    ...sizeOfBody(value),
  });
  const isWithin = ({ bytes, members, numbers }: BodyBounds): boolean =>
    bytes + around.bytes <= bounds.bytes && members + around.members <= bounds.members && numbers <= bounds.numbers;
  // The oldest versions stay behind first: they are still in this browser.
  let { savedVersions } = draft;
  while (savedVersions.length > 0 && !isWithin(measured({ ...draft, savedVersions, favorites: [] })))
    savedVersions = savedVersions.slice(1);
  const versioned = savedVersions.length === draft.savedVersions.length ? draft : { ...draft, savedVersions };
  const held = measured({ ...versioned, favorites: [] });
  const count = draft.favorites.findIndex((one, place) => {
    const { bytes, members, numbers } = measured(one);
    held.bytes += bytes + 1;
    held.members += members;
    held.numbers += numbers;
    return place === most || !isWithin(held);
  });
  return count < 0 ? versioned : { ...versioned, favorites: draft.favorites.slice(0, count) };
}

/** Milliseconds without a change after which the draft is sent. */
const pause = 2000;
/** Bytes that a browser still sends while a page goes away: 64 kB, less what else is in the request. */
const parting = 60_000;

/** What the account has. */
export async function readKept(): Promise<Kept> {
  const { draft, updatedAt } = await call('GET /api/draft');
  return {
    draft: draft === null ? null : parseDraft(JSON.stringify(draft)),
    at: updatedAt === null ? null : Date.parse(updatedAt),
  };
}

/** Takes over what is newer, the browser's draft or the account's; from then on it is the owner's. */
export async function meetAccount(owner: string, entered: Entered, signal: AbortSignal): Promise<MergedDraft> {
  const there = await readKept();
  // Whoever left meanwhile takes the draft along.
  signal.throwIfAborted();
  const here = readDraft();
  // Nobody is offered what another account was about to buy here.
  readPendingKit(owner);
  const merged = mergeDrafts(owner, entered, { draft: here, at: readStamp().at }, there);
  if (merged.draft === here) writeStamp(merged.stamp);
  else replaceDraft(merged.draft, merged.stamp);
  return merged;
}

/** Keeps the draft in the account. */
export async function send(draft: BrandDraft, owner: string): Promise<void> {
  const { favorites, savedVersions, gallery, shows, ...rest } = fitting(draft);
  const page = gallery && { ...gallery, places: [...gallery.places], seen: [...gallery.seen] };
  const wish = shows && { ...shows, things: [...shows.things], never: [...shows.never] };
  const kept = { favorites: [...favorites], savedVersions: [...savedVersions] };
  const body = { draft: { ...rest, ...kept, gallery: page, shows: wish } };
  const keepalive = document.hidden && JSON.stringify(body).length < parting;
  const { updatedAt } = await call('PUT /api/draft', { body, keepalive });
  // What was changed while it was sent is newer.
  if (readDraft() === draft) writeStamp({ at: Date.parse(updatedAt), owner });
}

/**
 * Sends what changes, when it has rested or the page is left; returns what ends that. `known` is what the account has: what differs
 * from it already is sent at once. `isMet`: the account could be asked for it.
 */
export function followDraft(owner: string, known: BrandDraft, isMet = true): () => void {
  let sent = isSame(readDraft(), known) ? readDraft() : known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  if (isMet && sent === readDraft()) tellAccountKeeps(true);
  const push = (): void => {
    clearTimeout(timer);
    const draft = readDraft();
    const stamp = readStamp();
    // Another account's page may have written since, or the draft been taken away as its owner signed out.
    if (draft === sent || ![null, owner].includes(stamp.owner) || (draft === emptyDraft && stamp.at === 0)) return;
    const before = sent;
    sent = draft;
    send(draft, owner).then(
      () => isOver || tellAccountKeeps(true),
      () => {
        // It goes with the next change.
        if (sent === draft) sent = before;
        if (!isOver) tellAccountKeeps(false);
      },
    );
  };
  const changed = (): void => {
    clearTimeout(timer);
    // Another tab, which is looked at, sends its own.
    if (!document.hidden) timer = setTimeout(push, pause);
  };
  const left = (): void => {
    if (document.hidden) push();
  };
  push();
  const unwatch = watchDraft(changed);
  document.addEventListener('visibilitychange', left);
  return () => {
    isOver = true;
    tellAccountKeeps(false);
    clearTimeout(timer);
    unwatch();
    document.removeEventListener('visibilitychange', left);
  };
}

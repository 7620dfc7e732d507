import { useSyncExternalStore } from 'react';
import { type BrandDraft, emptyDraft, parseDraft } from './brand-draft.ts';
import { type DraftStamp, readStamp, removeStamp, writeStamp } from './draft-stamp.ts';

/** Its place in the browser's storage. */
const key = 'brandwright.draft';

interface Shelf {
  draft: BrandDraft;
  /** False once the browser refused to keep something: private windows and full disks do. */
  kept: boolean;
  read: boolean;
}

const shelf: Shelf = { draft: emptyDraft, kept: true, read: false };
const watchers = new Set<() => void>();

/** The draft as stored. Before the first read the shelf is empty, as the pages of the build are. */
export function readDraft(): BrandDraft {
  if (!shelf.read) {
    shelf.read = true;
    shelf.draft = stored() ?? emptyDraft;
    addEventListener('storage', (event) => {
      if (event.key !== key && event.key !== null) return;
      // Not what the event tells: this tab may have written since the other did.
      shelf.draft = stored() ?? emptyDraft;
      tell();
    });
  }
  return shelf.draft;
}

/**
 * Changes some fields. What another tab wrote meanwhile is read first, so that two tabs never undo each other's fields; the
 * draft lives on in memory when the browser will not keep it.
 */
export function patchDraft(fields: Partial<Omit<BrandDraft, 'version'>>): void {
  const before = readDraft();
  const { at, owner } = readStamp();
  // Later than what an account has of it, whatever this machine's clock says.
  const stamp = { at: Math.max(Date.now(), at + 1), owner };
  replaceDraft({ ...(shelf.kept ? (stored() ?? before) : before), ...fields }, stamp);
}

/** Puts another draft in its place, with the stamp it is to have. */
export function replaceDraft(draft: BrandDraft, stamp: DraftStamp): void {
  shelf.draft = draft;
  try {
    localStorage.setItem(key, JSON.stringify(shelf.draft));
    shelf.kept = true;
  } catch {
    shelf.kept = false;
  }
  writeStamp(stamp);
  tell();
}

/** Forgets everything: a new brand, which is nobody's yet. */
export function clearDraft(): void {
  remove();
  writeStamp({ at: Date.now(), owner: null });
  tell();
}

/** Takes the draft out of this browser, as if there had been none. */
export function forgetDraft(): void {
  remove();
  removeStamp();
  tell();
}

function remove(): void {
  readDraft();
  shelf.draft = emptyDraft;
  try {
    localStorage.removeItem(key);
  } catch {
    shelf.kept = false;
  }
}

/** Whether the browser keeps what is typed. */
export const useIsKept = (): boolean =>
  useSyncExternalStore(
    watchDraft,
    () => shelf.kept,
    () => true,
  );

/** The draft; null in the page as it was built and until the browser's own has been read. */
export const useDraft = (): BrandDraft | null => useSyncExternalStore(watchDraft, readDraft, () => null);

function stored(): BrandDraft | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : parseDraft(text);
  } catch {
    shelf.kept = false;
    return null;
  }
}

/** Is told of every change, whichever tab made it; returns what ends that. */
export function watchDraft(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

function tell(): void {
  for (const one of watchers) one();
}

import { useSyncExternalStore } from 'react';

/** What a toast says, before anything that shows toasts has been loaded. */
export interface Announcement {
  readonly kind: 'done' | 'failed';
  readonly title: string;
  readonly text: string;
}

/** Its place in the browser's storage while a page is left for another. */
const key = 'brandwright.announcement';

const waiting: { list: readonly Announcement[] } = { list: [] };
const watchers = new Set<() => void>();
const nothing: readonly Announcement[] = [];

function set(list: readonly Announcement[]): void {
  waiting.list = list;
  for (const tell of watchers) tell();
}

/** Says something on a page that has not loaded toasts: they come for it. */
export const announce = (announcement: Announcement): void => set([...waiting.list, announcement]);

/** Says something on the page that is loaded next in this tab; lost where the browser keeps nothing. */
export function announceNext(announcement: Announcement): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(announcement));
  } catch {
    // Going on matters more than saying so.
  }
}

/** What is still to be said. */
export const useAnnouncements = (): readonly Announcement[] =>
  useSyncExternalStore(
    watch,
    () => waiting.list,
    () => nothing,
  );

/** Takes what was to be said, once. */
export function takeAnnouncements(): readonly Announcement[] {
  const { list } = waiting;
  if (list.length > 0) set(nothing);
  return list;
}

/** Takes over what the page before left. */
export function takeCarried(): void {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return;
    sessionStorage.removeItem(key);
    const { kind, title, text: said } = JSON.parse(text) as Partial<Announcement>;
    if (typeof title === 'string' && typeof said === 'string')
      announce({ kind: kind === 'failed' ? 'failed' : 'done', title, text: said });
  } catch {
    // Nothing was left that can be said.
  }
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

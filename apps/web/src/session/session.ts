import type { Session } from '@brandwright/contract';
import { useSyncExternalStore } from 'react';
import { call } from '../client.ts';

/** Somebody who is not signed in; also what is assumed while nothing is known. */
export const visitor: Session = { user: null, usage: [], support: null, providers: [], textModel: null, imageModel: null };
/** Nobody could be asked yet: pages for everybody go on as for a visitor, one's own say so. */
export const unreachable: Session = { user: null, usage: [], support: null, providers: [], textModel: null, imageModel: null };

/** What the server last said of who is here; one for the page, read when somebody first asks. */
const shelf: { session: Session | null; reading: Promise<Session> | null; tabs: BroadcastChannel | null } = {
  session: null,
  reading: null,
  tabs: null,
};
const watchers = new Set<() => void>();

/** Who is here. Null in the page as it was built and until the server has said; `unreachable` where it could not be asked. */
export const useSession = (): Session | null =>
  useSyncExternalStore(
    watch,
    () => shelf.session,
    () => null,
  );

/**
 * Reads the session again: after something was counted, before something is bought. A read that was under way may not know what
 * happened since: only the last one counts, for whoever waits for an earlier one too. Where reading fails, what was known stays.
 */
export function refreshSession(): Promise<Session> {
  const mine: Promise<Session> = read().then((session) => {
    if (shelf.reading !== mine) return shelf.reading ?? shelf.session ?? session;
    shelf.reading = null;
    put(session);
    return session;
  });
  shelf.reading = mine;
  return mine;
}

/** They signed out here: that is known without asking. */
export function forgetSession(): void {
  // What is read now is of before.
  shelf.reading = null;
  put(visitor);
}

/** The address of who is here, as far as is known. */
export const knownOwner = (): string | null => shelf.session?.user?.email ?? null;

/** Tells the other tabs that somebody signed in or out here: they ask the server themselves (row A-05). */
export const tellTabs = (): void => openTabs()?.postMessage('changed');

function watch(tell: () => void): () => void {
  watchers.add(tell);
  openTabs();
  if (shelf.session === null && shelf.reading === null) void refreshSession();
  return () => watchers.delete(tell);
}

/** Null in browsers without such channels, which see a change with their next page. */
function openTabs(): BroadcastChannel | null {
  if (shelf.tabs === null && 'BroadcastChannel' in globalThis) {
    shelf.tabs = new BroadcastChannel('brandwright.session');
    shelf.tabs.onmessage = () => void refreshSession();
    // A page that the browser had put aside heard nothing.
    addEventListener('pageshow', (event) => {
      if (event.persisted) void refreshSession();
    });
  }
  return shelf.tabs;
}

const read = (): Promise<Session> => call('GET /api/session').catch(() => shelf.session ?? unreachable);

function put(session: Session): void {
  shelf.session = session;
  for (const tell of watchers) tell();
}

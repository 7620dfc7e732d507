import type { Session } from '@brandwright/contract';
import { useSyncExternalStore } from 'react';
import { call } from '../client.ts';

/** Somebody who is not signed in; also what is assumed while nothing is known. */
export const visitor: Session = { user: null, usage: [] };

/** What the server last said of who is here; one for the page, read when somebody first asks. */
const shelf: { session: Session | null; reading: Promise<Session> | null; tabs: BroadcastChannel | null } = {
  session: null,
  reading: null,
  tabs: null,
};
const watchers = new Set<() => void>();

/** Who is here. Null in the page as it was built and until the server has said; whatever goes wrong counts as signed out. */
export const useSession = (): Session | null =>
  useSyncExternalStore(
    watch,
    () => shelf.session,
    () => null,
  );

/** Reads the session again: after something was counted, before something is bought. Where reading fails, what was known stays. */
export function refreshSession(): Promise<Session> {
  shelf.reading ??= read().finally(() => {
    shelf.reading = null;
  });
  return shelf.reading;
}

/** Tells the other tabs that somebody signed in or out here: they ask the server themselves (row A-05). */
export const tellTabs = (): void => openTabs()?.postMessage('changed');

function watch(tell: () => void): () => void {
  watchers.add(tell);
  openTabs();
  if (shelf.session === null) void refreshSession();
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

async function read(): Promise<Session> {
  const known = shelf.session ?? visitor;
  const session = await call('GET /api/session').catch(() => known);
  shelf.session = session;
  for (const tell of watchers) tell();
  return session;
}

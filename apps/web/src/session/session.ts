import type { Session } from '@brandwright/contract';
import { useEffect, useSyncExternalStore } from 'react';

const visitor: Session = { user: null, accounts: false, usage: [] };

/** What the server last said of who is here; one for the page, read when somebody first asks. */
const shelf: { session: Session | null; reading: Promise<void> | null } = { session: null, reading: null };
const watchers = new Set<() => void>();

/** Reads the session again: after something was counted. Where reading fails, what was known stays. */
export function refreshSession(): Promise<void> {
  shelf.reading ??= read().finally(() => {
    shelf.reading = null;
  });
  return shelf.reading;
}

async function read(): Promise<void> {
  try {
    const response = await fetch('/api/session');
    if (!response.ok) return;
    shelf.session = (await response.json()) as Session;
    for (const tell of watchers) tell();
  } catch {
    // Offline: a visitor's page works without knowing.
  }
}

/** Who is here: a visitor until the server has said otherwise. */
export function useSession(): Session {
  const session = useSyncExternalStore(
    watch,
    () => shelf.session,
    () => null,
  );
  useEffect(() => {
    if (shelf.session === null) void refreshSession();
  }, []);
  return session ?? visitor;
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

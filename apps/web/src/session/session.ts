import type { Session, UsageRow } from '@brandwright/contract';
import { useSyncExternalStore } from 'react';

/** Somebody who is not signed in; also what is assumed while nothing is known. */
export const visitor: Session = { user: null, accounts: false, usage: [] };

/** What the server last said of who is here; one for the page, read when somebody first asks. */
const shelf: { session: Session | null; reading: Promise<Session> | null } = { session: null, reading: null };
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

function watch(tell: () => void): () => void {
  watchers.add(tell);
  if (shelf.session === null) void refreshSession();
  return () => watchers.delete(tell);
}

async function read(): Promise<Session> {
  const known = shelf.session ?? visitor;
  const session = await fetch('/api/session')
    .then(async (response) => (response.ok ? readSession(await response.json()) : known))
    .catch(() => known);
  shelf.session = session;
  for (const tell of watchers) tell();
  return session;
}

/** Reads an answer of the server; what is not as it should be is left out. */
export function readSession(answer: unknown): Session {
  if (!isObject(answer)) return visitor;
  const accounts = answer.accounts === true;
  if (!isObject(answer.user) || typeof answer.user.email !== 'string') return { ...visitor, accounts };
  const usage = Array.isArray(answer.usage) ? answer.usage.filter(isUsage) : [];
  return { user: { email: answer.user.email }, accounts, usage };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isUsage = (value: unknown): value is UsageRow =>
  isObject(value) && typeof value.type === 'string' && typeof value.count === 'number' && typeof value.limit === 'number';

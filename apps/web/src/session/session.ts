import { useSyncExternalStore } from 'react';

/** What an account has used of something that is counted. */
export interface Usage {
  readonly type: string;
  readonly count: number;
  readonly limit: number;
  readonly isLimitReached: boolean;
  readonly hasPremium: boolean;
}

export interface Session {
  readonly user: { readonly email: string } | null;
  readonly usage: readonly Usage[];
}

const signedOut: Session = { user: null, usage: [] };

/** Asked for once a page; null until it is known. */
const page: { session: Session | null; asked: boolean } = { session: null, asked: false };
const watchers = new Set<() => void>();

/** Who is here. Null in the page as it was built and until the server has said; whatever goes wrong counts as signed out. */
export const useSession = (): Session | null =>
  useSyncExternalStore(
    watch,
    () => page.session,
    () => null,
  );

function watch(tell: () => void): () => void {
  watchers.add(tell);
  void ask();
  return () => watchers.delete(tell);
}

async function ask(): Promise<void> {
  if (page.asked) return;
  page.asked = true;
  page.session = await fetch('/api/session')
    .then(async (response) => (response.ok ? readSession(await response.json()) : signedOut))
    .catch(() => signedOut);
  for (const tell of watchers) tell();
}

/** Reads an answer of the server; what is not as it should be is left out. */
export function readSession(answer: unknown): Session {
  if (!isObject(answer) || !isObject(answer.user) || typeof answer.user.email !== 'string') return signedOut;
  const usage = Array.isArray(answer.usage) ? answer.usage.filter(isUsage) : [];
  return { user: { email: answer.user.email }, usage };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isUsage = (value: unknown): value is Usage =>
  isObject(value) && typeof value.type === 'string' && typeof value.count === 'number' && typeof value.limit === 'number';

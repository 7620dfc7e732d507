/** Who is there, as far as buying needs to know. */
export interface Session {
  /** Whether this server has accounts, without which nothing can be bought. */
  readonly accountsOpen: boolean;
  readonly signedIn: boolean;
}

const closed: Session = { accountsOpen: false, signedIn: false };

/** Asks the server; one that does not answer this has no accounts. */
export async function readSession(): Promise<Session> {
  try {
    const response = await fetch('/api/session', { headers: { accept: 'application/json' } });
    if (!response.ok) return closed;
    const session: unknown = await response.json();
    if (typeof session !== 'object' || session === null) return closed;
    const { accounts, user } = session as { readonly accounts?: unknown; readonly user?: unknown };
    return { accountsOpen: accounts === true || accounts === 'open', signedIn: typeof user === 'object' && user !== null };
  } catch {
    return closed;
  }
}

import { endEntry, endOldSessions, type KnownAccount, lockAccount } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';

/**
 * What the library just started: a session by password or code, or a sign-in that waits for a code
 * (`challenge`).
 */
export interface Entry {
  readonly by: 'password' | 'code' | 'challenge';
  /** Null for a challenge, and for a session already ended. */
  readonly sessionId: string | null;
}

/**
 * Keeps a new session or challenge only if its account is unchanged since the password or code was checked.
 * The library checks first and writes later; a change of password, address or second factor in between ends
 * existing sessions, but not one about to start. Also ends the oldest of too many sessions. Throws
 * `account.credentials`.
 */
export async function keepEntry(
  { database }: Pick<Deps, 'database'>,
  judged: KnownAccount | null,
  { by, sessionId }: Entry,
): Promise<void> {
  if (judged === null) return;
  const kept = await database.asSystem(async (tx) => {
    const now = await lockAccount(tx, judged.id);
    if (now === null) return false;
    const same = now.password === judged.password && now.email === judged.email;
    const enough = by === 'challenge' || (sessionId !== null && (by === 'code' || !now.secondFactor));
    if (same && enough) {
      await endOldSessions(tx, judged.id);
      return true;
    }
    await endEntry(tx, judged.id, sessionId);
    return false;
  });
  if (!kept) refuse('account.credentials');
}

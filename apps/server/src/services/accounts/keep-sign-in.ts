import { endEntry, endOldSessions, type KnownAccount, lockAccount } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';

/** What the accounts library has just begun: a session by a password or by a code, or a challenge that waits for a code. */
export interface Entry {
  readonly by: 'password' | 'code' | 'challenge';
  /** Null for a challenge, and for a session that has ended already. */
  readonly sessionId: string | null;
}

/**
 * Keeps what was just begun while its account still is as it was when the password or the code was judged. The library judges first and writes
 * later; a change of password, address or second factor in between ends the sessions that there are, and not one that is only beginning.
 * Of many sessions of one account the oldest end. Refuses with `account.credentials`.
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

import type { AnswerOf, readAccount } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call, type Refusal } from '../../client.ts';
import { account } from '../../content/account.ts';
import { clientErrors } from '../../content/client-errors.ts';
import { redirectedToLogin, redirectToLogin, useFollowSignOut } from '../../session/login-redirect.ts';
import { refreshSession, unreachable, useSession } from '../../session/session.ts';

export type Account = AnswerOf<typeof readAccount>;

interface Known {
  /** Null until it has been read. */
  readonly account: Account | null;
  /** Why it could not be read. */
  readonly trouble: string | null;
  readonly read: () => Promise<void>;
}

/** One's own account; visitors are asked to sign in, and so is everybody when another person signs in, or they sign out, in another tab. */
export function useAccount(): Known {
  const session = useSession();
  const [known, setKnown] = useState<Account | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const email = session?.user?.email ?? null;
  useFollowSignOut();
  const read = useCallback(async () => {
    setTrouble(null);
    if (email === null) {
      if ((await refreshSession()) === unreachable) setTrouble(clientErrors.unreachable);
      return;
    }
    try {
      const answer = await call('GET /api/account');
      setKnown(answer);
      // Somebody else is here than this page was told: it hears now, and is left.
      if (answer.email !== email) void refreshSession();
    } catch (error) {
      if (!redirectedToLogin(error, account.signInFirst)) setTrouble((error as Refusal).message);
    }
  }, [email]);
  const state = session === null ? 'unknown' : session === unreachable ? 'unreachable' : email === null ? 'out' : 'in';
  useEffect(() => {
    if (state === 'out') redirectToLogin(account.signInFirst);
    if (state === 'unreachable') setTrouble(clientErrors.unreachable);
    if (state === 'in') void read();
  }, [state, read]);
  return { account: known !== null && known.email === email ? known : null, trouble, read };
}

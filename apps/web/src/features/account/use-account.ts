import type { AnswerOf, readAccount } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call, type Refusal } from '../../client.ts';
import { announceNext } from '../../components/announce.ts';
import { account } from '../../content/account.ts';
import { doorTo } from '../../session/next-path.ts';
import { useSession } from '../../session/session.ts';

export type Account = AnswerOf<typeof readAccount>;

interface Known {
  /** Null until it has been read. */
  readonly account: Account | null;
  /** Why it could not be read. */
  readonly trouble: string | null;
  readonly read: () => Promise<void>;
}

/** One's own account; visitors, and whoever signed out in another tab, are asked to sign in. */
export function useAccount(): Known {
  const session = useSession();
  const [known, setKnown] = useState<Account | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useCallback(async () => {
    setTrouble(null);
    await call('GET /api/account').then(setKnown, ({ code, message }: Refusal) =>
      code === 'account.needed' ? leave() : setTrouble(message),
    );
  }, []);
  const state = session === null ? 'unknown' : session.user === null ? 'out' : 'in';
  useEffect(() => {
    if (state === 'out') leave();
    if (state === 'in') void read();
  }, [state, read]);
  return { account: known, trouble, read };
}

function leave(): void {
  const [title, text] = account.signInFirst;
  announceNext({ kind: 'failed', title, text });
  location.replace(doorTo('/login', location.pathname));
}

import { findPlan, type Order } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call, isRefusal } from '../../client.ts';
import { refreshSession, unreachable, useSession } from '../../session/session.ts';

/** Plans that were paid before there was a brand for them, the one with the most variations first; a word while that is not known. */
export type Credits = 'asking' | 'failed' | readonly Order[];

/** Looks which plans a person has left; whoever is signed out has none. Until it is known nobody is shown a price. */
export function useCredits(): { readonly credits: Credits; readonly again: () => void } {
  const session = useSession();
  const email = session?.user?.email ?? null;
  const answered = session === null ? 'not yet' : session === unreachable ? 'never' : 'yes';
  const [credits, setCredits] = useState<Credits>('asking');
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round asks once more.
  useEffect(() => {
    if (answered === 'not yet') return;
    if (answered === 'never' || email === null) {
      setCredits(email === null && answered === 'yes' ? [] : 'failed');
      return;
    }
    let here = true;
    setCredits('asking');
    void unused().then((found) => {
      if (here) setCredits(found);
    });
    return () => {
      here = false;
    };
  }, [answered, email, round]);
  const again = useCallback((): void => {
    setCredits('asking');
    void refreshSession().then(() => setRound((before) => before + 1));
  }, []);
  return { credits, again };
}

async function unused(): Promise<Credits> {
  try {
    const { orders } = await call('GET /api/orders');
    const holds = ({ plan }: Order): number => findPlan(plan)?.wholeSets ?? 0;
    // Of two that hold as much the older one.
    return orders
      .filter(({ credit }) => credit)
      .toSorted((a, b) => holds(b) - holds(a) || a.createdAt.localeCompare(b.createdAt));
  } catch (error) {
    // Signed out meanwhile: the press says so.
    return isRefusal(error, 'account.needed') ? [] : 'failed';
  }
}

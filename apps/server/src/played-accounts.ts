import type { UsageRow } from '@brandwright/contract';
import type { Accounts } from './accounts.ts';

/** What a test wants to be true of whoever asks. */
export interface Played {
  readonly signedIn: boolean;
  /** Logos counted so far, and how many there may be. */
  readonly count: number;
  readonly limit: number;
}

/** Accounts with one person, kept in memory: how tests meet what is asked of people before there are real ones. */
export function playedAccounts({ signedIn, count, limit }: Played): Accounts {
  const state = { count };
  const row = (type: UsageRow['type'], used: number, most: number): UsageRow => ({
    type,
    count: used,
    limit: most,
    isLimitReached: used >= most,
    hasPremium: false,
  });
  return {
    open: true,
    who: async () =>
      signedIn
        ? { id: 'p1', email: 'ada@example.com', name: 'Ada', role: 'person', secondFactor: false, sessionId: 's1', stale: false }
        : null,
    usage: {
      list: async () => [row('logo_generation', state.count, limit), row('ai_enhancement', 0, 1), row('social_templates', 0, 2)],
      spend: async () => {
        if (state.count >= limit) return false;
        state.count++;
        return true;
      },
    },
  };
}

import { hasSession, type LockedAccount, lockAccount, type Transaction } from '@brandwright/data';
import { refuse } from '../../http/problem-error.ts';
import type { Person } from './accounts.ts';

/**
 * The account of whoever asks, locked until the transaction ends. Refuses `account.needed` if it is gone, or if their session is: a
 * recovery that ended all sessions may have held the account until now.
 */
export async function lockOwnAccount(
  tx: Transaction,
  { id, sessionId }: Pick<Person, 'id' | 'sessionId'>,
): Promise<LockedAccount> {
  const account = (await lockAccount(tx, id)) ?? refuse('account.needed');
  return (await hasSession(tx, sessionId)) ? account : refuse('account.needed');
}

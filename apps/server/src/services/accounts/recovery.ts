import { accountLimits } from '@brandwright/contract';
import { addLink, type LockedAccount, type Transaction } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import type { Change } from '../letters/account-letters.ts';
import { linkTo, newToken } from './link-token.ts';

/**
 * Tells the mailbox of an account that is held what somebody with its password does, with a link that takes the account back: whoever knows a password for a
 * minute must not keep the account. The link works for days, whatever happens to the account meanwhile. It ends a second factor, unless that stood
 * before and stands after the change.
 */
export async function tellOwner(
  { notify }: Pick<Deps, 'notify'>,
  tx: Transaction,
  account: LockedAccount,
  kind: Change,
): Promise<void> {
  const token = newToken();
  const kept = account.secondFactor && (kind === 'moving' || kind === 'password-changed' || kind === 'wrong-codes');
  await addLink(tx, account.id, {
    purpose: 'recover',
    address: account.email,
    tokenHash: token.hash,
    minutes: accountLimits.recoveryDays * 24 * 60,
    endsFactor: !kept,
  });
  await notify(tx, { kind, email: account.email, name: account.name, link: linkTo('/recover', token) });
}

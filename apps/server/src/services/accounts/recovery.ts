import { accountLimits } from '@brandwright/contract';
import { addLink, type LockedAccount, type Transaction } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import type { Change } from '../emails/account-emails.ts';
import { linkTo, newToken } from './link-token.ts';

/**
 * Emails the owner of a locked account about a change made by somebody who was let in, with a link that takes the
 * account back. Someone who briefly knows the password must not keep the account. The link works for days,
 * whatever else happens. It also turns off the second factor, unless one existed before the change and still
 * does.
 */
export async function tellOwner(
  { notify }: Pick<Deps, 'notify'>,
  tx: Transaction,
  account: LockedAccount,
  kind: Change,
): Promise<void> {
  const token = newToken();
  const kept = account.secondFactor && kind !== 'factor-set' && kind !== 'factor-ended';
  await addLink(tx, account.id, {
    purpose: 'recover',
    address: account.email,
    tokenHash: token.hash,
    minutes: accountLimits.recoveryDays * 24 * 60,
    endsFactor: !kept,
  });
  await notify(tx, { kind, email: account.email, name: account.name, link: linkTo('/recover', token) });
}

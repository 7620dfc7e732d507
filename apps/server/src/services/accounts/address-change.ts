import { accountLimits } from '@brandwright/contract';
import { addLink, findAccount, lockAccount } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import type { Person } from './accounts.ts';
import { linkTo, newToken } from './link-token.ts';
import { proveOwner } from './prove-owner.ts';
import { emailTo } from './rate-limits.ts';
import { tellOwner } from './recovery.ts';
import { proveFactor } from './second-factor.ts';

type Needed = Pick<Deps, 'auth' | 'database' | 'notify' | 'mailSender' | 'settings' | 'log'>;

export interface AddressChange {
  readonly email: string;
  readonly current: string | undefined;
  readonly code: string | undefined;
}

/**
 * Use case: a signed-in person asks to move their account to another address, with their second factor if
 * they have one. The new address gets a link. The current one gets an email with a link that stops or
 * reverses the move. No link goes to an address that already has an account.
 */
export async function askToMove(
  deps: Needed,
  person: Person,
  { email, current, code }: AddressChange,
  headers: Headers,
): Promise<void> {
  const { database, notify } = deps;
  const proven = await proveOwner(deps, person, current);
  if (email === person.email) refuse('request.field.value', { field: 'email', message: 'This is already your email address.' });
  const guarded = await proveFactor(deps, person, { code, headers });
  await emailTo(deps, email);
  const free = (await findAccount(database, { email }))?.confirmed !== true;
  const [move, minutes] = [newToken(), accountLimits.linkMinutes];
  await database.asSystem(async (tx) => {
    const account = await lockAccount(tx, person.id);
    // Meanwhile the password or address changed, or a second factor was set up whose code was not given.
    if (account?.password !== proven.password || account.email !== person.email) return refuse('account.password.wrong');
    if (account.secondFactor && !guarded) refuse('account.code');
    // Adds a link even if the address is taken, unsent, so that neither an export nor an earlier link reveals
    // it.
    await addLink(tx, account.id, { purpose: 'move', address: email, tokenHash: move.hash, minutes });
    if (free) await notify(tx, { kind: 'move', email, link: linkTo('/confirm', move) });
    await tellOwner(deps, tx, account, 'moving');
  });
}

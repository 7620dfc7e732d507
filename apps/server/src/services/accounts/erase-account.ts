import { type Erased, erasePerson, writeAudit } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { revokeSealed } from '../canva/account-tokens.ts';
import type { Person } from './accounts.ts';
import { proveOwner } from './prove-owner.ts';
import { type Proof, proveFactor } from './second-factor.ts';

type Needed = Pick<Deps, 'auth' | 'canva' | 'database' | 'settings' | 'cleanup' | 'payment' | 'log' | 'notify' | 'mailSender'>;

export interface Erasure extends Proof {
  readonly current: string | undefined;
}

/**
 * Use case: a person erases their account, with their password (or what stands in its place) and, if set, a code of the second factor. An
 * email confirms it. When this resolves, they are gone from the database and from this node's emails and
 * archives. Access to their Canva account is revoked. Their open checkout pages are closed; if the provider cannot be reached, late payments are
 * refunded automatically.
 */
export async function eraseAccount(
  deps: Needed,
  person: Person,
  { current, ...proof }: Erasure,
  requestId: string,
): Promise<void> {
  const { database, notify } = deps;
  const { id } = person;
  const proven = await proveOwner(deps, person, current);
  const guarded = await proveFactor(deps, person, proof);
  const erasedAt = new Date();
  const { open, canvaToken } = await database.asSystem(async (tx) => {
    const { account, ...left } = await erasePerson(tx, id);
    // Meanwhile its owner recovered the account, or somebody erased it.
    if (account?.password !== proven.password || account.email !== proven.email) return refuse('account.password.wrong');
    if (account.secondFactor && !guarded) refuse('account.code');
    await notify(tx, { kind: 'erased', email: proven.email, name: proven.name, link: '/' });
    await writeAudit(tx, { action: 'account.deleted', personId: id, requestId });
    return left;
  });
  await endErasure(deps, { id, email: proven.email, erasedAt, open, canvaToken });
}

interface Ended extends Pick<Erased, 'open' | 'canvaToken'> {
  readonly id: string;
  readonly email: string;
  /** Before it was stored, and so before the email that confirms it was queued. */
  readonly erasedAt: Date;
}

/** What follows an erasure, once it is stored: files, emails, and access elsewhere. */
export async function endErasure(deps: Needed, { id, email, erasedAt, open, canvaToken }: Ended): Promise<void> {
  const { cleanup, payment, log, mailSender } = deps;
  await cleanup.erased(email, id, erasedAt);
  mailSender.call();
  if (canvaToken !== null) await revokeSealed(deps, id, canvaToken);
  await Promise.all(
    open.map((session) =>
      payment
        .close(session)
        .catch((err: unknown) => log.warn({ err, session }, 'a checkout page of somebody who was erased could not be closed')),
    ),
  );
}

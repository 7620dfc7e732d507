import { ownersToTell, queueEmail, takeWaitingComments } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { commentsEmail } from '../emails/feedback-emails.ts';

type Needed = Pick<Deps, 'database' | 'origin' | 'mailSender'>;

/** Owners who are told in one round; others are told in the next. */
const most = 500;

/**
 * Emails an owner about comments that they have not been told about, at most once a day (M-10). In a transaction of its own:
 * the comment stands in any case, and `tellOwners` comes back to what is not told. Resolves to whether they were told.
 */
export async function tellOwner({ database, origin, mailSender }: Needed, ownerId: string): Promise<boolean> {
  const isTold = await database.asSystem(async (tx) => {
    const waiting = await takeWaitingComments(tx, ownerId);
    if (waiting === null) return false;
    await queueEmail(tx, commentsEmail(waiting.email, waiting.kits, origin));
    return true;
  });
  if (isTold) mailSender.call();
  return isTold;
}

/** Tells all owners whose day is over. Resolves to how many were told. */
export async function tellOwners(deps: Needed): Promise<number> {
  let told = 0;
  for (const owner of await ownersToTell(deps.database, most)) if (await tellOwner(deps, owner)) told++;
  return told;
}

import { type BodyOf, contactLimits, type sendContactEmail } from '@brandwright/contract';
import { addMessage, queueEmail } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import type { Person } from '../accounts/accounts.ts';
import { mayAcknowledge, messageFrom } from '../accounts/rate-limits.ts';
import { numberOf, receivedEmail } from '../emails/contact-emails.ts';
import { messageEmail } from '../emails/operator-emails.ts';

type Needed = Pick<Deps, 'database' | 'settings' | 'origin' | 'mailSender'>;

interface Sender {
  readonly person: Person | null;
  /** The client's network address. */
  readonly address: string;
}

/**
 * Use case: somebody sends us a message (C-01 to C-03). It is stored and forwarded to the operator's address
 * if set, and the sender gets its number. Likely spam is stored but not emailed.
 */
export async function sendMessage(
  deps: Needed,
  { website = '', seconds = contactLimits.seconds, subject = '', ...written }: BodyOf<typeof sendContactEmail>,
  { person, address }: Sender,
): Promise<{ readonly number: string; readonly copied: boolean }> {
  const { database, settings, origin, mailSender } = deps;
  const isOwner = person?.email === written.email;
  await messageFrom(deps, address, { email: written.email, ownerId: isOwner ? person.id : null });
  const suspected = website !== '' || seconds < contactLimits.seconds;
  const copied = isOwner && !suspected;
  const isAnswered = copied || (!suspected && (await mayAcknowledge(deps, written.email)));
  const message = await database.asSystem(async (tx) => {
    const userId = isOwner ? person.id : null;
    const kept = await addMessage(tx, { ...written, subject, suspected, userId });
    if (!suspected && settings.support !== null) await queueEmail(tx, messageEmail(kept, settings.support, origin));
    if (isAnswered) await queueEmail(tx, receivedEmail(kept, copied, origin));
    return kept;
  });
  mailSender.call();
  return { number: numberOf(message), copied };
}

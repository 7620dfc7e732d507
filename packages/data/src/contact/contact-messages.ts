import { and, asc, desc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { contactMessages } from '../tables/contact-messages.ts';

export type NewMessage = Omit<typeof contactMessages.$inferInsert, 'id' | 'number' | 'createdAt' | 'answeredAt'>;
export type MessageRow = typeof contactMessages.$inferSelect;

export async function addMessage(tx: Transaction, message: NewMessage): Promise<MessageRow> {
  const [row] = await tx.insert(contactMessages).values(message).returning();
  if (row === undefined) throw new Error('The message was not kept.');
  return row;
}

/** `open`: unanswered. `suspected`: probably spam, needs no answer. */
export type MessageKind = 'open' | 'answered' | 'suspected';

const { answeredAt, suspected, number } = contactMessages;
const kinds: Readonly<Record<MessageKind, SQL | undefined>> = {
  open: and(isNull(answeredAt), eq(suspected, false)),
  suspected: and(isNull(answeredAt), eq(suspected, true)),
  answered: isNotNull(answeredAt),
};

/**
 * Messages of one kind: open ones oldest first, others newest first. At most `most`, after the message
 * `after`.
 */
export function listMessages(
  { asSystem }: Database,
  { which, after }: { readonly which: MessageKind; readonly after: string | null },
  most: number,
): Promise<readonly MessageRow[]> {
  const oldestFirst = which === 'open';
  const seen = sql`(select last.number from contact_messages as last where last.id = ${after}::uuid)`;
  const further = after === null ? undefined : oldestFirst ? gt(number, seen) : lt(number, seen);
  return asSystem((tx) =>
    tx
      .select()
      .from(contactMessages)
      .where(and(kinds[which], further))
      .orderBy(oldestFirst ? asc(number) : desc(number))
      .limit(most),
  );
}

/** Number of messages that wait for an answer. */
export const countOpenMessages = (tx: Transaction): Promise<number> => tx.$count(contactMessages, kinds.open);

/** Marks a message as answered, or as open and not spam. False if it does not exist. */
export async function markMessage(tx: Transaction, id: string, as: 'answered' | 'open'): Promise<boolean> {
  const set = as === 'answered' ? { answeredAt: sql`now()` } : { answeredAt: null, suspected: false };
  const marked = await tx
    .update(contactMessages)
    .set(set)
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id });
  return marked.length > 0;
}

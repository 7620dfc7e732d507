import { eq } from 'drizzle-orm';
import type { PersonScope } from './database.ts';
import { drafts } from './tables/drafts.ts';

type Document = Readonly<Record<string, unknown>>;

/** The person's draft of the wizard, and when it was kept; null when there is none. */
export async function findDraft({
  tx,
  personId,
}: PersonScope): Promise<{ readonly document: Document; readonly updatedAt: Date } | null> {
  const [row] = await tx.select().from(drafts).where(eq(drafts.userId, personId));
  return row ?? null;
}

/** Resolves to when it was kept. */
export async function keepDraft({ tx, personId }: PersonScope, document: Document): Promise<Date> {
  const updatedAt = new Date();
  await tx
    .insert(drafts)
    .values({ userId: personId, document, updatedAt })
    .onConflictDoUpdate({ target: drafts.userId, set: { document, updatedAt } });
  return updatedAt;
}

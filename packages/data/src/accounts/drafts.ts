import type { Database, PersonScope } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { drafts } from '../tables/drafts.ts';

type Document = Readonly<Record<string, unknown>>;

interface KeptDraft {
  /** As JSON: it is handed on as it stands. */
  readonly document: string;
  /** When it was kept. */
  readonly updatedAt: Date;
}

/** The person's draft of the wizard; null when there is none. */
export async function findDraft(database: Database, personId: string): Promise<KeptDraft | null> {
  const [[row]] = await database.askAsPerson(
    personId,
    statement<KeptDraft>`select document::text as document, updated_at as "updatedAt" from drafts where user_id = ${personId}`,
  );
  return row ?? null;
}

/** Bytes from which a draft is large: one with a favorite has some fifty thousand. */
export const largeDraft = 64_000;

/** Whether the person has a large draft already. */
export async function hasLargeDraft(database: Database, personId: string): Promise<boolean> {
  const [rows] = await database.askAsPerson(
    personId,
    statement`select from drafts where user_id = ${personId} and octet_length(document::text) > ${largeDraft}`,
  );
  return rows.length > 0;
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

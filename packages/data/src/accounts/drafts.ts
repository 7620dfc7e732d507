import type { Database, PersonScope } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { drafts } from '../tables/drafts.ts';

type Document = Readonly<Record<string, unknown>>;

interface KeptDraft {
  /** JSON text, passed on unparsed. */
  readonly document: string;
  readonly updatedAt: Date;
}

/** The person's draft in the wizard; null if there is none. */
export async function findDraft(database: Database, personId: string): Promise<KeptDraft | null> {
  const [[row]] = await database.askAsPerson(
    personId,
    statement<KeptDraft>`select document::text as document, updated_at as "updatedAt" from drafts where user_id = ${personId}`,
  );
  return row ?? null;
}

/** Bytes above which a draft counts as large. One with a favorite has about 50,000. */
export const largeDraft = 64_000;

/** True if the person's stored draft is large. */
export async function hasLargeDraft(database: Database, personId: string): Promise<boolean> {
  const [rows] = await database.askAsPerson(
    personId,
    statement`select from drafts where user_id = ${personId} and octet_length(document::text) > ${largeDraft}`,
  );
  return rows.length > 0;
}

/** Stores the draft; resolves to the time of storage. */
export async function keepDraft({ tx, personId }: PersonScope, document: Document): Promise<Date> {
  const updatedAt = new Date();
  await tx
    .insert(drafts)
    .values({ userId: personId, document, updatedAt })
    .onConflictDoUpdate({ target: drafts.userId, set: { document, updatedAt } });
  return updatedAt;
}

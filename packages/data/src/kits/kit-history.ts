import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { PersonScope } from '../connection/database.ts';
import { brandKits, kitChanges } from '../tables/kits.ts';
import type { KitFields, KitRow } from './kits.ts';

export type KitChangeRow = Pick<typeof kitChanges.$inferSelect, 'id' | 'step' | 'label' | 'createdAt' | 'undoneAt'>;

const shown = {
  id: kitChanges.id,
  step: kitChanges.step,
  label: kitChanges.label,
  createdAt: kitChanges.createdAt,
  undoneAt: kitChanges.undoneAt,
};

/** Maximum changes kept per kit. Earlier ones can no longer be undone. */
const mostChanges = 200;

/** Latest changes of a kit, newest first. */
export const listChanges = ({ tx }: PersonScope, kit: string, most: number): Promise<readonly KitChangeRow[]> =>
  tx.select(shown).from(kitChanges).where(eq(kitChanges.brandKitId, kit)).orderBy(desc(kitChanges.step)).limit(most);

/**
 * Changes a locked kit (see `lockKit`) and records its previous fields for undo. Discards changes that could
 * be redone. `label` describes the change to the owner.
 */
export async function changeKit(scope: PersonScope, kit: KitRow, label: string, after: Partial<KitFields>): Promise<KitRow> {
  const { tx } = scope;
  await tx.delete(kitChanges).where(and(eq(kitChanges.brandKitId, kit.id), isNotNull(kitChanges.undoneAt)));
  const [last] = await listChanges(scope, kit.id, 1);
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, kit[field as keyof KitFields]]));
  const step = (last?.step ?? 0) + 1;
  await tx.insert(kitChanges).values({ brandKitId: kit.id, step, label, before, after });
  await tx.delete(kitChanges).where(and(eq(kitChanges.brandKitId, kit.id), lte(kitChanges.step, step - mostChanges)));
  return setFields(scope, kit, after);
}

/** Undoes the last change of a locked kit. Null if there is none. */
export async function undoChange(scope: PersonScope, kit: KitRow): Promise<KitRow | null> {
  const { tx } = scope;
  const standing = and(eq(kitChanges.brandKitId, kit.id), isNull(kitChanges.undoneAt));
  const [change] = await tx.select().from(kitChanges).where(standing).orderBy(desc(kitChanges.step)).limit(1);
  if (change === undefined) return null;
  await tx.update(kitChanges).set({ undoneAt: sql`now()` }).where(eq(kitChanges.id, change.id));
  return setFields(scope, kit, change.before);
}

/** Redoes the change that was undone last. Null if there is none. */
export async function redoChange(scope: PersonScope, kit: KitRow): Promise<KitRow | null> {
  const { tx } = scope;
  const undone = and(eq(kitChanges.brandKitId, kit.id), isNotNull(kitChanges.undoneAt));
  const [change] = await tx.select().from(kitChanges).where(undone).orderBy(asc(kitChanges.step)).limit(1);
  if (change === undefined) return null;
  await tx.update(kitChanges).set({ undoneAt: null }).where(eq(kitChanges.id, change.id));
  return setFields(scope, kit, change.after);
}

async function setFields({ tx, personId }: PersonScope, kit: KitRow, fields: Partial<KitFields>): Promise<KitRow> {
  const [row] = await tx
    .update(brandKits)
    .set({ ...fields, version: kit.version + 1, updatedAt: sql`now()` })
    .where(and(eq(brandKits.id, kit.id), eq(brandKits.userId, personId)))
    .returning();
  if (row === undefined) throw new Error('The kit was not held while it was changed.');
  return row;
}

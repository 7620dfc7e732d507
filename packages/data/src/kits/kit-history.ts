import { kitLimits } from '@brandwright/contract';
import { and, asc, desc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PersonScope } from '../connection/database.ts';
import { brandKits, kitChanges } from '../tables/kits.ts';
import type { KitFields, KitRow } from './kits.ts';
import { type SwappedPlaces, swapLogos } from './replaced-logos.ts';

export type KitChangeRow = Pick<typeof kitChanges.$inferSelect, 'id' | 'step' | 'label' | 'createdAt' | 'undoneAt'>;

/** Fields that a change may touch, and undoing it puts back. */
type ChangedFields = KitFields & Pick<KitRow, 'finished' | 'logoVariants'>;

/** A change with what it did, for whoever undoes or redoes it. */
export type KitStepRow = Pick<typeof kitChanges.$inferSelect, 'id' | 'before' | 'after'>;

const shown = {
  id: kitChanges.id,
  step: kitChanges.step,
  label: kitChanges.label,
  createdAt: kitChanges.createdAt,
  undoneAt: kitChanges.undoneAt,
};

/** The last changes of a kit, the newest first. */
export const listChanges = ({ tx }: PersonScope, kit: string, most: number): Promise<readonly KitChangeRow[]> =>
  tx.select(shown).from(kitChanges).where(eq(kitChanges.brandKitId, kit)).orderBy(desc(kitChanges.step)).limit(most);

/**
 * Changes a locked kit (see `lockKit`) and records its previous fields for undo. Discards changes that could
 * be redone. `label` describes the change to the owner; `swapped` names places whose logos it exchanged, and `isVersion`
 * is true if the new logo is a version of the old one (V-05).
 */
export async function changeKit(
  scope: PersonScope,
  kit: KitRow,
  label: string,
  after: Partial<ChangedFields>,
  swapped: SwappedPlaces | null = null,
  isVersion = false,
): Promise<KitRow> {
  const { tx } = scope;
  await tx.delete(kitChanges).where(and(eq(kitChanges.brandKitId, kit.id), isNotNull(kitChanges.undoneAt)));
  const [last] = await listChanges(scope, kit.id, 1);
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, kit[field as keyof ChangedFields]]));
  const step = (last?.step ?? 0) + 1;
  const places = swapped === null ? {} : { swapped, isVersion };
  const sides = { before: { ...before, ...places }, after: { ...after, ...places } };
  await tx.insert(kitChanges).values({ brandKitId: kit.id, step, label, ...sides });
  await tx.delete(kitChanges).where(and(eq(kitChanges.brandKitId, kit.id), lte(kitChanges.step, step - kitLimits.changes)));
  return setFields(scope, kit, after);
}

/** The change of a kit that would be undone next; null when there is none. */
export const nextUndo = (scope: PersonScope, kit: string): Promise<KitStepRow | null> =>
  firstStep(scope, and(eq(kitChanges.brandKitId, kit), isNull(kitChanges.undoneAt)), desc(kitChanges.step));

/** The change of a kit that would be redone next; null when there is none. */
export const nextRedo = (scope: PersonScope, kit: string): Promise<KitStepRow | null> =>
  firstStep(scope, and(eq(kitChanges.brandKitId, kit), isNotNull(kitChanges.undoneAt)), asc(kitChanges.step));

async function firstStep({ tx }: PersonScope, which: SQL | undefined, order: SQL): Promise<KitStepRow | null> {
  const { id, before, after } = kitChanges;
  const [change] = await tx.select({ id, before, after }).from(kitChanges).where(which).orderBy(order).limit(1);
  return change ?? null;
}

/** The highest round of texts that a kit has in its history, undone ones too. Null if there is none. */
export async function lastRound({ tx }: PersonScope, kit: string): Promise<number | null> {
  const round = sql<number | null>`max((${kitChanges.after} -> 'enhancement' ->> 'round')::int)`;
  const [row] = await tx.select({ round }).from(kitChanges).where(eq(kitChanges.brandKitId, kit));
  return row?.round ?? null;
}

const namesIn = (fields: KitStepRow['after']): readonly string[] => (Array.isArray(fields.finished) ? fields.finished : []);

/** The logo that a change made a finished one; null for any other change. */
export const finishedBy = ({ before, after }: KitStepRow): string | null =>
  namesIn(after).find((logo) => !namesIn(before).includes(logo)) ?? null;

/** The finished logo whose place a change gave to another; null for any other change. */
export const replacedBy = ({ before, after }: KitStepRow): string | null =>
  namesIn(before).find((logo) => !namesIn(after).includes(logo)) ?? null;

/** How a change exchanged a finished logo. */
export interface Exchange {
  readonly places: SwappedPlaces;
  /** True if one logo is a version of the other. */
  readonly isVersion: boolean;
}

/** How a change exchanged a finished logo for another; null for any other change. */
export function exchangedBy(change: KitStepRow): Exchange | null {
  // Written by `changeKit`.
  const { swapped, isVersion } = change.after as { readonly swapped?: SwappedPlaces; readonly isVersion?: boolean };
  if (finishedBy(change) === null || replacedBy(change) === null || swapped === undefined) return null;
  return { places: swapped, isVersion: isVersion === true };
}

/** Undoes a change of a kit that is held: that of `nextUndo`. */
export async function undoChange(scope: PersonScope, kit: KitRow, change: KitStepRow): Promise<KitRow> {
  await scope.tx.update(kitChanges).set({ undoneAt: sql`now()` }).where(eq(kitChanges.id, change.id));
  await swapBack(scope, kit, change);
  return setFields(scope, kit, stepped(kit, change.before, { into: replacedBy(change), out: finishedBy(change) }));
}

/** Redoes a change of a kit that is held: that of `nextRedo`. */
export async function redoChange(scope: PersonScope, kit: KitRow, change: KitStepRow): Promise<KitRow> {
  await scope.tx.update(kitChanges).set({ undoneAt: null }).where(eq(kitChanges.id, change.id));
  await swapBack(scope, kit, change);
  return setFields(scope, kit, stepped(kit, change.after, { into: finishedBy(change), out: replacedBy(change) }));
}

/**
 * The fields of one side of a change, for a kit as it is now. Its list of finished logos may have lost others since, with
 * their plan: only the logo of the change goes in, or out, or in the place of another.
 */
function stepped(
  { finished }: KitRow,
  side: KitStepRow['after'],
  { into, out }: { readonly into: string | null; readonly out: string | null },
): Partial<ChangedFields> {
  if (into === null && out === null) return side;
  if (out === null) return { ...side, finished: [...finished, into as string] };
  return { ...side, finished: finished.flatMap((id) => (id !== out ? [id] : into === null ? [] : [into])) };
}

/** Exchanges the logos that a change exchanged: undoing and redoing do the same. */
async function swapBack({ tx }: PersonScope, { id }: KitRow, { after: { swapped } }: KitStepRow): Promise<void> {
  // Written by `changeKit`.
  if (swapped !== undefined) await swapLogos(tx, id, swapped as SwappedPlaces);
}

async function setFields(
  { tx, personId }: PersonScope,
  kit: KitRow,
  { swapped: _, isVersion: __, ...fields }: Partial<ChangedFields> & { readonly swapped?: unknown; readonly isVersion?: unknown },
): Promise<KitRow> {
  const [row] = await tx
    .update(brandKits)
    .set({ ...fields, version: kit.version + 1, updatedAt: sql`now()` })
    .where(and(eq(brandKits.id, kit.id), eq(brandKits.userId, personId)))
    .returning();
  if (row === undefined) throw new Error('The kit was not held while it was changed.');
  return row;
}

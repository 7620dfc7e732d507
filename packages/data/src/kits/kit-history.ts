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
 * be redone. `label` describes the change to the owner; `swapped` names places whose logos it exchanged.
 */
export async function changeKit(
  scope: PersonScope,
  kit: KitRow,
  label: string,
  after: Partial<ChangedFields>,
  swapped: SwappedPlaces | null = null,
): Promise<KitRow> {
  const { tx } = scope;
  await tx.delete(kitChanges).where(and(eq(kitChanges.brandKitId, kit.id), isNotNull(kitChanges.undoneAt)));
  const [last] = await listChanges(scope, kit.id, 1);
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, kit[field as keyof ChangedFields]]));
  const step = (last?.step ?? 0) + 1;
  const places = swapped === null ? {} : { swapped };
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

const namesIn = (fields: KitStepRow['after']): readonly string[] => (Array.isArray(fields.finished) ? fields.finished : []);

/** The logo that a change made a finished one; null for any other change. A finished logo that was revised is none. */
export const finishedBy = (change: KitStepRow): string | null =>
  revisedBy(change) === null ? newIn(change.before, change.after) : null;

const newIn = (before: KitStepRow['before'], after: KitStepRow['after']): string | null =>
  namesIn(after).find((logo) => !namesIn(before).includes(logo)) ?? null;

/** A finished logo that a change replaced by a version of it, and where its replaced design is kept; null for any other change. */
export function revisedBy({ before, after }: KitStepRow): RevisedLogo | null {
  const [from, to] = [newIn(after, before), newIn(before, after)];
  // Written by `changeKit`.
  const swapped = after.swapped as SwappedPlaces | undefined;
  return from === null || to === null || swapped === undefined ? null : { from, to, places: swapped };
}

export interface RevisedLogo {
  /** Ids of the designs. */
  readonly from: string;
  readonly to: string;
  readonly places: SwappedPlaces;
}

/** The list of finished logos with one of them replaced. It may have lost others since, with their plan. */
const exchanged = (finished: readonly string[], from: string, to: string): string[] =>
  finished.map((id) => (id === from ? to : id));

/** Undoes a change of a kit that is held: that of `nextUndo`. */
export async function undoChange(scope: PersonScope, kit: KitRow, change: KitStepRow): Promise<KitRow> {
  await scope.tx.update(kitChanges).set({ undoneAt: sql`now()` }).where(eq(kitChanges.id, change.id));
  const logo = finishedBy(change);
  await swapBack(scope, kit, change);
  // The list may have lost other logos since, with their plan: only this one is taken out.
  const without = { finished: kit.finished.filter((id) => id !== logo) };
  const revised = revisedBy(change);
  if (revised !== null)
    return setFields(scope, kit, { ...change.before, finished: exchanged(kit.finished, revised.to, revised.from) });
  return setFields(scope, kit, logo === null ? change.before : without);
}

/** Redoes a change of a kit that is held: that of `nextRedo`. */
export async function redoChange(scope: PersonScope, kit: KitRow, change: KitStepRow): Promise<KitRow> {
  await scope.tx.update(kitChanges).set({ undoneAt: null }).where(eq(kitChanges.id, change.id));
  const logo = finishedBy(change);
  await swapBack(scope, kit, change);
  const revised = revisedBy(change);
  if (revised !== null)
    return setFields(scope, kit, { ...change.after, finished: exchanged(kit.finished, revised.from, revised.to) });
  return setFields(scope, kit, logo === null ? change.after : { finished: [...kit.finished, logo] });
}

/** Exchanges the logos that a change exchanged: undoing and redoing do the same. */
async function swapBack({ tx }: PersonScope, { id }: KitRow, { after: { swapped } }: KitStepRow): Promise<void> {
  // Written by `changeKit`.
  if (swapped !== undefined) await swapLogos(tx, id, swapped as SwappedPlaces);
}

async function setFields(
  { tx, personId }: PersonScope,
  kit: KitRow,
  { swapped: _, ...fields }: Partial<ChangedFields> & { readonly swapped?: unknown },
): Promise<KitRow> {
  const [row] = await tx
    .update(brandKits)
    .set({ ...fields, version: kit.version + 1, updatedAt: sql`now()` })
    .where(and(eq(brandKits.id, kit.id), eq(brandKits.userId, personId)))
    .returning();
  if (row === undefined) throw new Error('The kit was not held while it was changed.');
  return row;
}

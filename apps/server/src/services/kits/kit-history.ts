import {
  type Database,
  finishedBy,
  type KitRow,
  lockAnyKit,
  lockOrder,
  nextRedo,
  nextUndo,
  type OrderRow,
  type PersonScope,
  readAnyKit,
  redoChange,
  replacedBy,
  setLookDocuments,
  undoChange,
  wasDownloaded,
  writeAudit,
} from '@brandwright/data';
import { refuse } from '../../http/problem-error.ts';
import type { LookDocuments } from './change-look.ts';
import { planFor } from './finish-logo.ts';

interface AskedStep {
  readonly kitId: string;
  /** The version of the kit that its owner saw. */
  readonly version: number;
  /** See `lookDocumentsOfStep`. */
  readonly documents: LookDocuments | null;
}

interface HeldKit {
  readonly scope: PersonScope;
  readonly kit: KitRow;
  readonly order: OrderRow | null;
}

/** Holds a kit of a person's with its order for a step through its history. Refusals: `kit.changed`. */
async function step(
  database: Database,
  personId: string,
  { kitId, version }: AskedStep,
  work: (held: HeldKit) => Promise<void>,
): Promise<void> {
  const { orderId = null } = (await readAnyKit(database, kitId)) ?? {};
  await database.asSystem(async (tx) => {
    // The order first, as everybody who holds both.
    const order = orderId === null ? null : await lockOrder(tx, { id: orderId });
    const kit = await lockAnyKit(tx, kitId);
    if (kit === null || kit.userId !== personId || kit.deletedAt !== null) return refuse('route.not_found');
    if (kit.version !== version)
      refuse('kit.changed', { field: 'version', received: String(version), allowed: String(kit.version) });
    await work({ scope: { tx, personId }, kit, order });
  });
}

/**
 * The use case: undoes the last change of a kit (row M-09). A finished logo goes back to its plan, or to the one whose place it
 * took, as long as none of its files was downloaded. Refusals: `kit.changed`, `kit.no_change`, `kit.downloaded`, and those of
 * `planFor` for a logo that comes back.
 */
export const undoLast = (database: Database, personId: string, asked: AskedStep): Promise<void> =>
  step(database, personId, asked, async ({ scope, kit, order }) => {
    const change = (await nextUndo(scope, kit.id)) ?? refuse('kit.no_change');
    const logo = finishedBy(change);
    if (logo !== null && (await wasDownloaded(scope, kit, logo))) refuse('kit.downloaded');
    const back = replacedBy(change);
    // A copy of the kit may have the files of the other one.
    if (back !== null) await planFor(scope.tx, kit, order, back, logo);
    if (asked.documents !== null) await setLookDocuments(scope.tx, kit.id, asked.documents);
    await undoChange(scope, kit, change);
  });

/**
 * The use case: redoes the change that was undone last (row M-09). A logo is finished again only if the plan still has room for it: another may have taken its place.
 * Refusals: `kit.changed`, `kit.no_change`, and those of `planFor`.
 */
export const redoLast = (database: Database, personId: string, asked: AskedStep): Promise<void> =>
  step(database, personId, asked, async ({ scope, kit, order }) => {
    const change = (await nextRedo(scope, kit.id)) ?? refuse('kit.no_change');
    const logo = finishedBy(change);
    if (logo !== null) {
      await planFor(scope.tx, kit, order, logo, replacedBy(change));
      await writeAudit(scope.tx, { action: 'kit.logo-finished', personId, subject: kit.id, detail: { logo } });
    }
    if (asked.documents !== null) await setLookDocuments(scope.tx, kit.id, asked.documents);
    await redoChange(scope, kit, change);
  });

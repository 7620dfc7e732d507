import {
  type Database,
  finishedBy,
  hasSameMark,
  type KitRow,
  lockAnyKit,
  lockOrder,
  nextRedo,
  nextUndo,
  type PersonScope,
  type RevisedLogo,
  readAnyKit,
  redoChange,
  revisedBy,
  setLookDocuments,
  undoChange,
  wasDownloaded,
  writeAudit,
} from '@brandwright/data';
import { refuse } from '../../http/problem-error.ts';
import type { LookDocuments } from './change-look.ts';
import { keepWithinPlan, planFor } from './finish-logo.ts';

/**
 * Undoes the last change of a kit that is held (row M-09). A finished logo goes back to its plan as long as none of its files was downloaded.
 * `documents` are those of `lookDocumentsOfStep`. Refusals: `kit.no_change`, `kit.downloaded`.
 */
export async function undoLast(scope: PersonScope, kit: KitRow, documents: LookDocuments | null): Promise<KitRow> {
  const change = (await nextUndo(scope, kit.id)) ?? refuse('kit.no_change');
  const logo = finishedBy(change);
  if (logo !== null && (await wasDownloaded(scope, kit, logo))) refuse('kit.downloaded');
  if (documents !== null) await setLookDocuments(scope.tx, kit.id, documents);
  return undoChange(scope, kit, change);
}

/** What is known of a step through the history of a kit. */
interface Step {
  readonly kitId: string;
  /** The version of the kit that its owner saw. */
  readonly version: number;
  /** Those of `lookDocumentsOfStep`. */
  readonly documents: LookDocuments | null;
}

/**
 * The use case: redoes the change that was undone last (row M-09). A logo is finished again only if the plan still has room for it: another may have taken its place.
 * Refusals: `kit.changed`, `kit.no_change`, those of `finishLogo`, and those of `undoRevision`.
 */
export const redoLast = (database: Database, personId: string, step: Step): Promise<void> =>
  walk(database, personId, step, 'redo');

/**
 * The use case: a finished logo that was revised is again what it was before (row V-05). Once its files were downloaded, it goes back only to a version of
 * the same logo. Where a copy of the kit keeps the version, both count to the plan. Refusals: `kit.changed`, `kit.no_change`, `kit.downloaded`, `kit.logos_used`.
 */
export const undoRevision = (database: Database, personId: string, step: Step): Promise<void> =>
  walk(database, personId, step, 'undo');

async function walk(
  database: Database,
  personId: string,
  { kitId, version, documents }: Step,
  way: 'undo' | 'redo',
): Promise<void> {
  const { orderId = null } = (await readAnyKit(database, kitId)) ?? {};
  await database.asSystem(async (tx) => {
    // The order first, as everybody who holds both.
    const order = orderId === null ? null : await lockOrder(tx, { id: orderId });
    const kit = await lockAnyKit(tx, kitId);
    if (kit === null || kit.userId !== personId || kit.deletedAt !== null) return refuse('route.not_found');
    if (kit.version !== version)
      refuse('kit.changed', { field: 'version', received: String(version), allowed: String(kit.version) });
    const scope = { tx, personId };
    const change = (await (way === 'undo' ? nextUndo : nextRedo)(scope, kit.id)) ?? refuse('kit.no_change');
    const logo = way === 'redo' ? finishedBy(change) : null;
    if (logo !== null) {
      await planFor(tx, kit, order, logo);
      await writeAudit(tx, { action: 'kit.logo-finished', personId, subject: kitId, detail: { logo } });
    }
    const revised = revisedBy(change);
    if (revised !== null) await mayExchange(scope, kit, revised, way);
    await (way === 'undo' ? undoChange : redoChange)(scope, kit, change);
    if (revised !== null && order !== null) await keepWithinPlan(tx, order);
    // After the logos changed over: these are of the one that is there now.
    if (documents !== null) await setLookDocuments(tx, kit.id, documents);
  });
}

/** Refuses to exchange a logo whose files were downloaded for another logo. A version of the same logo is none. */
async function mayExchange(
  scope: PersonScope,
  kit: KitRow,
  { from, to, places }: RevisedLogo,
  way: 'undo' | 'redo',
): Promise<void> {
  const isSold = await wasDownloaded(scope, kit, way === 'undo' ? to : from);
  if (isSold && !(await hasSameMark(scope, kit.id, places))) refuse('kit.downloaded');
}

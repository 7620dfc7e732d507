import {
  type Database,
  finishedBy,
  type KitRow,
  lockAnyKit,
  lockOrder,
  nextRedo,
  nextUndo,
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

/**
 * The use case: redoes the change that was undone last (row M-09). A logo is finished again only if the plan still has room for it: another may have taken its place.
 * Refusals: `kit.changed`, `kit.no_change`, and those of `finishLogo`.
 */
export async function redoLast(
  database: Database,
  personId: string,
  { kitId, version, documents }: { readonly kitId: string; readonly version: number; readonly documents: LookDocuments | null },
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
    const change = (await nextRedo(scope, kit.id)) ?? refuse('kit.no_change');
    const logo = finishedBy(change);
    if (logo !== null) {
      await planFor(tx, kit, order, logo, replacedBy(change));
      await writeAudit(tx, { action: 'kit.logo-finished', personId, subject: kitId, detail: { logo } });
    }
    if (documents !== null) await setLookDocuments(tx, kit.id, documents);
    await redoChange(scope, kit, change);
  });
}

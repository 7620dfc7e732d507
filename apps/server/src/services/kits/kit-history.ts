import {
  type Database,
  type Exchange,
  exchangedBy,
  finishedBy,
  isSameLogo,
  nextRedo,
  nextUndo,
  type PersonScope,
  redoChange,
  replacedBy,
  setLookDocuments,
  undoChange,
  wasDownloaded,
  writeAudit,
} from '@brandwright/data';
import { refuse } from '../../http/problem-error.ts';
import type { LookDocuments } from './change-look.ts';
import { keepWithinPlan, planFor } from './finish-logo.ts';
import { type LockedKit, requireVersion, withLockedKit } from './locked-kit.ts';

interface AskedStep {
  readonly kitId: string;
  /** The version of the kit that its owner saw. */
  readonly version: number;
  /** See `lookDocumentsOfStep`. */
  readonly documents: LookDocuments | null;
}

/** A step of a person through the history of a locked kit. */
interface LockedStep extends LockedKit {
  readonly scope: PersonScope;
}

/** Locks a kit of a person's with its order for a step through its history. Refusals: `kit.changed`. */
const step = (
  database: Database,
  personId: string,
  { kitId, version }: AskedStep,
  work: (held: LockedStep) => Promise<void>,
): Promise<void> =>
  withLockedKit(database, personId, kitId, async (held) => {
    requireVersion(held.kit, version);
    await work({ ...held, scope: { tx: held.tx, personId } });
  });

/**
 * The use case: undoes the last change of a kit (row M-09). A finished logo goes back to its plan as long as none of its files was
 * downloaded, and to the one whose place it took as `exchange` says. Refusals: `kit.changed`, `kit.no_change`, `kit.downloaded`,
 * `kit.locked`, `kit.logos_used`.
 */
export const undoLast = (database: Database, personId: string, asked: AskedStep): Promise<void> =>
  step(database, personId, asked, async (held) => {
    const { scope, kit } = held;
    const change = (await nextUndo(scope, kit.id)) ?? refuse('kit.no_change');
    const [logo, exchanged] = [finishedBy(change), exchangedBy(change)];
    if (logo !== null && exchanged === null && (await wasDownloaded(scope, kit, logo))) refuse('kit.downloaded');
    if (asked.documents !== null) await setLookDocuments(scope.tx, kit.id, asked.documents);
    await exchange(held, logo, exchanged, () => undoChange(scope, kit, change));
  });

/**
 * The use case: redoes the change that was undone last (row M-09). A logo is finished again only if the plan still has room for it: another may have taken its place.
 * Refusals: `kit.changed`, `kit.no_change`, those of `planFor`, and those of undoing.
 */
export const redoLast = (database: Database, personId: string, asked: AskedStep): Promise<void> =>
  step(database, personId, asked, async (held) => {
    const { scope, kit, order } = held;
    const change = (await nextRedo(scope, kit.id)) ?? refuse('kit.no_change');
    const [logo, exchanged] = [finishedBy(change), exchangedBy(change)];
    if (logo !== null) {
      if (exchanged === null) await planFor(scope.tx, kit, order, logo);
      await writeAudit(scope.tx, { action: 'kit.logo-finished', personId, subject: kit.id, detail: { logo } });
    }
    if (asked.documents !== null) await setLookDocuments(scope.tx, kit.id, asked.documents);
    await exchange(held, replacedBy(change), exchanged, () => redoChange(scope, kit, change));
  });

/**
 * Takes a step that may exchange a finished logo, which `leaving` is, for another. Once files of the leaving one were downloaded, only a
 * version of it that is the same logo may follow: a plan of one logo would give any number. Where a copy of the kit keeps the leaving one, both
 * count to the plan. Refusals: `kit.locked`, `kit.downloaded`, `kit.logos_used`.
 */
async function exchange(
  { scope, kit, order }: LockedStep,
  leaving: string | null,
  exchanged: Exchange | null,
  take: () => Promise<unknown>,
): Promise<void> {
  if (leaving === null || exchanged === null) return void (await take());
  if (order?.status !== 'paid') return refuse('kit.locked');
  const { places, isVersion } = exchanged;
  if ((await wasDownloaded(scope, kit, leaving)) && !(isVersion && (await isSameLogo(scope, kit.id, places))))
    refuse('kit.downloaded');
  await take();
  await keepWithinPlan(scope.tx, order);
}

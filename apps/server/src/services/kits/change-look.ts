import type { KitLogo } from '@brandwright/contract';
import {
  changeKit,
  type Database,
  finishedBy,
  type KitRow,
  type KitStepRow,
  type PersonScope,
  readLogo,
  setLookDocuments,
} from '@brandwright/data';
import type { Brief, KitLook } from '@brandwright/engine';
import { sameLook, unchangedLook } from '@brandwright/engine/documents';
import { refuse } from '../../http/problem-error.ts';
import type { RequestPress } from '../logos/request-press.ts';
import { documentOfLogo } from './resolve-kit.ts';

/** What the files of finished logos are printed from in a look, by place among the kit's logos. */
export type LookDocuments = ReadonlyMap<number, string>;

interface Drawing {
  readonly database: Database;
  readonly press: Pick<RequestPress, 'charge' | 'edit' | 'prove'>;
}

/**
 * Draws the finished logos of a kit in a look, and proves that their files can be made. Without a look there is
 * nothing to draw. Refusals: `kit.unfinished`, `kit.no_logo`; rejects with EngineError, PressError.
 */
export async function lookDocuments({ database, press }: Drawing, kit: KitRow, look: KitLook | null): Promise<LookDocuments> {
  if (kit.status !== 'completed') return refuse('kit.unfinished');
  if (kit.brief === null || kit.logoVariants.length === 0) return refuse('kit.no_logo');
  const documents = new Map<number, string>();
  if (look === null || sameLook(look, unchangedLook)) return documents;
  // The brief was validated before we stored it.
  const brief = kit.brief as unknown as Brief;
  for (const id of kit.finished) {
    const place = kit.logoVariants.indexOf(id);
    const stored = await readLogo(database, kit.id, place);
    if (stored === null) continue;
    await press.charge({ kind: 'prove', input: { order: stored, slogan: '' } });
    const document = await documentOfLogo(press, brief, JSON.parse(stored) as KitLogo, look);
    await press.prove(JSON.stringify(document.order), '');
    documents.set(place, JSON.stringify(document));
  }
  return documents;
}

/**
 * The documents of a kit's finished logos after a step through its history; null where the step leaves them as they
 * are. Errors: see `lookDocuments`.
 */
export async function lookDocumentsOfStep(
  drawing: Drawing,
  kit: KitRow,
  step: KitStepRow,
  way: 'undo' | 'redo',
): Promise<LookDocuments | null> {
  // Written by `changeLook`.
  const look = step[way === 'undo' ? 'before' : 'after'].look as KitLook | null | undefined;
  if (look !== undefined) return lookDocuments(drawing, kit, look);
  // A logo that is finished again has the kit's look too. One that comes back in another's place has kept it.
  const logo = way === 'redo' && kit.look !== null && step.after.swapped === undefined ? finishedBy(step) : null;
  return logo === null ? null : lookDocuments(drawing, { ...kit, finished: [...kit.finished, logo] }, kit.look);
}

/** Applies a look to a locked kit, with the documents of its finished logos (row M-05). The same look changes nothing. */
export async function changeLook(scope: PersonScope, kit: KitRow, look: KitLook, documents: LookDocuments): Promise<KitRow> {
  const before = kit.look ?? unchangedLook;
  if (sameLook(before, look)) return kit;
  await setLookDocuments(scope.tx, kit.id, documents);
  return changeKit(scope, kit, labelOf(before, look), { look: sameLook(look, unchangedLook) ? null : look });
}

/** Describes a change of the look to the owner. */
function labelOf(before: KitLook, after: KitLook): string {
  const said = [
    before.palette === after.palette ? null : `Colors: ${after.palette ?? 'as designed'}`,
    before.personality === after.personality ? null : `Personality: ${after.personality ?? 'as designed'}`,
  ];
  return said.filter((part) => part !== null).join('; ');
}

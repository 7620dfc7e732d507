import {
  addDocument,
  addLookDocument,
  changeKit,
  type Database,
  dropReplacedLogos,
  findKit,
  findOrder,
  finishedLogos,
  type KitRow,
  lockAnyKit,
  lockOrder,
  replacedBytes,
  replaceLogo,
  type Transaction,
  writeAudit,
} from '@brandwright/data';
import { type Brief, type Design, EngineError, type EngineFault, inOwnOrder, readDesign } from '@brandwright/engine';
import { ProblemError, refuse } from '../../http/problem-error.ts';
import type { RequestPress } from '../logos/request-press.ts';
import { isOfDesign } from '../orders/prove-brand.ts';
import { planFor } from './finish-logo.ts';
import { logoText } from './kit-document.ts';
import { mostReplaced } from './regenerate-logo.ts';
import { documentOfLogo } from './resolve-kit.ts';

interface Asked {
  /** Id of the design that gives up its place. */
  readonly logo: string;
  /** The design that takes it, as received. */
  readonly design: unknown;
  /** The version of the kit that its owner saw. */
  readonly version: number;
}

/** What the files of a finished logo are printed from: as designed, and in the kit's look if it has one. */
interface Documents {
  readonly own: string;
  readonly inLook: string | null;
}

interface Adopted {
  readonly place: number;
  readonly design: Design;
  /** Null for a place without files. */
  readonly documents: Documents | null;
}

type Drawing = Pick<RequestPress, 'charge' | 'edit' | 'prove' | 'redraw'>;

/**
 * The use case: a design, such as an AI logo, takes the place of one of a kit's (row K-09). The press draws it again from the
 * kit's own brief, so that nothing foreign is kept. The kit has as many designs and finished logos as before: a finished logo
 * gives up its files only while none was downloaded. It is a change that can be undone. Refusals: `kit.changed`,
 * `kit.unfinished`, `kit.locked`, `kit.too_many_designs`, `kit.no_logo`, `kit.has_design`, `kit.logo_finished`,
 * `kit.logos_used`, `design.foreign`; rejects with EngineError, PressError.
 */
export async function adoptLogo(
  { database, press }: { readonly database: Database; readonly press: Drawing },
  personId: string,
  kitId: string,
  asked: Asked,
): Promise<void> {
  const kit = await database.asPerson(personId, async (scope) => {
    const found = (await findKit(scope, kitId)) ?? refuse('route.not_found');
    const order = found.orderId === null ? null : await findOrder(scope, found.orderId);
    checkState(found, asked);
    if (order?.status !== 'paid') return refuse('kit.locked');
    if ((await replacedBytes(scope)) >= mostReplaced) refuse('kit.too_many_designs');
    // Finished in a copy of the kit, it costs nothing to finish here.
    if (!found.finished.includes(asked.logo) && (await finishedLogos(scope.tx, order.id)).includes(asked.logo))
      refuse('kit.logo_finished');
    return found;
  });
  const place = kit.logoVariants.indexOf(asked.logo);
  if (kit.brief === null || place < 0) refuse('kit.no_logo');
  // The brief was validated before we stored it. Drawn without a lock on the kit.
  const design = await drawn(press, kit.brief as unknown as Brief, asked.design);
  const isFinished = kit.finished.includes(asked.logo);
  const documents = isFinished ? await documentsOf(press, kit, design) : null;
  await database.asSystem(async (tx) => {
    // Locks the order before the kit, as everywhere.
    const order = kit.orderId === null ? null : await lockOrder(tx, { id: kit.orderId });
    const held = await lockAnyKit(tx, kitId);
    if (held === null || held.userId !== personId || held.deletedAt !== null) return refuse('route.not_found');
    checkState(held, asked);
    if (order?.status !== 'paid') refuse('kit.locked');
    if (held.logoVariants.includes(design.id)) refuse('kit.has_design');
    if (isFinished) await planFor(tx, held, order, design.id, asked.logo);
    await putInPlace(tx, held, { place, design, documents });
  });
}

/** Puts a design in a place of a locked kit, with the files of the one that stood there. */
async function putInPlace(tx: Transaction, kit: KitRow, { place, design, documents }: Adopted): Promise<void> {
  const { id } = design;
  const before = kit.logoVariants[place] ?? '';
  const logo = logoText(JSON.stringify(design), null);
  const swapped = await replaceLogo(tx, kit, place, { id, logo, document: null });
  if (documents !== null) await addDocument(tx, kit.id, place, documents.own);
  if (documents?.inLook != null) await addLookDocument(tx, kit.id, place, documents.inLook);
  const logoVariants = kit.logoVariants.with(place, id);
  const finished = documents === null ? {} : { finished: kit.finished.map((one) => (one === before ? id : one)) };
  const label = `Logo ${place + 1} replaced with an AI logo`;
  await changeKit({ tx, personId: kit.userId }, kit, label, { logoVariants, ...finished }, swapped);
  await dropReplacedLogos(tx, kit.id);
  if (documents !== null)
    await writeAudit(tx, {
      action: 'kit.logo-finished',
      personId: kit.userId,
      subject: kit.id,
      detail: { logo: id, instead: before },
    });
}

function checkState(kit: KitRow, { version }: Asked): void {
  if (kit.version !== version)
    refuse('kit.changed', { field: 'version', received: String(version), allowed: String(kit.version) });
  if (kit.status !== 'completed') refuse('kit.unfinished');
}

/** The design as the press draws it for the brief. */
async function drawn(press: Drawing, brief: Brief, received: unknown): Promise<Design> {
  const read = readDesign(received);
  if (!read.ok) throw new EngineError(read.faults[0] as EngineFault);
  const brought = { design: inOwnOrder(read.value), brief };
  await press.charge({ kind: 'redraw', input: brought });
  return press.redraw(brought).catch((error: unknown) => {
    throw isOfDesign(error) ? new ProblemError('design.foreign', { field: 'design' }, error) : error;
  });
}

async function documentsOf(press: Drawing, kit: KitRow, design: Design): Promise<Documents> {
  const brief = kit.brief as unknown as Brief;
  const logo = { design, customization: null };
  const own = await documentOfLogo(press, brief, logo);
  const inLook = kit.look === null ? null : await documentOfLogo(press, brief, logo, kit.look);
  for (const { order } of [own, ...(inLook === null ? [] : [inLook])]) {
    const text = JSON.stringify(order);
    await press.charge({ kind: 'prove', input: { order: text, slogan: '' } });
    await press.prove(text, '');
  }
  return { own: JSON.stringify(own), inLook: inLook === null ? null : JSON.stringify(inLook) };
}

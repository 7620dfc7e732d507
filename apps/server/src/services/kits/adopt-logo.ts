import { type Database, finishedLogos, type KitRow, writeAudit } from '@brandwright/data';
import type { Brief, Design, EngineFault, TracedDrawing } from '@brandwright/engine';
import { EngineError, inOwnOrder, readDesign } from '@brandwright/engine/documents';
import { ProblemError, refuse } from '../../http/problem-error.ts';
import { isSealed } from '../logos/drawing-seal.ts';
import type { RequestPress } from '../logos/request-press.ts';
import { isOfDesign } from '../orders/prove-brand.ts';
import { planFor } from './finish-logo.ts';
import { logoText } from './kit-document.ts';
import { openKit, requireVersion, withLockedKit } from './locked-kit.ts';
import { drawDocuments, type LogoDocuments } from './logo-documents.ts';
import { replaceDesign, requireRoom } from './replace-design.ts';

interface Asked {
  /** Id of the design that gives up its place. */
  readonly logo: string;
  /** The design that takes it, as received. */
  readonly design: unknown;
  /** The version of the kit that its owner saw. */
  readonly version: number;
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
  { database, press, secret }: { readonly database: Database; readonly press: Drawing; readonly secret: string },
  personId: string,
  kitId: string,
  asked: Asked,
): Promise<void> {
  const kit = await database.asPerson(personId, async (scope) => {
    const { kit: found, order } = await openKit(scope, kitId, asked.version);
    await requireRoom(scope);
    // Finished in a copy of the kit, it costs nothing to finish here.
    if (!found.finished.includes(asked.logo) && (await finishedLogos(scope.tx, order.id)).includes(asked.logo))
      refuse('kit.logo_finished');
    return found;
  });
  const place = kit.logoVariants.indexOf(asked.logo);
  if (kit.brief === null || place < 0) refuse('kit.no_logo');
  // The brief was validated before we stored it. Drawn without a lock on the kit.
  const design = await drawn(press, kit.brief as unknown as Brief, asked.design, (traced) => isSealed(secret, personId, traced));
  const isFinished = kit.finished.includes(asked.logo);
  const documents = isFinished ? await provenDocuments(press, kit, design) : null;
  await withLockedKit(database, personId, kitId, async ({ tx, kit: held, order }) => {
    requireVersion(held, asked.version);
    if (held.status !== 'completed') refuse('kit.unfinished');
    if (order?.status !== 'paid') refuse('kit.locked');
    const { id } = design;
    if (held.logoVariants.includes(id)) refuse('kit.has_design');
    if (isFinished) await planFor(tx, held, order, id, asked.logo);
    const [logo, label] = [logoText(JSON.stringify(design), null), `Logo ${place + 1} replaced with an AI logo`];
    await replaceDesign(tx, held, { place, id, logo, kept: { design, customization: null }, documents, label });
    const detail = { logo: id, instead: asked.logo };
    if (isFinished) await writeAudit(tx, { action: 'kit.logo-finished', personId, subject: kitId, detail });
  });
}

/** The design as the press draws it for the brief. */
async function drawn(
  press: Drawing,
  brief: Brief,
  received: unknown,
  isOurs: (traced: TracedDrawing) => boolean,
): Promise<Design> {
  const read = readDesign(received);
  if (!read.ok) throw new EngineError(read.faults[0] as EngineFault);
  const { traced } = read.value.genome;
  // The engine would draw again whatever outlines a document brings along.
  if (traced !== undefined && !isOurs(traced)) throw new ProblemError('design.foreign', { field: 'design' });
  const brought = { design: inOwnOrder(read.value), brief };
  await press.charge({ kind: 'redraw', input: brought });
  return press.redraw(brought).catch((error: unknown) => {
    throw isOfDesign(error) ? new ProblemError('design.foreign', { field: 'design' }, error) : error;
  });
}

/** What its files are printed from, after a proof that they can be made. */
async function provenDocuments(press: Drawing, kit: KitRow, design: Design): Promise<LogoDocuments> {
  const documents = await drawDocuments(press, kit, { design, customization: null });
  const { own, inLook } = documents;
  for (const { order } of inLook === null ? [own] : [own, inLook]) {
    const text = JSON.stringify(order);
    await press.charge({ kind: 'prove', input: { order: text, slogan: '' } });
    await press.prove(text, '');
  }
  return documents;
}

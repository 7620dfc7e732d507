import type { KitLogo, RevisionPreview } from '@brandwright/contract';
import {
  addDocument,
  addLookDocument,
  changeKit,
  type Database,
  dropReplacedLogos,
  findKit,
  findOrder,
  type KitRow,
  lockAnyKit,
  lockOrder,
  readLogo,
  replacedBytes,
  replaceLogo,
  wasDownloaded,
  writeAudit,
} from '@brandwright/data';
import { type Brief, type Design, readRevision } from '@brandwright/engine';
import type { PrintedRevision, RevisionRequest } from '@brandwright/press';
import { refuse } from '../../http/problem-error.ts';
import type { RequestPress } from '../logos/request-press.ts';
import { keepWithinPlan } from './finish-logo.ts';
import { logoText } from './kit-document.ts';
import { mostReplaced } from './regenerate-logo.ts';
import { documentOfLogo } from './resolve-kit.ts';

interface Asked {
  /** Id of the design. */
  readonly logo: string;
  /** What to change, in plain English. */
  readonly text: string;
  /** The version of the kit that its owner saw. */
  readonly version: number;
}

interface Drawing {
  readonly database: Database;
  readonly press: Pick<RequestPress, 'charge' | 'edit' | 'prove' | 'revise'>;
}

/** A revised logo of a kit, drawn and not stored. */
interface Revision {
  readonly kit: KitRow;
  readonly place: number;
  readonly isFinished: boolean;
  /** Files of it were downloaded. */
  readonly isSold: boolean;
  readonly printed: PrintedRevision;
}

const changed = (asked: Asked, kit: KitRow): never =>
  refuse('kit.changed', { field: 'version', received: String(asked.version), allowed: String(kit.version) });

const logoAt = async (database: Database, kit: KitRow, place: number): Promise<KitLogo | null> => {
  const stored = await readLogo(database, kit.id, place);
  return stored === null ? null : (JSON.parse(stored) as KitLogo);
};

/** The design of the kit that a text refers to by its place: “like the second one”. */
async function otherDesign(database: Database, kit: KitRow, text: string): Promise<RevisionRequest['other']> {
  const like = readRevision(text).changes.find((change) => change.kind === 'like');
  const place = like === undefined ? -1 : like.design - 1;
  const logo = place < 0 || place >= kit.logoVariants.length ? null : await logoAt(database, kit, place);
  return logo === null ? null : { place, design: logo.design };
}

/**
 * Reads a request and draws the logo by it. Nothing is stored. Refusals: `kit.changed`, `kit.unfinished`, `kit.locked`, `kit.no_logo`; rejects with
 * EngineError, PressError.
 */
async function drawRevision({ database, press }: Drawing, personId: string, kitId: string, asked: Asked): Promise<Revision> {
  const { kit, isPaid, isSold } = await database.asPerson(personId, async (scope) => {
    const kit = (await findKit(scope, kitId)) ?? refuse('route.not_found');
    const order = kit.orderId === null ? null : await findOrder(scope, kit.orderId);
    const isFinished = kit.finished.includes(asked.logo);
    return { kit, isPaid: order?.status === 'paid', isSold: isFinished && (await wasDownloaded(scope, kit, asked.logo)) };
  });
  if (kit.version !== asked.version) changed(asked, kit);
  if (kit.status !== 'completed') refuse('kit.unfinished');
  if (!isPaid) refuse('kit.locked');
  const place = kit.logoVariants.indexOf(asked.logo);
  const logo = kit.brief === null || place < 0 ? null : await logoAt(database, kit, place);
  if (logo === null) return refuse('kit.no_logo');
  const input: RevisionRequest = {
    ...logo,
    // The brief was validated before we stored it.
    brief: kit.brief as unknown as Brief,
    text: asked.text,
    look: kit.look,
    isSold,
    other: await otherDesign(database, kit, asked.text),
  };
  await press.charge({ kind: 'revise', input });
  return { kit, place, isFinished: kit.finished.includes(asked.logo), isSold, printed: await press.revise(input) };
}

const isKnown = ({ kit, printed }: Revision, asked: Asked): boolean =>
  printed.id !== asked.logo && kit.logoVariants.includes(printed.id);

/** The use case: what a request in plain English would make of a logo (row V-05). Refusals: those of `drawRevision`. */
export async function previewRevision(drawing: Drawing, personId: string, kitId: string, asked: Asked): Promise<RevisionPreview> {
  const revision = await drawRevision(drawing, personId, kitId, asked);
  const { printed, isFinished } = revision;
  return {
    before: printed.before,
    after: printed.id === asked.logo ? null : printed.after,
    understood: printed.changes.map(({ words, label, isDone, text }) => ({ words, label, done: isDone, said: text })),
    notUnderstood: [...printed.notUnderstood],
    known: isKnown(revision, asked),
    finished: isFinished,
  };
}

/** Longest list of changes in a kit’s history, in characters. */
const longestLabel = 120;

function labelOf({ place, printed }: Revision): string {
  const done = printed.changes.filter(({ isDone, isKept }) => isDone && !isKept);
  const said = done.map(({ label }) => label.slice(0, 1).toLowerCase() + label.slice(1)).join(', ');
  const label = `Changed logo ${place + 1}: ${said}`;
  return [...label].length > longestLabel ? `${[...label].slice(0, longestLabel - 1).join('')}…` : label;
}

/**
 * The use case: the revised logo takes the place of the logo (row V-05). It is a change that can be undone. A finished logo stays finished, and
 * its files are made anew. Refusals: those of `drawRevision`, and `kit.no_revision`, `kit.has_design`, `kit.too_many_designs`, `kit.logos_used`.
 */
export async function acceptRevision(drawing: Drawing, personId: string, kitId: string, asked: Asked): Promise<void> {
  const { database, press } = drawing;
  if ((await database.asPerson(personId, replacedBytes)) >= mostReplaced) refuse('kit.too_many_designs');
  const revision = await drawRevision(drawing, personId, kitId, asked);
  const { kit, place, printed, isFinished } = revision;
  if (printed.id === asked.logo) refuse('kit.no_revision');
  if (isKnown(revision, asked)) refuse('kit.has_design');
  const documents = isFinished ? await documentsOf(press, revision) : null;
  await database.asSystem(async (tx) => {
    // Locks the order before the kit, as everywhere.
    const order = kit.orderId === null ? null : await lockOrder(tx, { id: kit.orderId });
    const held = await lockAnyKit(tx, kitId);
    if (held === null || held.userId !== personId || held.deletedAt !== null) return refuse('route.not_found');
    if (held.version !== asked.version) changed(asked, held);
    if (order?.status !== 'paid') return refuse('kit.locked');
    // Downloaded since it was drawn: then it keeps its icon, and is drawn again.
    if (isFinished && !revision.isSold && (await wasDownloaded({ tx }, held, asked.logo))) changed(asked, held);
    const logo = logoText(printed.json, printed.customization);
    const swapped = await replaceLogo(tx, held, place, { id: printed.id, logo, document: null });
    const logoVariants = held.logoVariants.with(place, printed.id);
    const finished = held.finished.map((id) => (id === asked.logo ? printed.id : id));
    await changeKit(
      { tx, personId },
      held,
      labelOf(revision),
      isFinished ? { logoVariants, finished } : { logoVariants },
      swapped,
      true,
    );
    if (documents !== null) {
      await addDocument(tx, kitId, place, documents.own);
      if (documents.inLook !== null) await addLookDocument(tx, kitId, place, documents.inLook);
      await keepWithinPlan(tx, order);
      await writeAudit(tx, { action: 'kit.logo-revised', personId, subject: kitId, detail: { logo: printed.id } });
    }
    await dropReplacedLogos(tx, kitId);
  });
}

/** What the files of a revised logo are printed from, by itself and in the kit’s look; proven to be makeable. */
async function documentsOf(press: Drawing['press'], { kit, printed }: Revision) {
  const brief = kit.brief as unknown as Brief;
  const logo: KitLogo = { design: JSON.parse(printed.json) as Design, customization: printed.customization };
  const own = await documentOfLogo(press, brief, logo);
  const inLook = kit.look === null ? null : await documentOfLogo(press, brief, logo, kit.look);
  const shown = JSON.stringify((inLook ?? own).order);
  const slogan = printed.customization?.slogan ?? '';
  await press.charge({ kind: 'prove', input: { order: shown, slogan } });
  await press.prove(shown, slogan);
  return { own: JSON.stringify(own), inLook: inLook === null ? null : JSON.stringify(inLook) };
}

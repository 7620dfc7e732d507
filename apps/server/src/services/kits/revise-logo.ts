import type { KitLogo, RevisionPreview } from '@brandwright/contract';
import { type Database, type KitRow, readLogo, wasDownloaded, writeAudit } from '@brandwright/data';
import type { Brief, Design } from '@brandwright/engine';
import { readRevision } from '@brandwright/engine/documents';
import type { PrintedRevision, RevisionRequest } from '@brandwright/press';
import { refuse } from '../../http/problem-error.ts';
import type { RequestPress } from '../logos/request-press.ts';
import { keepWithinPlan } from './finish-logo.ts';
import { logoText } from './kit-document.ts';
import { openKit, refuseChanged, requireVersion, withLockedKit } from './locked-kit.ts';
import { drawDocuments, type LogoDocuments } from './logo-documents.ts';
import { replaceDesign, requireRoom } from './replace-design.ts';

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
  const { kit, isFinished, isSold } = await database.asPerson(personId, async (scope) => {
    const { kit } = await openKit(scope, kitId, asked.version);
    const isFinished = kit.finished.includes(asked.logo);
    return { kit, isFinished, isSold: isFinished && (await wasDownloaded(scope, kit, asked.logo)) };
  });
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
  return { kit, place, isFinished, isSold, printed: await press.revise(input) };
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

/** Characters of the longest label in a kit’s history. */
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
  await database.asPerson(personId, requireRoom);
  const revision = await drawRevision(drawing, personId, kitId, asked);
  const { place, printed, isFinished } = revision;
  if (printed.id === asked.logo) refuse('kit.no_revision');
  if (isKnown(revision, asked)) refuse('kit.has_design');
  const documents = isFinished ? await provenDocuments(press, revision) : null;
  await withLockedKit(database, personId, kitId, async ({ tx, kit: held, order }) => {
    requireVersion(held, asked.version);
    if (order?.status !== 'paid') return refuse('kit.locked');
    // Downloaded since it was drawn: then it keeps its icon, and is drawn again.
    if (isFinished && !revision.isSold && (await wasDownloaded({ tx }, held, asked.logo))) refuseChanged(held, asked.version);
    const { id, customization } = printed;
    const logo = logoText(printed.json, customization);
    const kept = { design: JSON.parse(printed.json) as Design, customization };
    await replaceDesign(tx, held, { place, id, logo, kept, documents, label: labelOf(revision), isVersion: true });
    if (isFinished) {
      await keepWithinPlan(tx, order);
      await writeAudit(tx, { action: 'kit.logo-revised', personId, subject: kitId, detail: { logo: id } });
    }
  });
}

/** What the files of a revised logo are printed from, after a proof that they can be made. */
async function provenDocuments(press: Drawing['press'], { kit, printed }: Revision): Promise<LogoDocuments> {
  const { json, customization } = printed;
  const documents = await drawDocuments(press, kit, { design: JSON.parse(json) as Design, customization });
  const shown = JSON.stringify((documents.inLook ?? documents.own).order);
  const slogan = customization?.slogan ?? '';
  await press.charge({ kind: 'prove', input: { order: shown, slogan } });
  await press.prove(shown, slogan);
  return documents;
}

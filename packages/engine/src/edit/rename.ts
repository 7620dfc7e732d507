import type { Brief } from '../brief/brief.ts';
import type { GenomeEdit } from '../composition/genome-edit.ts';
import { lineBreaks } from '../composition/line-break.ts';
import { nameParts } from '../composition/name-parts.ts';
import { partnersOf } from '../composition/partners.ts';
import { covers, type Face, faceById } from '../concepts/face.ts';
import { coveringFaces } from '../concepts/face-rank.ts';
import { redesign } from '../design.ts';
import type { Design } from '../design-document.ts';
import { EngineError, type EngineErrorCode, fail } from '../errors.ts';
import type { FontBook } from '../typography/font-book.ts';
import { unknownScript } from '../typography/script.ts';
import { briefMarks } from './brief-marks.ts';
import { markForm } from './mark-form.ts';

/** Letters of another name that are tried in the place of the design's own, and faces where its own lacks a character. */
const marksTried = 6;
const facesTried = 2;

/** What `redesign` throws for a form that this name does not allow. */
const unfit: readonly EngineErrorCode[] = ['design.none', 'design.refused'];

/** Ids of the faces that `renameDesign` may use: the host hands their bytes to the font book first. */
export function facesForRename(design: Design, brief: Brief): readonly string[] {
  const parts = nameParts(brief.letters);
  const treatments = [design.genome.treatment, 'plain'] as const;
  return [
    ...new Set(
      facesOf(design, brief).flatMap((face) =>
        treatments.flatMap((treatment) => [face.id, ...Object.values(partnersOf(face, treatment, parts, brief) ?? {})]),
      ),
    ),
  ].filter((id) => id !== null);
}

/**
 * The design for another name: its face, mark, arrangement and colors as far as the new letters allow them, solved anew. Letters of the old
 * name in its mark are those of the new one. `brief` has the new name. Throws `brief.name.unsettable` where no face has its characters,
 * `design.none` where no form of the design passes the gates, and `face.missing`.
 */
export function renameDesign(design: Design, brief: Brief, fonts: FontBook): Design {
  if (design.name === brief.name) return design;
  const named = { ...design, name: brief.name };
  for (const edit of editsFor(design, brief)) {
    try {
      return redesign(named, brief, edit, fonts);
    } catch (error) {
      if (!(error instanceof EngineError) || !unfit.includes(error.fault.code)) throw error;
    }
  }
  return fail('design.none', { field: 'name', received: brief.name });
}

/** The design's own face where it has every character, else others. Throws `brief.name.unsettable`. */
function facesOf({ genome }: Design, { letters }: Brief): readonly Face[] {
  const own = faceById(genome.face);
  if (own !== undefined && covers(own, letters + letters.toLocaleUpperCase('und'))) return [own];
  const others = unknownScript.test(letters) ? [] : coveringFaces(letters).filter(({ style }) => style === own?.style);
  const found = (others.length > 0 ? others : coveringFaces(letters)).slice(0, facesTried);
  return found.length > 0 ? found : fail('brief.name.unsettable', { field: 'name', received: letters });
}

/** Edits of the genome for a name, nearest to the design first. */
function* editsFor(design: Design, brief: Brief): Generator<GenomeEdit> {
  const { genome } = design;
  const parts = nameParts(brief.letters);
  const letterCase = parts.cased[genome.letterCase] === null ? 'title' : genome.letterCase;
  const words = parts.cased[letterCase] ?? parts.words;
  const kept = genome.breaks.every((at) => at < words.length) ? [genome.breaks] : [];
  const nearest = [...lineBreaks(words, letterCase === 'upper')].sort(
    (a, b) => Math.abs(a.length - genome.breaks.length) - Math.abs(b.length - genome.breaks.length),
  );
  const unkerned = genome.kerning === undefined ? {} : { kerning: {} };
  for (const form of formsOf(design, brief))
    for (const { id: face } of facesOf(design, brief))
      for (const breaks of [...kept, ...nearest]) yield { ...form, ...unkerned, face, letterCase, breaks };
}

/** The design's own form, then plainer ones; last the name alone. */
function* formsOf(design: Design, brief: Brief): Generator<GenomeEdit> {
  const { archetype, treatment, stand } = design.genome;
  const above = stand === 'above' || archetype === 'container';
  for (const mark of marksOf(design, brief)) {
    const pictured = archetype === 'monogram' && mark !== null && !markForm(mark).lettered;
    yield { mark, treatment, ...(pictured ? { archetype: above ? 'above' : 'beside' } : {}) };
    yield { mark, treatment: 'plain', ...(pictured ? { archetype: above ? 'above' : 'beside' } : {}) };
    if (mark === null) continue;
    const plain = markForm(mark).lettered ? 'monogram' : null;
    yield { mark, treatment: 'plain', archetype: plain ?? 'above', stand: 'above' };
    yield { mark, treatment: 'plain', archetype: plain ?? 'beside', stand: 'beside' };
  }
  yield { mark: null, treatment: 'plain', archetype: 'wordmark', stand: 'none' };
}

/** The design's mark; where it spells the old name, the marks that spell the new one, those of its own kind first. */
function marksOf({ genome: { mark }, name }: Design, brief: Brief): readonly (string | null)[] {
  const parts = nameParts(brief.letters);
  const spelt = mark !== null && markForm(mark).lettered;
  if (mark === null || !spelt || nameParts(name).initials.join() === parts.initials.join()) return [mark];
  const family = (id: string): string => id.split('/')[0] ?? id;
  const form = (id: string): string => id.split('+')[0] ?? id;
  const rank = (id: string): number =>
    form(id) === form(mark) ? 0 : family(id) === family(mark) ? 1 : markForm(id).lettered ? 2 : 3;
  const marks = briefMarks(brief, parts).map(({ id }) => id);
  return [...marks].sort((a, b) => rank(a) - rank(b)).slice(0, marksTried);
}

import type { Face } from '../concepts/face.ts';
import { faceById } from '../concepts/face.ts';
import type { RankedFace } from '../concepts/face-rank.ts';
import type { Random } from '../random.ts';
import { mayStamp } from './emblems/emblem.ts';
import { setsItself } from './emblems/kinds.ts';
import type { Genome } from './genome.ts';
import { lineBreaks } from './line-break.ts';
import type { MarkCandidate } from './marks/mark-candidate.ts';
import { partnersOf } from './partners.ts';
import { mayCarry, type Proposal, type ProposeContext } from './propose.ts';
import { trackingFor } from './tracking.ts';

/** Parts of a design that a person can lock while the rest changes. */
export type LockableGene = 'face' | 'mark' | 'layout' | 'letterCase' | 'colors';

type Change = (parent: Genome) => Partial<Genome> | null;

/** What mutations inherit and may change in a round. */
export interface Field {
  readonly context: ProposeContext;
  /** The round's faces with their rank. */
  readonly faces: readonly RankedFace[];
  readonly locked: ReadonlySet<LockableGene>;
}

/**
 * Mutations of a liked design: one or two genes change. The archetype stays, and either the font class or the
 * concept (design rules §7). May repeat. Omits what the name does not allow.
 */
export function mutations(parent: Genome, field: Field, count: number, random: Random): readonly Proposal[] {
  const changes = changesOf(field, random);
  if (changes.length === 0) return [];
  return Array.from({ length: count }, () => {
    const first = random.pick(changes);
    const once = { ...parent, ...first(parent) };
    const second = random.next() < 0.5 ? random.pick(changes) : null;
    const twice = second === null || second === first ? once : { ...once, ...second(once) };
    return relatedConcepts(parent, twice) ? settled(twice, field) : null;
  }).filter((p) => p !== null);
}

/** Crossovers of two liked designs: the letters of one, the mark and layout of the other. */
export function crossovers(letters: Genome, picture: Genome, field: Field): readonly Proposal[] {
  const child: Genome = {
    ...picture,
    face: letters.face,
    letterCase: letters.letterCase,
    treatment: mayCarry(picture.archetype, letters.treatment) ? letters.treatment : picture.treatment,
  };
  const proposal = settled(child, field);
  return proposal === null ? [] : [proposal];
}

/** True for the same archetype and either the same font class or the same concept. */
const relatedConcepts = (a: Genome, b: Genome): boolean =>
  a.archetype === b.archetype && (faceById(a.face)?.style === faceById(b.face)?.style || a.concept === b.concept);

function changesOf({ context, faces, locked }: Field, random: Random): readonly Change[] {
  const { parts, marks } = context;
  const out: Change[] = [];
  if (!locked.has('face')) {
    out.push((g) => {
      const own = faceById(g.face)?.style;
      const others = faces.filter((f) => f.face.id !== g.face && f.face.style === own);
      return others.length === 0 ? null : { face: random.weighted(others, (f) => f.score ** 3).face.id };
    });
  }
  if (!locked.has('mark')) {
    out.push((g) => {
      const kind = marks.find((m) => m.id === g.mark)?.kind;
      const near = marks.filter((m) => m.id !== g.mark && (m.concept === null ? m.kind === kind : m.concept === g.concept));
      const like = near.length > 0 ? near : marks.filter((m) => m.id !== g.mark && m.kind === kind);
      if (g.mark === null || like.length === 0) return null;
      const mark = random.weighted(like, (m) => m.relevance * m.craft);
      return { mark: mark.id, concept: mark.concept, word: mark.word };
    });
  }
  if (!locked.has('letterCase')) {
    out.push((g) => {
      const cases = (faceById(g.face)?.cases ?? []).filter((c) => c !== g.letterCase && parts.cased[c] !== null);
      return cases.length === 0 ? null : { letterCase: random.pick(cases) };
    });
  }
  if (!locked.has('layout')) {
    out.push((g) => {
      const options = lineBreaks(parts.cased[g.letterCase] ?? parts.words, g.letterCase === 'upper');
      const others = options.filter((o) => o.join() !== g.breaks.join());
      return g.treatment !== 'plain' || others.length === 0 ? null : { breaks: random.pick(others) };
    });
    out.push((g) =>
      mayCarry(g.archetype, 'descriptor') && parts.descriptorFrom > 0 ? { treatment: 'descriptor', breaks: [] } : null,
    );
    out.push((g) => ({
      treatment: 'plain',
      breaks: lineBreaks(parts.cased[g.letterCase] ?? parts.words, g.letterCase === 'upper')[0] ?? [],
    }));
  }
  return out;
}

/**
 * Completes a genome: partner faces and tracking follow the face. Null if the face or the name does not allow
 * it.
 */
function settled(genome: Genome, { context: { brief, parts, marks, loaded }, faces }: Field): Proposal | null {
  const face: Face | undefined = faceById(genome.face);
  if (face === undefined || !loaded.has(face.id)) return null;
  // An emblem that sets its own letters uses capitals, and allows more faces than a line of capitals does.
  const stamp = setsItself(genome.stand);
  if (!(stamp ? mayStamp(face) : face.cases.includes(genome.letterCase))) return null;
  const partners = partnersOf(face, genome.treatment, parts, brief);
  if (partners === null || Object.values(partners).some((id) => id !== null && !loaded.has(id))) return null;
  const careful = brief.industry === 'Finance' || brief.industry === 'Healthcare';
  const mark: MarkCandidate | null = marks.find((m) => m.id === genome.mark) ?? null;
  if (mark?.row === true && genome.stand !== 'above') return null;
  return {
    genome: stamp
      ? { ...genome, partners, letterCase: 'upper', breaks: [], tracking: 0 }
      : {
          ...genome,
          partners,
          tracking: trackingFor(face, { words: parts.words, letterCase: genome.letterCase, air: 0, careful }),
        },
    mark,
    faceScore: faces.find((f) => f.face.id === face.id)?.score ?? 0.6,
    styleScore: 0.8,
  };
}

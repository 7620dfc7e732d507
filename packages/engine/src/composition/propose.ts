import type { Brief } from '../brief/brief.ts';
import type { Face } from '../concepts/face.ts';
import { type Archetype, type StyleSpec, type Treatment, treatments } from '../concepts/style-spec.ts';
import type { Random } from '../random.ts';
import type { LetterCase } from '../typography/letter-case.ts';
import type { Genome, Stand } from './genome.ts';
import { lineBreaks } from './line-break.ts';
import type { MarkCandidate } from './marks/candidates.ts';
import type { NameParts } from './name-parts.ts';
import { partnersOf } from './partners.ts';
import type { SlotPlan } from './plan.ts';

/** A genome with what made it likely; judgement weighs both. */
export interface Proposal {
  readonly genome: Genome;
  readonly mark: MarkCandidate | null;
  /** Rank score of its face in [0, 1]. */
  readonly faceScore: number;
  /** How much its style likes this case, treatment and archetype, in [0, 1]. */
  readonly styleScore: number;
}

/** Genomes drawn for each slot: 8 × 30 = 240 a set. */
const proposalsPerSlot = 30;

const letterKinds: ReadonlySet<string> = new Set(['notch', 'cut-disc', 'tile', 'ring', 'pair']);

/** Treatments an archetype can carry. */
const carries: Readonly<Record<Archetype, readonly Treatment[]>> = {
  wordmark: treatments,
  beside: ['plain', 'two-weight', 'two-tone', 'descriptor'],
  above: ['plain', 'descriptor', 'two-weight', 'ruled'],
  container: ['plain', 'descriptor', 'two-weight'],
  monogram: ['plain', 'descriptor', 'two-weight', 'ruled'],
};

/** Tracking in em/1000 for a face and case (design rules §1; golden rule 12; compact names read safer in care and money). */
function trackingFor(face: Face, letterCase: LetterCase, letters: number, air: number, careful: boolean): number {
  if (face.connected) return 0;
  const s = face.metrics.stem;
  if (letterCase === 'upper') {
    const wide = 130 - 400 * s + Math.max(0, 6 - letters) * 8 + (s < 0.2 ? air : Math.min(0, air));
    return Math.round(Math.max(-12, Math.min(200, wide - (careful ? 30 : 0))));
  }
  const base = 5 - 100 * s;
  return Math.round(face.style === 'serif' ? Math.max(-6, Math.min(6, base + 10)) : Math.max(-18, Math.min(4, base)));
}

/** What all slots of a set propose from. */
export interface ProposeContext {
  readonly brief: Brief;
  readonly parts: NameParts;
  readonly marks: readonly MarkCandidate[];
  /** Ids of the faces the host was asked to load: nothing is proposed in any other. */
  readonly loaded: ReadonlySet<string>;
}

/** The genomes of one slot, without repeats; fewer than asked for when the name offers fewer. */
export function propose(context: ProposeContext, plan: SlotPlan, random: Random): readonly Proposal[] {
  const out: Proposal[] = [];
  const seen = new Set<string>();
  for (let i = 0; i < proposalsPerSlot * 4 && out.length < proposalsPerSlot; i++) {
    const proposal = proposeOne(context, plan, random);
    if (proposal === null) continue;
    const key = JSON.stringify(proposal.genome);
    if (seen.has(key)) continue;
    seen.add(key);
    out.push(proposal);
  }
  return out;
}

function proposeOne({ brief, parts, marks, loaded }: ProposeContext, plan: SlotPlan, random: Random): Proposal | null {
  const { spec } = plan;
  // Who types a name in lower case may well mean it.
  const typedLower = !/\p{Lu}/u.test(brief.letters);
  const liking = (a: Archetype): number => spec.archetypes[a] ?? (plan.archetypes.length < 5 ? 0.5 : 0);
  if (plan.archetypes.every((a) => liking(a) === 0)) return null;
  const archetype = random.weighted(plan.archetypes, liking);
  const { face, score } = random.weighted(plan.faces, (f) => f.score ** 4);
  const cases = face.cases.filter((c) => (spec.cases[c] ?? 0) > 0 && parts.cased[c] !== null);
  const letterCase =
    cases.length > 0
      ? random.weighted(
          cases,
          (c) => (spec.cases[c] ?? 0) * (c === face.cases[0] ? 1.6 : 1) * (c === 'lower' && typedLower ? 2.2 : 1),
        )
      : 'title';
  const treatment = pickTreatment(parts, archetype, spec, letterCase, face, random);
  const partners = partnersOf(face, treatment, parts, brief);
  if (partners === null || Object.values(partners).some((id) => id !== null && !loaded.has(id))) return null;
  const mark = archetype === 'wordmark' ? null : pickMark(marks, archetype, spec, random);
  if (archetype !== 'wordmark' && mark === null) return null;
  const stand = standOf(archetype, mark, spec, plan, random);
  const breaks = pickBreaks(parts.cased[letterCase] ?? parts.words, letterCase, treatment, stand, random);
  const letters = [...parts.words.join('')].length;
  const careful = brief.industry === 'Finance' || brief.industry === 'Healthcare';
  const align = stand === 'beside' || (stand === 'none' && treatment !== 'ruled' && random.next() < 0.6) ? 'left' : 'centre';
  const genome: Genome = {
    archetype,
    stand,
    face: face.id,
    partners,
    letterCase,
    treatment,
    breaks,
    tracking: trackingFor(face, letterCase, letters, spec.air, careful),
    align,
    mark: mark?.id ?? null,
    concept: mark?.concept ?? null,
    word: mark?.word ?? null,
    slogan: brief.slogan !== '' && treatment !== 'ampersand',
    markScale: 1,
    spacing: 1,
  };
  const styleScore =
    Math.min(1, liking(archetype)) * 0.4 +
    Math.min(1, spec.treatments[treatment] ?? 0.2) * 0.35 +
    Math.min(1, spec.cases[letterCase] ?? 0.2) * 0.25;
  return { genome, mark, faceScore: score, styleScore };
}

function pickTreatment(
  parts: NameParts,
  archetype: Archetype,
  spec: StyleSpec,
  letterCase: LetterCase,
  face: Face,
  random: Random,
): Treatment {
  const offered = carries[archetype].filter((t) => offers(t, parts, letterCase, face));
  const liked = (t: Treatment): number => (spec.treatments[t] ?? 0) * (archetype === 'wordmark' && t === 'plain' ? 0.5 : 1);
  return offered.some((t) => liked(t) > 0) ? random.weighted(offered, liked) : 'plain';
}

/** Quick refusals, so that proposals are not spent on what the name cannot offer; the setting itself has the last word. */
function offers(treatment: Treatment, parts: NameParts, letterCase: LetterCase, face: Face): boolean {
  switch (treatment) {
    case 'ampersand':
      return parts.joint > 0 && parts.words[parts.joint] === '&' && !face.connected;
    case 'descriptor':
      return parts.descriptorFrom > 0;
    case 'dot':
      return letterCase !== 'upper' && !face.connected && parts.words.some((w) => /[ij]/u.test(w));
    case 'justified':
      return letterCase === 'upper' && !face.connected && parts.words.length > 1;
    case 'barred':
    case 'framed':
    case 'plate':
      return !face.connected && [...parts.words.join('')].length <= 16;
    case 'ruled':
      return letterCase === 'upper' && [...parts.words.join(' ')].length <= 18;
    case 'two-weight':
      return face.light !== undefined && parts.joint < 0;
    case 'two-tone':
      return parts.joint < 0;
    case 'plain':
      return true;
    default:
      return treatment satisfies never;
  }
}

function pickMark(marks: readonly MarkCandidate[], archetype: Archetype, spec: StyleSpec, random: Random): MarkCandidate | null {
  const fits = marks.filter((m) => {
    const letter = letterKinds.has(m.kind);
    if (archetype === 'monogram') return letter;
    if (archetype === 'container') return m.contained && !letter;
    return !letter && !m.contained;
  });
  const pool =
    fits.length > 0
      ? fits
      : archetype === 'container'
        ? marks.filter((m) => m.kind === 'tile')
        : marks.filter((m) => m.kind === 'petal');
  if (pool.length === 0) return null;
  return random.weighted(pool, (m) => (spec.marks[m.kind] ?? 0.05) * (0.015 + m.relevance ** 2.5) * (m.craft / 5) ** 3);
}

function standOf(archetype: Archetype, mark: MarkCandidate | null, spec: StyleSpec, plan: SlotPlan, random: Random): Stand {
  if (archetype === 'wordmark' || mark === null) return 'none';
  if (archetype === 'beside') return 'beside';
  if (archetype === 'above' || mark.kind === 'ring' || mark.kind === 'pair') return 'above';
  const up = (spec.archetypes.above ?? 0) / ((spec.archetypes.above ?? 0) + (spec.archetypes.beside ?? 0) + 0.01);
  return random.next() < (plan.archetypes.length < 5 ? 0.5 : up) ? 'above' : 'beside';
}

function pickBreaks(
  words: readonly string[],
  letterCase: LetterCase,
  treatment: Treatment,
  stand: Stand,
  random: Random,
): readonly number[] {
  if (treatment === 'descriptor' || treatment === 'ampersand' || treatment === 'justified') return [];
  const options = lineBreaks(words, letterCase === 'upper');
  if (options.length === 1) return options[0] as readonly number[];
  // Beside a mark a stack is compact and calm; above one, a single line is the base.
  const stacked = stand === 'beside' ? 0.6 : stand === 'above' ? 0.2 : 0.5;
  const first = options[0] as readonly number[];
  const rest = options.slice(1);
  return first.length === 0 && random.next() > stacked ? first : random.pick(rest);
}

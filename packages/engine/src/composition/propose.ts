import type { Brief } from '../brief/brief.ts';
import { type DeviceTreatment, isDevice } from '../concepts/device.ts';
import type { Face } from '../concepts/face.ts';
import { lightCut } from '../concepts/face-rank.ts';
import { type Archetype, type StyleSpec, type Treatment, treatments } from '../concepts/style-spec.ts';
import { ruledOutConcepts } from '../concepts/subject/shown-pictures.ts';
import type { Random } from '../random.ts';
import type { LetterCase } from '../typography/letter-case.ts';
import { hasOwnScript, mainScript, scriptRules } from '../typography/script.ts';
import { type DeviceOffer, deviceOffers, offersFor } from './device-offers.ts';
import { mayEmblem } from './emblems/emblem.ts';
import { type EmblemKind, hangsSign, kindsFor, setsItself } from './emblems/kinds.ts';
import { fitsEmblem } from './emblems/pictures.ts';
import type { Genome, Stand } from './genome.ts';
import { lettersIn, lineBreaks } from './line-break.ts';
import { constructedKinds } from './marks/constructed.ts';
import type { MarkCandidate } from './marks/mark-candidate.ts';
import type { NameParts } from './name-parts.ts';
import { partnersOf } from './partners.ts';
import type { SlotPlan } from './plan.ts';
import { letterKinds, marksFor } from './slot-subjects.ts';
import { trackingFor } from './tracking.ts';

/** A genome with its likelihood. Judgement uses both. */
export interface Proposal {
  readonly genome: Genome;
  readonly mark: MarkCandidate | null;
  /** Rank score of its face in [0, 1]. */
  readonly faceScore: number;
  /** How well its case, treatment and archetype suit the style, in [0, 1]. */
  readonly styleScore: number;
}

/** Genomes per slot (8 × 30 = 240 per set), and per mark while there are others. */
const proposalsPerSlot = 30;
/**
 * Fewer for a name and slogan with more Chinese, Japanese and Korean signs than this: 240 layouts of 125 dense signs need more than the
 * 384 MB of heap that a drawing process has (H24-02).
 */
const manySigns = 60;
const proposalsForMany = 10;
const proposalsPerMark = 6;

/** Constructed letter marks. Initials in a ring or a tile are only a monogram. */
const constructed: ReadonlySet<string> = new Set(['notch', 'cut-disc', ...constructedKinds]);
/** Trait in [0, 1] from which a style may use a device for its form alone. */
const spokenAt = 0.6;
/**
 * Factor on a style's preference for names alone if a word of the brief can be drawn, because few of those
 * are chosen then.
 */
const nameAlone = 0.7;
/** Relevance in [0, 1] from which a device is right even where trust comes first. */
const plainlyMeant = 0.6;

/** Trades that rarely stamp their name on things. Emblems are exceptions there. */
const plain: ReadonlySet<string> = new Set(['Technology', 'E-commerce', 'Consulting', 'Finance', 'Healthcare']);

/** A small line behind a rule is a template cliché. */
const seldom: Readonly<Partial<Record<Treatment, number>>> = { aside: 0.35 };

/** Treatments allowed for each archetype. */
const carries: Readonly<Record<Archetype, readonly Treatment[]>> = {
  wordmark: treatments,
  beside: ['plain', 'two-weight', 'two-tone', 'descriptor', 'aside', 'framed', 'joined', 'open-a'],
  above: ['plain', 'descriptor', 'two-weight', 'ruled', 'joined', 'open-a', 'stencil'],
  container: ['plain', 'descriptor', 'two-weight', 'joined'],
  monogram: ['plain', 'descriptor', 'two-weight', 'ruled', 'joined', 'open-a', 'stencil'],
  emblem: ['plain'],
};

export const mayCarry = (archetype: Archetype, treatment: Treatment): boolean => carries[archetype].includes(treatment);

/** Common input of all slots of a set. */
export interface ProposeContext {
  readonly brief: Brief;
  readonly parts: NameParts;
  readonly marks: readonly MarkCandidate[];
  /** Ids of the loaded faces. No other face is proposed. */
  readonly loaded: ReadonlySet<string>;
}

/**
 * The genomes of a slot, without repeats and favoring many marks over one. Fewer than requested if the name
 * allows fewer.
 */
export function propose(given: ProposeContext, plan: SlotPlan, random: Random): readonly Proposal[] {
  const context = { ...given, marks: marksFor(plan.subject, given.marks) };
  const devices = deviceOffers(context.marks, ruledOutConcepts(context.brief));
  const out: Proposal[] = [];
  const rest: Proposal[] = [];
  const seen = new Set<string>();
  const drawn = new Map<string, number>();
  const most = proposalsFor(context.brief);
  for (let i = 0; i < most * 4 && out.length < most; i++) {
    const proposal = proposeOne(context, devices, plan, random);
    if (proposal === null) continue;
    const key = JSON.stringify(proposal.genome);
    if (seen.has(key)) continue;
    seen.add(key);
    // Limits repeats per mark. Otherwise the clearest mark would fill all candidates, and a set of eight
    // would repeat the same three.
    const { mark, treatment } = proposal.genome;
    const what = mark ?? treatment;
    drawn.set(what, (drawn.get(what) ?? 0) + 1);
    ((drawn.get(what) as number) > proposalsPerMark ? rest : out).push(proposal);
  }
  return [...out, ...rest.slice(0, most - out.length)];
}

function proposalsFor({ name, slogan }: Brief): number {
  const signs = `${name}${slogan}`.match(/[\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\u{20000}-\u{3ffff}]/gu)?.length ?? 0;
  return signs > manySigns ? proposalsForMany : proposalsPerSlot;
}

function proposeOne(
  { brief, parts, marks, loaded }: ProposeContext,
  devices: readonly DeviceOffer[],
  plan: SlotPlan,
  random: Random,
): Proposal | null {
  const { spec } = plan;
  const learned = archetypeWeight({ brief, parts, marks }, plan);
  if (plan.archetypes.every((a) => learned(a) === 0)) return null;
  const archetype = random.weighted(plan.archetypes, learned);
  const signs = hangsSign(brief);
  const emblem = archetype === 'emblem' ? pickEmblem(parts.words, signs, random) : null;
  if (emblem === null && archetype === 'emblem') return null;
  // Letters inside an emblem are capitals of a suitable face.
  const stamp = emblem !== null && setsItself(emblem);
  const capitals = parts.cased.upper ?? parts.words;
  const usable = emblem === null ? plan.faces : plan.faces.filter((f) => mayEmblem(emblem, f.face, capitals));
  if (usable.length === 0 || (stamp && parts.cased.upper === null)) return null;
  const { face, score } = random.weighted(usable, (f) => f.score ** 4);
  const letterCase = stamp ? 'upper' : pickCase(face, parts, spec, isTypedLower(brief), random);
  const careful = brief.industry === 'Finance' || brief.industry === 'Healthcare';
  // In finance and healthcare, a letter is changed only for something the name is clearly about.
  const called = (o: DeviceOffer): boolean =>
    o.voice === null ? !careful || o.relevance >= plainlyMeant : !careful && spec.voice[o.voice] >= spokenAt;
  const offered = (t: Treatment): readonly DeviceOffer[] => offersFor(devices, t, parts, letterCase).filter(called);
  const treatment = pickTreatment(parts, archetype, spec, letterCase, face, offered, signs, random);
  const partners = partnersOf(face, treatment, parts, brief);
  if (partners === null || Object.values(partners).some((id) => id !== null && !loaded.has(id))) return null;
  const device = archetype === 'wordmark' ? pickDevice(offered(treatment), random) : null;
  const mark =
    archetype === 'wordmark'
      ? (device?.candidate ?? null)
      : emblem === 'woodtype'
        ? null
        : pickMark(marks, archetype, spec, random);
  if (archetype !== 'wordmark' && mark === null && emblem !== 'woodtype') return null;
  if (lacksSubject(plan, mark, device)) return null;
  const stand = emblem ?? standOf(archetype, mark, spec, plan, treatment, parts, random);
  const breaks =
    stand === 'between'
      ? []
      : pickBreaks(parts.cased[letterCase] ?? parts.words, letterCase, treatment, stand, mark?.upright === true, random);
  const genome: Genome = {
    archetype,
    stand,
    face: face.id,
    partners,
    letterCase,
    treatment,
    breaks,
    tracking: stamp ? 0 : trackingFor(face, { words: parts.words, letterCase, air: spec.air, careful }),
    align: alignOf(stand, treatment, random),
    mark: device?.drawsPicture === false ? null : (mark?.id ?? null),
    concept: mark?.concept ?? null,
    word: mark?.word ?? null,
    slogan: brief.slogan !== '' && treatment !== 'ampersand',
    markScale: 1,
    spacing: 1,
  };
  return { genome, mark, faceScore: score, styleScore: styleScoreOf(spec, genome, learned(archetype)) };
}

/** What a slot must show stands in its mark: neither a device of form nor a poster of type shows it. */
const lacksSubject = ({ subject }: SlotPlan, mark: MarkCandidate | null, device: DeviceOffer | null): boolean =>
  subject !== undefined && subject.kind !== 'nothing' && (mark === null || device?.drawsPicture === false);

/** How much a style likes the archetype, the treatment and the case of a genome, in [0, 1]. */
const styleScoreOf = (spec: StyleSpec, { treatment, letterCase }: Genome, archetype: number): number =>
  Math.min(1, archetype) * 0.4 +
  Math.min(1, spec.treatments[treatment] ?? 0.2) * 0.35 +
  Math.min(1, spec.cases[letterCase] ?? 0.2) * 0.25;

/** Someone who types a name in lower case may well mean it. */
const isTypedLower = ({ letters }: Brief): boolean => !/\p{Lu}/u.test(letters);

/** Weight of each archetype for a slot, by style and by what there is to show. */
function archetypeWeight({ brief, parts, marks }: Pick<ProposeContext, 'brief' | 'parts' | 'marks'>, plan: SlotPlan) {
  const { spec, archetypes } = plan;
  // Without contained pictures, a container could only hold initials, which readers liked least. Allowed if
  // the client chose that placement.
  const held = archetypes.length < 5 || marks.some((m) => m.contained && m.kind !== 'tile' && m.kind !== 'crest');
  const free = archetypes.length >= 5 && marks.some((m) => m.word !== null) && parts.joint < 0;
  return (a: Archetype): number =>
    (spec.archetypes[a] ?? (archetypes.length < 5 ? 0.5 : 0)) *
    (a === 'emblem' && plain.has(brief.industry)
      ? 0.01
      : a === 'container' && !held
        ? 0.02
        : a === 'wordmark' && free
          ? nameAlone
          : 1);
}

/** A case that suits the style and is possible for the name in this face; otherwise `title`. */
function pickCase(face: Face, { cased }: NameParts, spec: StyleSpec, typedLower: boolean, random: Random): LetterCase {
  const cases = face.cases.filter((c) => (spec.cases[c] ?? 0) > 0 && cased[c] !== null);
  if (cases.length === 0) return 'title';
  return random.weighted(
    cases,
    (c) => (spec.cases[c] ?? 0) * (c === face.cases[0] ? 1.6 : 1) * (c === 'lower' && typedLower ? 2.2 : 1),
  );
}

function alignOf(stand: Genome['stand'], treatment: Treatment, random: Random): Genome['align'] {
  const left = stand === 'beside' || stand === 'divided' || (stand === 'none' && treatment !== 'ruled' && random.next() < 0.6);
  return left ? 'left' : 'centre';
}

function pickTreatment(
  parts: NameParts,
  archetype: Archetype,
  spec: StyleSpec,
  letterCase: LetterCase,
  face: Face,
  devices: (treatment: Treatment) => readonly DeviceOffer[],
  signs: boolean,
  random: Random,
): Treatment {
  const own = hasOwnScript(parts.words.join(''));
  const offered = carries[archetype].filter((t) => (isDevice(t) ? !face.connected && !own : offers(t, parts, letterCase, face)));
  const liked = (t: Treatment): number => {
    const own = (spec.treatments[t] ?? 0) * (seldom[t] ?? 1);
    if (!signs && (t === 'framed' || t === 'plate')) return 0;
    // Stencil bridges suit crates, shop windows and fashion. Readers saw a saloon in a clinic's and an army
    // in a school's.
    if (!signs && t === 'stencil') return 0.1 * own;
    // The brief asks for it specifically, and few faces have a suitable letter.
    if (isDevice(t)) return 1.7 * own * Math.max(0, ...devices(t).map((d) => d.relevance));
    return own * (archetype === 'wordmark' && t === 'plain' ? 0.5 : 1);
  };
  return offered.some((t) => liked(t) > 0) ? random.weighted(offered, liked) : 'plain';
}

/** Largest hairline ÷ stem of a stencil serif. With thicker hairlines it looks like lettering on a crate. */
const mostHairline = 0.3;

/** Quick checks that avoid impossible proposals. Setting the name decides. */
function offers(treatment: Exclude<Treatment, DeviceTreatment>, parts: NameParts, letterCase: LetterCase, face: Face): boolean {
  const script = mainScript(parts.words.join(' '));
  // These devices need an alphabet with capitals, and joined letters cannot be cut out one by one.
  if (script !== 'latin' && (treatment === 'ampersand' || treatment === 'justified')) return false;
  if (scriptRules[script].joined && treatment === 'plate') return false;
  const text = parts.words.join(' ');
  const { style } = face;
  const drawable = script === 'latin' && !face.connected && !face.italic && style !== 'handwritten';
  switch (treatment) {
    case 'ampersand':
      return parts.joint > 0 && parts.words[parts.joint] === '&' && !face.connected;
    case 'descriptor':
    case 'aside':
      return parts.descriptorFrom > 0;
    case 'justified':
      return letterCase === 'upper' && !face.connected && parts.words.length > 1;
    case 'barred':
    case 'framed':
      // A box around more than a short word looks like a sign.
      return !face.connected && lettersIn(parts.words.join('')) <= 10;
    case 'plate':
      return !face.connected && lettersIn(parts.words.join('')) <= 16;
    case 'ruled':
      return (letterCase === 'upper' || script !== 'latin') && lettersIn(parts.words.join(' ')) <= 18;
    case 'two-weight':
      return lightCut(face) !== null && parts.joint < 0;
    case 'two-tone':
      return parts.joint < 0;
    case 'plain':
      return true;
    case 'joined':
      return drawable && /tt|ff|ft|tf/iu.test(text);
    case 'open-a':
      return drawable && style !== 'serif' && letterCase === 'upper' && /a/iu.test(text);
    case 'stencil':
      return drawable && style === 'serif' && face.metrics.hairline < mostHairline * face.metrics.stem;
    default:
      return treatment satisfies never;
  }
}

/** Chooses one of a treatment's offers. Null for treatments that need none. */
const pickDevice = (offers: readonly DeviceOffer[], random: Random): DeviceOffer | null =>
  offers.length === 0 ? null : random.weighted(offers, (o) => o.relevance ** 2);

function pickMark(marks: readonly MarkCandidate[], archetype: Archetype, spec: StyleSpec, random: Random): MarkCandidate | null {
  const told = marks.some((m) => m.word !== null);
  const fits = marks.filter((m) => {
    const letter = letterKinds.has(m.kind);
    if (archetype === 'monogram') return letter || m.kind === 'counter' || m.kind === 'letter-idea';
    if (archetype === 'container') return m.contained && !letter;
    if (m.row === true && archetype !== 'above') return false;
    if (archetype === 'emblem') return fitsEmblem(m);
    // If no word suggests a picture, initials say more about the client than a picture of the trade.
    return !m.contained && (!letter || (!told && constructed.has(m.kind)));
  });
  const pool =
    fits.length > 0 ? fits : marks.filter((m) => (archetype === 'container' ? m.kind === 'tile' : letterKinds.has(m.kind)));
  if (pool.length === 0) return null;
  // A narrow mark beside one line is small, however tall. It suits a position above the name, or beside
  // stacked lines.
  const standing = (m: MarkCandidate): number => (archetype === 'beside' && m.upright ? 0.4 : 1);
  return random.weighted(
    pool,
    (m) => (spec.marks[m.kind] ?? 0.05) * (0.015 + m.relevance ** 2.5) * (m.craft / 5) ** 3 * standing(m),
  );
}

function pickEmblem(words: readonly string[], signs: boolean, random: Random): EmblemKind | null {
  const kinds = kindsFor(words, signs);
  return kinds.length === 0 ? null : random.weighted(kinds, ([, weight]) => weight)[0];
}

/**
 * Weights of a mark before the name and between its two words. (A rule between them is only for people to
 * choose: readers found it template-like.)
 */
const besideStands = {
  beside: () => 1,
  // Only a picture that links both words may separate them: one of the trade, never of a word in the name,
  // and without a trade word on one side.
  between: (treatment: Treatment, { words, descriptorFrom }: NameParts, word: string | null) =>
    treatment === 'plain' &&
    words.length === 2 &&
    descriptorFrom < 0 &&
    word !== null &&
    !words.some((w) => w.toLowerCase() === word)
      ? 0.15
      : 0,
} as const;

function standOf(
  archetype: Archetype,
  mark: MarkCandidate | null,
  spec: StyleSpec,
  plan: SlotPlan,
  treatment: Treatment,
  parts: NameParts,
  random: Random,
): Stand {
  if (archetype === 'wordmark' || mark === null) return 'none';
  // If the client chose a position, letter marks go there too, and nothing goes between the words.
  const placed = plan.archetypes.length < 3 ? plan.archetypes.find((a) => a === 'above' || a === 'beside') : undefined;
  if (archetype === 'beside')
    return random.weighted(['beside', 'between'] as const, (s) =>
      s === 'between' && placed !== undefined ? 0 : besideStands[s](treatment, parts, mark.word),
    );
  if (archetype === 'monogram' && placed !== undefined) return placed;
  if (archetype === 'above' || mark.kind === 'ring' || mark.kind === 'pair') return 'above';
  const up = (spec.archetypes.above ?? 0) / ((spec.archetypes.above ?? 0) + (spec.archetypes.beside ?? 0) + 0.01);
  return random.next() < (plan.archetypes.length < 5 ? 0.5 : up) ? 'above' : 'beside';
}

function pickBreaks(
  words: readonly string[],
  letterCase: LetterCase,
  treatment: Treatment,
  stand: Stand,
  upright: boolean,
  random: Random,
): readonly number[] {
  if (
    setsItself(stand) ||
    treatment === 'descriptor' ||
    treatment === 'aside' ||
    treatment === 'ampersand' ||
    treatment === 'justified'
  )
    return [];
  const options = lineBreaks(words, letterCase === 'upper');
  if (options.length === 1) return options[0] as readonly number[];
  // Beside a mark, a stack is compact. Below one, a single line is the base.
  const stacked =
    stand === 'beside' || stand === 'divided' ? (upright ? 0.95 : 0.8) : stand === 'panel' ? 0.9 : stand === 'above' ? 0.3 : 0.7;
  const first = options[0] as readonly number[];
  if (first.length > 0) return random.pick(options);
  return random.next() > stacked ? first : random.pick(options.slice(1));
}

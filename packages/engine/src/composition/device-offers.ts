import { cataloguedMarks } from '../concepts/mark-catalogue.ts';
import { isStored, markEntry } from '../concepts/stored-pictures.ts';
import type { Treatment } from '../concepts/style-spec.ts';
import type { TraitName } from '../concepts/typeface.ts';
import { capitalsLike } from '../typography/latin-twin.ts';
import type { LetterCase } from '../typography/letter-case.ts';
import { figures } from './figures/table.ts';
import type { MarkCandidate } from './marks/mark-candidate.ts';
import { dotPicture, fillsTilted, letterPicture } from './name/letter-pictures.ts';
import { letterOf } from './name/picture-initial.ts';
import type { NameParts } from './name-parts.ts';

/**
 * A device that this brief gives a reason for. Whether a face's letters allow it is decided when it is set.
 */
export interface DeviceOffer {
  readonly treatment: Treatment;
  /** Letters of which the cased name needs one. Empty if any name works. */
  readonly letters: string;
  /** The picture it shows, or the candidate whose concept it expresses. Null for a device of form alone. */
  readonly candidate: MarkCandidate | null;
  /** True if the device draws the candidate itself. */
  readonly drawsPicture: boolean;
  /** How strongly the brief suggests it, 0–1. */
  readonly relevance: number;
  /** If the device has no meaning here, the trait that a style needs for it. Null if it is meant. */
  readonly voice: TraitName | null;
}

/** Concepts that a device expresses, by fit. */
type Meaning = Readonly<Record<string, number>>;

const orbitMeaning: Meaning = {
  planet: 1,
  circle: 1,
  moon: 0.9,
  telescope: 0.9,
  comet: 0.8,
  atom: 0.7,
  infinity: 0.4,
};

const movingMeaning: Meaning = {
  truck: 1,
  package: 0.8,
  warehouse: 0.8,
  path: 0.7,
  road: 0.8,
  train: 0.8,
  travel: 0.8,
  rocket: 0.8,
  run: 0.8,
  bus: 0.7,
  car: 0.7,
  taxi: 0.7,
  bicycle: 0.7,
  motorcycle: 0.7,
  mail: 0.6,
};

const peakMeaning: Meaning = { mountain: 1, climb: 1, hike: 0.9, ski: 1, snow: 0.8, tent: 0.6 };

const lightMeaning: Meaning = {
  sun: 1,
  dawn: 1,
  lantern: 1,
  lamp: 1,
  moon: 0.9,
  lighthouse: 0.8,
};

const layerMeaning: Meaning = {
  layers: 1,
  data: 0.9,
  server: 0.9,
  growth: 0.8,
  book: 0.8,
  capital: 0.7,
  wall: 0.8,
  construction: 0.7,
  building: 0.7,
  music: 0.6,
  sound: 0.7,
  code: 0.6,
  network: 0.5,
};

/** Devices of form: the letters they need, their meanings, and their value without a meaning. */
const formDevices: readonly {
  readonly treatment: Treatment;
  readonly letters: string;
  readonly meaning: Meaning;
  readonly plain: number;
  /** Relevance from which it is meant. Default: that of pictures. */
  readonly least?: number;
  readonly voice: TraitName;
}[] = [
  { treatment: 'orbit', letters: 'oOоО', meaning: orbitMeaning, plain: 0, voice: 'playful' },
  { treatment: 'counter-arrow', letters: 'AА', meaning: movingMeaning, plain: 0, voice: 'bold' },
  { treatment: 'snowcap', letters: 'AА', meaning: peakMeaning, plain: 0, voice: 'bold' },
  { treatment: 'lit-counter', letters: 'oOоО', meaning: lightMeaning, plain: 0, least: 0.75, voice: 'warm' },
  { treatment: 'bar-letter', letters: 'EЕΕ', meaning: layerMeaning, plain: 0.25, voice: 'technical' },
];

/**
 * Below this, a picture belongs to the trade rather than the name. It may stand beside a name, but not inside
 * it.
 */
const leastRelevance = 0.22;
/** Icons considered per concept, best first. */
const iconsKept = 5;

/**
 * The icons of every concept with a mark. A plain icon may look like stock as a mark, but inside a name it is
 * a new drawing. Each icon appears once, for the concept that suggests it most. Also includes drawings made
 * for the name.
 */
function picturesOf(marks: readonly MarkCandidate[]): readonly MarkCandidate[] {
  const best = new Map<string, MarkCandidate>();
  for (const mark of marks) {
    if (mark.kind === 'drawn' && mark.word !== null && !mark.contained && mark.relevance >= leastRelevance)
      best.set(mark.id, mark);
    // A trade alone is no reason to change a letter, but a word of the brief is. Icons of a trade beside a
    // name that is a thing are stock.
    const apt = mark.concept !== null && mark.word !== null && mark.trade !== true;
    const icons = apt ? (mark.icons ?? []) : [];
    icons.slice(0, iconsKept).forEach((icon, rank) => {
      const id = `icon/${icon}`;
      const relevance = mark.relevance * (1 - 0.08 * rank);
      const drawn = markEntry(id);
      if (drawn === undefined || relevance < Math.max(leastRelevance, best.get(id)?.relevance ?? 0)) return;
      best.set(id, { ...mark, id, kind: 'icon', relevance, craft: drawn.craft, contained: false });
    });
  }
  return [...best.values()];
}

/** Marks of initial and thing, as the first letter of the name. */
const initialsOf = (marks: readonly MarkCandidate[]): readonly DeviceOffer[] =>
  marks
    .filter((m) => m.kind === 'letter-idea')
    .map((candidate) => ({
      treatment: 'picture-initial',
      letters: capitalsLike(letterOf(candidate.id)),
      candidate,
      drawsPicture: true,
      relevance: candidate.relevance,
      voice: null,
    }));

/** Things that a word of the brief means, as a letter of the name. */
const figuresOf = (marks: readonly MarkCandidate[]): readonly DeviceOffer[] => {
  const best = new Map<string, MarkCandidate>();
  for (const mark of marks) {
    const { concept, word, trade, relevance } = mark;
    // A trade alone is no reason to change a letter.
    if (concept === null || word === null || trade === true || figures[concept] === undefined) continue;
    // A drawing fetched on demand has only the nearest concept, whose figure would be another thing.
    if (mark.icons?.length !== 0 && mark.icons?.every(isStored) === true) continue;
    if (relevance >= Math.max(leastRelevance, best.get(concept)?.relevance ?? 0)) best.set(concept, mark);
  }
  return [...best].map(([concept, candidate]) => ({
    treatment: 'pictured',
    letters: (figures[concept] ?? []).flatMap((f) => [...f.letters].map(capitalsLike)).join(''),
    candidate,
    drawsPicture: false,
    relevance: Math.min(1, 1.4 * candidate.relevance),
    voice: null,
  }));
};

/** Minimum craft of an icon cut out of a disc to be cut out of an O. */
const leastCutOut = 4;
const cutOuts: { ids?: ReadonlySet<string> } = {};

/** True for icons that were judged as a hole in a disc and are recognizable there. */
function isCutOut(id: string): boolean {
  cutOuts.ids ??= new Set(
    [...cataloguedMarks().values()]
      .filter((m) => /^negative-space\/(?:disc|squircle)\+/u.test(m.id) && m.craft >= leastCutOut)
      .map((m) => `icon/${m.icons.at(-1)}`),
  );
  return cutOuts.ids.has(id);
}

/** Every device the brief suggests, pictures first. None draws a concept of `ruledOut`, of which the client ruled out a picture. */
export function deviceOffers(marks: readonly MarkCandidate[], ruledOut: ReadonlySet<string>): readonly DeviceOffer[] {
  const open = ruledOut.size === 0 ? marks : marks.filter(({ concept }) => concept === null || !ruledOut.has(concept));
  const pictures = picturesOf(marks).flatMap((candidate): readonly DeviceOffer[] => {
    const { id, relevance } = candidate;
    const of = (treatment: Treatment, letters: string): DeviceOffer => ({
      treatment,
      letters,
      candidate,
      drawsPicture: true,
      relevance,
      voice: null,
    });
    const letter = letterPicture(id);
    return [
      ...(letter === undefined ? [] : [of('picture-letter', letter.letters)]),
      ...(dotPicture(id) === undefined ? [] : [of('picture-dot', 'ij')]),
      ...(isCutOut(id) ? [of('pictured', capitalsLike('O'))] : []),
      ...(fillsTilted(id) ? [{ ...of('tilted', ''), voice: 'playful' as const }] : []),
    ];
  });
  const forms = formDevices.flatMap(
    ({ treatment, letters, meaning, plain, voice, least = leastRelevance }): readonly DeviceOffer[] => {
      const value = (m: MarkCandidate): number => (m.word === null ? 0 : (meaning[m.concept ?? ''] ?? 0) * m.relevance);
      const best = open.reduce<MarkCandidate | null>((a, b) => (value(b) > (a === null ? 0 : value(a)) ? b : a), null);
      // A letter that expresses the meaning is rarer and worth more than a picture of it.
      const meant = best === null ? 0 : Math.min(1, 1.4 * value(best));
      if (best !== null && meant >= least)
        return [{ treatment, letters, candidate: best, drawsPicture: false, relevance: meant, voice: null }];
      return plain > 0 ? [{ treatment, letters, candidate: null, drawsPicture: false, relevance: plain, voice }] : [];
    },
  );
  return [...pictures, ...initialsOf(marks), ...figuresOf(open), ...forms];
}

/** Offers of one treatment for which the name has a letter in this case. */
export const offersFor = (
  offers: readonly DeviceOffer[],
  treatment: Treatment,
  parts: NameParts,
  letterCase: LetterCase,
): readonly DeviceOffer[] => {
  const text = (parts.cased[letterCase] ?? parts.words).join('');
  return offers.filter((o) => o.treatment === treatment && (o.letters === '' || [...o.letters].some((c) => text.includes(c))));
};

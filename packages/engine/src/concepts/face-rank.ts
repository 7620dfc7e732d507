import type { FontStyle, Industry } from '../brief/choices.ts';
import type { Random } from '../random.ts';
import { hasOwnScript, mainScript } from '../typography/script.ts';
import { covers, type Face, faceById, faces } from './face.ts';
import type { StyleSpec } from './style-spec.ts';
import { suitsTrade, type TradeLetters } from './subject/letter-genres.ts';
import type { Traits } from './typeface.ts';
import { voiceDistance } from './voice.ts';

type Prior = Readonly<Record<FontStyle, number>>;

const prior = (serif: number, sans: number, hand: number, display: number): Prior => ({
  serif,
  'sans-serif': sans,
  handwritten: hand,
  display,
});

/**
 * How suitable each font style is for a trade, 0–1 (design rules §2, industry prior, scaled to its largest).
 */
const industryPriors: Readonly<Record<Industry, Prior>> = {
  'Food & Beverage': prior(1, 0.65, 0.8, 0.8),
  Technology: prior(0.15, 1, 0, 0.2),
  Healthcare: prior(0.5, 1, 0, 0.15),
  Finance: prior(0.6, 1, 0, 0.1),
  Retail: prior(0.6, 1, 0.25, 0.45),
  'Creative Services': prior(0.7, 1, 0.35, 0.7),
  Consulting: prior(0.55, 1, 0, 0.15),
  'E-commerce': prior(0.5, 1, 0.2, 0.5),
  Education: prior(0.9, 1, 0.1, 0.2),
  'Real Estate': prior(0.9, 1, 0.1, 0.2),
  'Fitness & Wellness': prior(0.25, 1, 0.1, 0.7),
  Other: prior(0.8, 1, 0.3, 0.5),
};

export interface FaceQuery {
  /** The text of the name, as typed. Faces that do not cover it are excluded. */
  readonly text: string;
  readonly voice: Traits;
  readonly style: StyleSpec;
  readonly industry: Industry;
  /** Font style requested for this slot. Null leaves it to the style. */
  readonly wanted: FontStyle | null;
  /** Letters in the longest word. Long words exclude wide faces. */
  readonly longest: number;
  /** For children, or for play. */
  readonly childlike: boolean;
  /** Letters that suit the trade. Null if it is not known. */
  readonly letters: TradeLetters | null;
  /** True if the trade is about moving and the name has an A that can show it. */
  readonly moving: boolean;
}

export interface RankedFace {
  readonly face: Face;
  readonly score: number;
}

/** Hairline width in cap heights below which a serif looks like a fashion magazine. */
const fashionHairline = 0.06;
/** Penalty for that in a school or club, and bonus of a heavy italic for movers. */
const misplaced = { fashion: 0.5, scholarly: 0.25 } as const;
const forward = { stem: 0.25, worth: 0.3 } as const;
/** Squared, technical letters suggest machines, which is wrong for a café or a home. */
const machine = { trait: 0.85, cost: 0.15 } as const;
const machined: ReadonlySet<string> = new Set(['Technology', 'Fitness & Wellness', 'Creative Services', 'E-commerce']);

/** Worth of letters that suit the trade, and of those that never do: no style or answer brings these back. */
const ofTrade = { 1: 0.05, 0: 0, '-1': -0.45 } as const;

/** Bonus or penalty of a face for the client's subject, beyond the voice. */
function fitness(face: Face, { childlike, moving, style, industry, letters }: FaceQuery): number {
  const { stem, hairline } = face.metrics;
  const thin = face.style === 'serif' && hairline < fashionHairline;
  const out = !thin ? 0 : childlike ? misplaced.fashion : industry === 'Education' ? misplaced.scholarly : 0;
  const foreign = face.traits.technical >= machine.trait && !machined.has(industry) ? machine.cost : 0;
  const trade = letters === null ? 0 : ofTrade[suitsTrade(face, letters)];
  return trade + (moving && face.italic && stem >= forward.stem && style.voice.bold >= 0.9 ? forward.worth : -out - foreign);
}

/** Freshness below which a face is overused: it must be clearly better to be chosen. */
const wornOut = 0.12;

/**
 * Name faces that can set the text, best first. Score in [0, 1.19]: voice .5, font style .25, trade .1,
 * freshness .1, chance .24 (from the brief's own stream, so that two names of one trade get different faces).
 */
export function rankFaces(query: FaceQuery, random: Random): readonly RankedFace[] {
  const ranked: RankedFace[] = [];
  for (const face of faces) {
    const chance = random.next();
    if (!face.uses.includes('name') || !belongs(face, query.text) || !covers(face, query.text)) continue;
    if (query.wanted !== null && face.style !== query.wanted) continue;
    const category = query.wanted !== null ? 1 : (query.style.fonts[face.style] ?? 0);
    if (category === 0) continue;
    const width = face.metrics.advances.length > 26 ? mean(face.metrics.advances.slice(26, 52)) / 1000 / face.metrics.cap : 0.8;
    // In words of more than 12 letters, only faces narrower than .95 of their cap height per letter stay
    // compact.
    const long = query.longest > 12 ? Math.max(0, width - 0.72) * 0.9 : 0;
    const score =
      0.5 * (1 - Math.min(1, voiceDistance(face.traits, query.voice) * 2.4)) +
      0.25 * category +
      0.1 * industryPriors[query.industry][face.style] +
      0.1 * face.freshness +
      0.24 * chance -
      (face.freshness < wornOut ? 0.08 : 0) -
      long +
      fitness(face, query);
    ranked.push({ face, score });
  }
  return ranked.sort((a, b) => b.score - a.score || (a.face.id < b.face.id ? -1 : 1));
}

const mean = (values: readonly number[]): number => values.reduce((s, v) => s + Math.max(0, v), 0) / Math.max(1, values.length);

/** Scripts whose Latin letters connect but whose Cyrillic or Greek ones do not. Checked one by one. */
const unjoined: ReadonlySet<string> = new Set(['marck-script-400', 'bad-script-400']);

/** A face made for another script is proposed only if the text uses that script. */
const belongs = (face: Face, text: string): boolean =>
  (face.script === undefined || face.script === mainScript(text)) &&
  !(unjoined.has(face.id) && /\p{Script=Cyrillic}|\p{Script=Greek}/u.test(text));

/** Every name face that covers a text, whatever its voice. The last resort before a name is refused. */
export const coveringFaces = (text: string): readonly Face[] =>
  faces.filter((f) => f.uses.includes('name') && belongs(f, text) && covers(f, text));

/** Every slogan face that covers the text. */
export const sloganFaces = (text: string): readonly Face[] =>
  faces.filter((f) => f.uses.includes('slogan') && belongs(f, text) && covers(f, text));

/** Faces with an ampersand worth showing large, best first. */
const ampersandIds = [
  'instrument-serif-400i',
  'cormorant-500i',
  'playfair-display-600i',
  'fraunces-600i',
  'bodoni-moda-500i',
  'young-serif-400',
];

/**
 * The face of a large ampersand beside `face`: italic with a similar weight, or the face itself if its own is
 * lively.
 */
export function ampersandFace(face: Face): Face {
  const candidates = ampersandIds.flatMap((id) => faceById(id) ?? []);
  const heavy = face.metrics.stem > 0.19;
  return candidates.find((f) => f.family === face.family) ?? candidates.find((f) => f.metrics.stem > 0.19 === heavy) ?? face;
}

/** Minimum and maximum weight that works in capitals half as high as the name. */
const secondLineWeights = { least: 500, most: 800 } as const;

/**
 * The face of a second line below a name: the slogan's family, in its lightest cut that works at small sizes.
 */
export function secondLineFace(face: Face, text: string): Face | null {
  const paired = smallFace(face, text);
  if (paired === null || paired.weight >= secondLineWeights.least) return paired;
  const own = face.style === 'sans-serif' && !face.italic ? [face.family] : [];
  const holds = (family: string): readonly Face[] =>
    faces
      .filter(
        (f) =>
          f.family === family &&
          !f.italic &&
          f.weight >= secondLineWeights.least &&
          f.weight <= secondLineWeights.most &&
          covers(f, text),
      )
      .sort((a, b) => a.weight - b.weight);
  return [...own, paired.family].flatMap((family) => holds(family)[0] ?? [])[0] ?? paired;
}

/** The lighter cut for a two-weight name. Null if the family has none that is readable at 64 px. */
export function lightCut(face: Face): Face | null {
  const light = face.light === undefined ? undefined : faceById(face.light);
  return light === undefined || light.weight < 400 ? null : light;
}

/** The face for slogans and small second lines below a name face, if it can set them. */
export function smallFace(face: Face, text: string): Face | null {
  const paired = faceById(face.slogan);
  if (paired !== undefined && covers(paired, text)) return paired;
  const [own] = hasOwnScript(text) ? sloganFaces(text).filter((f) => f.script !== undefined) : [];
  return own ?? sloganFaces(text)[0] ?? (covers(face, text) ? face : null);
}

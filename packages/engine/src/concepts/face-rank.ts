import type { FontStyle, Industry } from '../brief/choices.ts';
import type { Random } from '../random.ts';
import { covers, type Face, faceById, faces } from './face.ts';
import type { StyleSpec } from './style-spec.ts';
import type { Traits } from './typeface.ts';
import { voiceDistance } from './voice.ts';

type Prior = Readonly<Record<FontStyle, number>>;

const prior = (serif: number, sans: number, hand: number, display: number): Prior => ({
  serif,
  'sans-serif': sans,
  handwritten: hand,
  display,
});

/** How often each font style is right in a trade, 0–1 (design rules §2, industry prior, scaled to its largest). */
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
  /** The text the name will be set in, as typed: coverage is a hard gate. */
  readonly text: string;
  readonly voice: Traits;
  readonly style: StyleSpec;
  readonly industry: Industry;
  /** Font style asked for in this slot; null leaves it to the style. */
  readonly wanted: FontStyle | null;
  /** Longest word in letters: long words rule wide faces out. */
  readonly longest: number;
}

export interface RankedFace {
  readonly face: Face;
  readonly score: number;
}

/**
 * Name faces that can set the text, best first. Score in [0, 1.04]: voice .45, font style .25, trade .1, freshness .1, chance .14
 * (from the brief's own stream, so that two names of one trade do not meet the same faces).
 */
export function rankFaces(query: FaceQuery, random: Random): readonly RankedFace[] {
  const ranked: RankedFace[] = [];
  for (const face of faces) {
    const chance = random.next();
    if (!face.uses.includes('name') || !covers(face, query.text)) continue;
    if (query.wanted !== null && face.style !== query.wanted) continue;
    const category = query.wanted !== null ? 1 : (query.style.fonts[face.style] ?? 0);
    if (category === 0) continue;
    const width = face.metrics.advances.length > 26 ? mean(face.metrics.advances.slice(26, 52)) / 1000 / face.metrics.cap : 0.8;
    // Over 12 letters in a word only faces narrower than .95 of their cap height a letter stay compact.
    const long = query.longest > 12 ? Math.max(0, width - 0.72) * 0.9 : 0;
    const score =
      0.45 * (1 - Math.min(1, voiceDistance(face.traits, query.voice) * 2.4)) +
      0.25 * category +
      0.1 * industryPriors[query.industry][face.style] +
      0.1 * face.freshness +
      0.14 * chance -
      long;
    ranked.push({ face, score });
  }
  return ranked.sort((a, b) => b.score - a.score || (a.face.id < b.face.id ? -1 : 1));
}

const mean = (values: readonly number[]): number => values.reduce((s, v) => s + Math.max(0, v), 0) / Math.max(1, values.length);

/** Every name face that covers a text, whatever its voice: the last resort before a name is refused. */
export const coveringFaces = (text: string): readonly Face[] => faces.filter((f) => f.uses.includes('name') && covers(f, text));

/** Every face that may set a slogan and covers it. */
export const sloganFaces = (text: string): readonly Face[] => faces.filter((f) => f.uses.includes('slogan') && covers(f, text));

/** Faces whose ampersand is worth showing large, best first. */
const ampersandIds = [
  'instrument-serif-400i',
  'cormorant-500i',
  'playfair-display-600i',
  'fraunces-600i',
  'bodoni-moda-500i',
  'young-serif-400',
];

/** The face of a large ampersand beside `face`: italic and of the same temper; the face itself when it is already lively. */
export function ampersandFace(face: Face): Face {
  const candidates = ampersandIds.flatMap((id) => faceById(id) ?? []);
  const heavy = face.metrics.stem > 0.19;
  return candidates.find((f) => f.family === face.family) ?? candidates.find((f) => f.metrics.stem > 0.19 === heavy) ?? face;
}

/** The face of slogans and small second lines under a name face, when it can set them. */
export function smallFace(face: Face, text: string): Face | null {
  const paired = faceById(face.slogan);
  if (paired !== undefined && covers(paired, text)) return paired;
  return faces.find((f) => f.uses.includes('slogan') && covers(f, text)) ?? (covers(face, text) ? face : null);
}

import type { Brief } from '../brief/brief.ts';
import type { StyleDirection } from '../brief/choices.ts';
import { type Personality, personalityOf, type QuizQuestion } from '../brief/quiz.ts';
import type { ColorPreference } from '../color/scheme.ts';
import { type StyleSpec, styleSpecs } from './style-spec.ts';
import type { VariationStyle } from './variation-style.ts';
import { blend, voiceOf, voiceStrength } from './voice.ts';

/** How strongly a choice pulls every slot toward variation styles; shares in [0, 1]. */
type Pull = Readonly<Partial<Record<VariationStyle, number>>>;

const byDirection: Readonly<Record<StyleDirection, Pull>> = {
  elegant: { 'elegant sophisticated': 0.76 },
  minimalist: { 'modern minimalist': 0.76 },
  bold: { 'bold statement': 0.76 },
  playful: { 'playful friendly': 0.76 },
};

const byPersonality: Readonly<Record<Personality, Pull>> = {
  'Premium Professional': { 'elegant sophisticated': 0.25, 'professional corporate': 0.2 },
  'Friendly Creative': { 'playful friendly': 0.28, 'creative artistic': 0.17 },
  'Dynamic Leader': { 'bold statement': 0.42 },
  'Zen Innovator': { 'modern minimalist': 0.34, 'tech-inspired': 0.1 },
  'Balanced Brand': {},
};

/** Each answer has its own direction, so that its effect is visible in the set. */
const byAnswer: Readonly<Record<QuizQuestion, Readonly<Record<string, Pull>>>> = {
  energy: {
    calm: { 'modern minimalist': 0.2, 'elegant sophisticated': 0.1 },
    energetic: { 'bold statement': 0.3 },
    sophisticated: { 'elegant sophisticated': 0.3 },
    playful: { 'playful friendly': 0.3 },
  },
  personality: {
    leader: { 'bold statement': 0.16, 'professional corporate': 0.12 },
    friend: { 'playful friendly': 0.26 },
    innovator: { 'tech-inspired': 0.28 },
    expert: { 'professional corporate': 0.28 },
  },
  values: {
    quality: { 'elegant sophisticated': 0.16, 'handcrafted artisan': 0.1 },
    accessibility: { 'playful friendly': 0.14, 'modern minimalist': 0.12 },
    innovation: { 'tech-inspired': 0.2, 'creative artistic': 0.08 },
    tradition: { 'handcrafted artisan': 0.28 },
  },
  aesthetic: {
    minimal: { 'modern minimalist': 0.32 },
    bold: { 'bold statement': 0.32 },
    classic: { 'elegant sophisticated': 0.16, 'handcrafted artisan': 0.14 },
    organic: { 'handcrafted artisan': 0.3 },
  },
};

/** Score adjustment of color preferences by quiz answer, if colors are left open. */
const temperByAnswer: Readonly<Record<string, Readonly<Partial<Record<ColorPreference, number>>>>> = {
  calm: { nature: 0.3, energetic: -0.5 },
  energetic: { energetic: 0.5, professional: -0.2 },
  sophisticated: { monochrome: 0.3, professional: 0.15, energetic: -0.5 },
  playful: { creative: 0.3, energetic: 0.25, monochrome: -0.3 },
  minimal: { monochrome: 0.35 },
  bold: { energetic: 0.3 },
  classic: { professional: 0.25, warm: 0.1, energetic: -0.3 },
  organic: { nature: 0.45, warm: 0.15 },
  tradition: { warm: 0.2, nature: 0.1, energetic: -0.2 },
  innovation: { professional: 0.1, creative: 0.2 },
};

const temperByDirection: Readonly<Record<StyleDirection, Readonly<Partial<Record<ColorPreference, number>>>>> = {
  elegant: { monochrome: 0.25, energetic: -1, creative: -0.1 },
  minimalist: { monochrome: 0.5, professional: 0.15, warm: -0.1, energetic: -0.3 },
  bold: { energetic: 0.6, warm: 0.1, nature: -0.25 },
  playful: { creative: 0.35, energetic: 0.35, monochrome: -0.6, professional: -0.2 },
};

/** Minimum share of a slot's own style, whatever was chosen. Otherwise all eight slots would look alike. */
const leastOwn = 0.24;

function pulls(brief: Brief): ReadonlyMap<VariationStyle, number> {
  const out = new Map<VariationStyle, number>();
  const add = (pull: Pull): void => {
    for (const [style, share] of Object.entries(pull) as [VariationStyle, number][])
      out.set(style, (out.get(style) ?? 0) + share);
  };
  if (brief.style !== null) add(byDirection[brief.style]);
  const answered = Object.entries(brief.quiz) as [QuizQuestion, string][];
  const label = brief.personality ?? (answered.length === 4 ? personalityOf(brief.quiz) : null);
  if (label !== null) add(byPersonality[label]);
  for (const [question, answer] of answered) add(byAnswer[question][answer] ?? {});
  const total = [...out.values()].reduce((sum, share) => sum + share, 0);
  const scale = total > 1 - leastOwn ? (1 - leastOwn) / total : 1;
  return new Map([...out].map(([style, share]) => [style, share * scale]));
}

/** A slot's style, pulled toward the client's choices: direction, personality and every quiz answer. */
export function styleForBrief(style: VariationStyle, brief: Brief): StyleSpec {
  const own = styleSpecs[style];
  const shares = pulls(brief);
  const drawn = [...shares.values()].reduce((sum, share) => sum + share, 0);
  const parts: readonly (readonly [StyleSpec, number])[] = [
    [own, 1 - drawn],
    ...[...shares].map(([other, share]) => [styleSpecs[other], share] as const),
  ];
  return {
    voice: blend([
      [own.voice, 1 - 0.6 * drawn],
      [voiceOf(brief), 0.5 + voiceStrength(brief)],
    ]),
    fonts: mixed(parts, (s) => s.fonts),
    cases: mixed(parts, (s) => s.cases),
    archetypes: mixed(parts, (s) => s.archetypes),
    treatments: mixed(parts, (s) => s.treatments),
    marks: mixed(parts, (s) => s.marks),
    // Choices for the whole set must outweigh the preference for different grounds within it.
    grounds: scaled(
      mixed(parts, (s) => s.grounds),
      1 + 1.2 * drawn,
    ),
    inks: [0, 1, 2].map((i) => parts.reduce((sum, [s, w]) => sum + (s.inks[i] as number) * w, 0)) as unknown as StyleSpec['inks'],
    air: parts.reduce((sum, [s, w]) => sum + s.air * w, 0),
  };
}

/** Neon on a stranger's logo is a gamble. It appears only if the brief asks for energy. */
const quietUnlessAsked: Readonly<Partial<Record<ColorPreference, number>>> = { energetic: -0.35, creative: -0.1 };
const loudAnswers: ReadonlySet<string> = new Set(['energetic', 'playful', 'bold']);

/**
 * Score adjustments of color preferences by style direction and quiz. For the trade's, see industryTemper.
 */
export function temperOf(brief: Brief): Readonly<Partial<Record<ColorPreference, number>>> {
  const out: Partial<Record<ColorPreference, number>> = {};
  const add = (temper: Readonly<Partial<Record<ColorPreference, number>>>): void => {
    for (const [preference, by] of Object.entries(temper) as [ColorPreference, number][])
      out[preference] = (out[preference] ?? 0) + by;
  };
  const loud = brief.style === 'bold' || brief.style === 'playful' || Object.values(brief.quiz).some((a) => loudAnswers.has(a));
  if (!loud) add(quietUnlessAsked);
  if (brief.style !== null) add(temperByDirection[brief.style]);
  for (const answer of Object.values(brief.quiz)) add(temperByAnswer[answer] ?? {});
  return out;
}

const scaled = <K extends string>(weights: Partial<Record<K, number>>, by: number): Partial<Record<K, number>> =>
  Object.fromEntries(Object.entries(weights).map(([key, w]) => [key, (w as number) * by])) as Partial<Record<K, number>>;

function mixed<K extends string>(
  parts: readonly (readonly [StyleSpec, number])[],
  rows: (spec: StyleSpec) => Readonly<Partial<Record<K, number>>>,
): Partial<Record<K, number>> {
  const out: Partial<Record<K, number>> = {};
  for (const [spec, weight] of parts) {
    for (const [key, value] of Object.entries(rows(spec)) as [K, number][]) out[key] = (out[key] ?? 0) + value * weight;
  }
  return out;
}

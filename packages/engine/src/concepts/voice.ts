import type { Brief } from '../brief/brief.ts';
import type { Industry, StyleDirection } from '../brief/choices.ts';
import { type Personality, personalityOf, type QuizAnswers, type QuizQuestion } from '../brief/quiz.ts';
import { type TraitName, type Traits, traitNames } from './typeface.ts';

/** Traits as digits 0–9 in the order of `traitNames`, as in the design tables. */
const digits = (text: string): Traits =>
  Object.fromEntries(traitNames.map((name, i) => [name, Number(text[i]) / 9])) as unknown as Traits;

const balanced = digits('5455552');

const byPersonality: Readonly<Record<Personality, Traits>> = {
  'Premium Professional': digits('8147333'),
  'Friendly Creative': digits('2753283'),
  'Dynamic Leader': digits('5383632'),
  'Zen Innovator': digits('5227651'),
  'Balanced Brand': balanced,
};

const byDirection: Readonly<Record<StyleDirection, Traits>> = {
  elegant: digits('8129135'),
  minimalist: digits('5235730'),
  bold: digits('3592443'),
  playful: digits('1962284'),
};

const byIndustry: Readonly<Record<Industry, Traits>> = {
  'Food & Beverage': digits('3555175'),
  Technology: digits('5344820'),
  Healthcare: digits('6345562'),
  Finance: digits('8145524'),
  Retail: digits('4455353'),
  'Creative Services': digits('3655453'),
  Consulting: digits('7145533'),
  'E-commerce': digits('3554552'),
  Education: digits('6444364'),
  'Real Estate': digits('7246344'),
  'Fitness & Wellness': digits('3475441'),
  Other: balanced,
};

type Delta = Partial<Record<TraitName, number>>;

/** Change of the voice per answer, in ninths. Every answer has its own direction. */
const byAnswer: Readonly<Record<QuizQuestion, Readonly<Record<string, Delta>>>> = {
  energy: {
    calm: { bold: -2.5, playful: -1, warm: 1 },
    energetic: { bold: 3, playful: 1, elegant: -1.5 },
    sophisticated: { elegant: 3, formal: 2, playful: -2 },
    playful: { playful: 3.5, warm: 1.5, formal: -2.5 },
  },
  personality: {
    leader: { bold: 2, formal: 1, technical: 1 },
    friend: { warm: 3, playful: 1.5, formal: -2 },
    innovator: { technical: 3, vintage: -2 },
    expert: { formal: 2.5, elegant: 1, playful: -1.5 },
  },
  values: {
    quality: { elegant: 2, formal: 1 },
    accessibility: { warm: 2, playful: 1, elegant: -1 },
    innovation: { technical: 2.5, vintage: -2 },
    tradition: { vintage: 3.5, formal: 1, technical: -2 },
  },
  aesthetic: {
    minimal: { bold: -2, vintage: -1.5, technical: 1.5, playful: -1 },
    bold: { bold: 3.5, elegant: -1 },
    classic: { vintage: 2.5, formal: 2, technical: -1.5 },
    organic: { warm: 3.5, technical: -2.5, formal: -1 },
  },
};

/** Weighted mean of voices. Weights need not sum to one. */
export function blend(parts: readonly (readonly [Traits, number])[]): Traits {
  const total = parts.reduce((sum, [, w]) => sum + w, 0);
  return Object.fromEntries(
    traitNames.map((name) => [name, parts.reduce((sum, [t, w]) => sum + t[name] * w, 0) / total]),
  ) as unknown as Traits;
}

function shifted(traits: Traits, answers: QuizAnswers): Traits {
  const out = { ...traits } as Record<TraitName, number>;
  for (const [question, answer] of Object.entries(answers) as [QuizQuestion, string][]) {
    const delta = byAnswer[question][answer] ?? {};
    for (const [name, by] of Object.entries(delta) as [TraitName, number][])
      out[name] = Math.min(1, Math.max(0, out[name] + by / 9));
  }
  return out;
}

/** Weight of a personality, where the trade has 1 and a style direction 3: alone it is all that was said. */
const ofPersonality = { alone: 4, besideStyle: 1.5 } as const;

/**
 * The client's voice from personality, style direction, quiz and trade; each trait in [0, 1]. Choices
 * outweigh the trade.
 */
export function voiceOf(brief: Brief): Traits {
  const parts: (readonly [Traits, number])[] = [[byIndustry[brief.industry], 1]];
  const personality = brief.personality ?? (Object.keys(brief.quiz).length === 4 ? personalityOf(brief.quiz) : null);
  if (personality !== null && personality !== 'Balanced Brand')
    parts.push([byPersonality[personality], brief.style === null ? ofPersonality.alone : ofPersonality.besideStyle]);
  if (brief.style !== null) parts.push([byDirection[brief.style], 3]);
  return shifted(blend(parts), brief.quiz);
}

/** How much the client said about the voice, in [0, 1]. Determines how far a set may deviate from it. */
export const voiceStrength = (brief: Brief): number =>
  Math.min(1, (brief.style === null ? 0 : 0.5) + (brief.personality === null ? 0 : 0.2) + Object.keys(brief.quiz).length * 0.12);

/**
 * Weighted Manhattan distance of two voices in [0, 1]. Formality, playfulness and boldness are noticed first.
 */
export function voiceDistance(a: Traits, b: Traits): number {
  const weights: Readonly<Record<TraitName, number>> = {
    formal: 1.1,
    playful: 1.3,
    bold: 1.2,
    elegant: 1.2,
    technical: 1.1,
    warm: 0.9,
    vintage: 1.0,
  };
  let sum = 0;
  let total = 0;
  for (const name of traitNames) {
    sum += weights[name] * Math.abs(a[name] - b[name]);
    total += weights[name];
  }
  return sum / total;
}

export { digits };

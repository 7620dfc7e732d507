import type { Industry } from './choices.ts';
import type { QuizAnswers } from './quiz.ts';

/** What a prompt template asks for (row W-13); each is a few plain words, without a full stop. */
export interface PromptWords {
  readonly brandPersonality: string;
  readonly audienceType: string;
  readonly brandValues: string;
  /** What this business is about in particular. */
  readonly focus: string;
}

/** One template a trade of the theme catalogue. Every one holds each of the four placeholders once. */
const templates = {
  Technology:
    'A {brandPersonality} identity for a technology business: clear at the size of an app icon, made for {audienceType}, built on {brandValues}, about {focus}.',
  'Food & Beverage':
    'A {brandPersonality} identity for food and drink: it should taste of {focus}, welcome {audienceType} and stand for {brandValues}.',
  Healthcare:
    'A {brandPersonality} identity for a place of care: calm and legible, it gives {audienceType} confidence through {brandValues} and tells of {focus}.',
  Finance:
    'A {brandPersonality} identity for a house that looks after money: it earns the trust of {audienceType} with {brandValues} and speaks plainly about {focus}.',
  Retail:
    'A {brandPersonality} identity for a shop: seen from across the street by {audienceType}, remembered for {brandValues}, selling {focus}.',
} as const satisfies Partial<Record<Industry, string>>;

/** The trades without a template of their own. */
const anyTrade =
  'A {brandPersonality} identity for a business about {focus}: made for {audienceType} and built on {brandValues}.';

export const promptTemplate = (industry: string): string =>
  Object.hasOwn(templates, industry) ? templates[industry as keyof typeof templates] : anyTrade;

/** Puts the words into the template. A word is put in as it is, braces and all: it is never read as a placeholder itself. */
export const fillPrompt = (template: string, words: PromptWords): string =>
  template.replace(/\{(brandPersonality|audienceType|brandValues|focus)\}/gu, (_, key: keyof PromptWords) => words[key]);

const audiences: Readonly<Record<NonNullable<QuizAnswers['personality']>, string>> = {
  leader: 'people who want the best there is',
  friend: 'neighbors, families and regulars',
  innovator: 'people who like to try what is new',
  expert: 'people who check twice before they choose',
};

const values: Readonly<Record<NonNullable<QuizAnswers['values']>, string>> = {
  quality: 'quality in every detail',
  accessibility: 'being easy and open for everyone',
  innovation: 'fresh ideas that work',
  tradition: 'craft and tradition',
};

/** The brief as one sentence: what a text or image provider is told of it. `focus` as the person wrote it, which is quoted; empty for the trade itself. */
export const promptOf = ({
  industry,
  personality,
  quiz,
  focus,
}: {
  readonly industry: string;
  readonly personality: string;
  readonly quiz: QuizAnswers;
  readonly focus: string;
}): string =>
  fillPrompt(promptTemplate(industry), {
    brandPersonality: (personality === '' || personality === 'Balanced Brand' ? 'balanced' : personality).toLowerCase(),
    audienceType: quiz.personality === undefined ? 'everyone it is for' : audiences[quiz.personality],
    brandValues: quiz.values === undefined ? 'honest work' : values[quiz.values],
    focus: focus === '' ? (industry === '' || industry === 'Other' ? 'what it does best' : industry.toLowerCase()) : `“${focus}”`,
  });

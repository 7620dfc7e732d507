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
    'A {brandPersonality} identity for a technology company. In your words: {focus} It is made for {audienceType} and stands for {brandValues}, and it stays clear at the size of an app icon.',
  'Food & Beverage':
    'A {brandPersonality} identity for a food and drink business. In your words: {focus} It welcomes {audienceType}, and it stands for {brandValues}.',
  Healthcare:
    'A {brandPersonality} identity for a healthcare practice. In your words: {focus} It is calm and easy to read for {audienceType}, and it stands for {brandValues}.',
  Finance:
    'A {brandPersonality} identity for a financial services company. In your words: {focus} It earns the trust of {audienceType}, and it stands for {brandValues}.',
  Retail:
    'A {brandPersonality} identity for a store. In your words: {focus} It catches the eye of {audienceType}, and it stands for {brandValues}.',
} as const satisfies Partial<Record<Industry, string>>;

/** The trades without a template of their own. */
const anyTrade =
  'A {brandPersonality} identity for a business. In your words: {focus} It is made for {audienceType}, and it stands for {brandValues}.';

export const promptTemplate = (industry: string): string =>
  Object.hasOwn(templates, industry) ? templates[industry as keyof typeof templates] : anyTrade;

/** Puts the words into the template. A word is put in as it is, braces and all: it is never read as a placeholder itself. */
export const fillPrompt = (template: string, words: PromptWords): string =>
  template.replace(/\{(brandPersonality|audienceType|brandValues|focus)\}/gu, (_, key: keyof PromptWords) => words[key]);

const audiences: Readonly<Record<NonNullable<QuizAnswers['personality']>, string>> = {
  leader: 'people who want the best',
  friend: 'neighbors, families and regulars',
  innovator: 'people who like to try new things',
  expert: 'people who choose carefully',
};

const values: Readonly<Record<NonNullable<QuizAnswers['values']>, string>> = {
  quality: 'quality in every detail',
  accessibility: 'a warm welcome for everyone',
  innovation: 'fresh ideas that work',
  tradition: 'craft and tradition',
};

/** A personality as it is said of an identity; another than these is said as it is written. */
const spoken: Readonly<Record<string, string>> = {
  '': 'balanced',
  'Balanced Brand': 'balanced',
  'Premium Professional': 'premium, professional',
  'Friendly Creative': 'friendly, creative',
  'Dynamic Leader': 'dynamic, confident',
  'Zen Innovator': 'calm, innovative',
};

const focusClause = ' In your words: {focus}';

/**
 * The brief in two sentences: what a text or image provider is told of it. `focus` as the person wrote it, which is quoted. Without one,
 * the industry is named where the template does not name it already.
 */
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
}): string => {
  const template = promptTemplate(industry);
  const named = template !== anyTrade || industry === '' || industry === 'Other';
  const plain = template.replace(focusClause, '');
  const inTrade = named ? plain : plain.replace('a business.', `a business in ${industry.toLowerCase().replace('&', 'and')}.`);
  return fillPrompt(focus === '' ? inTrade : template, {
    brandPersonality: Object.hasOwn(spoken, personality) ? (spoken[personality] as string) : personality.toLowerCase(),
    audienceType: quiz.personality === undefined ? 'everyone' : audiences[quiz.personality],
    brandValues: quiz.values === undefined ? 'honest work' : values[quiz.values],
    focus: /[.!?…]$/u.test(focus) ? `“${focus}”` : `“${focus}.”`,
  });
};

import type { ApiBrief, BrandData, GenerateLogoRequest } from '@brandwright/contract';
import { EngineError, personalities, quizQuestions } from '@brandwright/engine/documents';
import { ProblemError } from '../../http/problem-error.ts';

type Fields = Omit<GenerateLogoRequest, 'variations' | 'keywords' | 'seed' | 'slot' | 'round' | 'exclude'>;

/** Fields with other names in the API than in the product’s own requests. */
const renamed: Readonly<Record<string, string>> = {
  businessName: 'business_name',
  quizAnswers: 'personality',
  fontStyle: 'font_style',
  iconPlacement: 'icon_placement',
  selectedLogo: 'logo',
};

const isResult = (word: string): boolean => (personalities as readonly string[]).includes(word);

/** Answers of the quiz by their question. Of two to one question the later counts. */
const answersIn = (words: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    words.flatMap((word) =>
      Object.entries(quizQuestions)
        .filter(([, answers]) => (answers as readonly string[]).includes(word))
        .map(([question]) => [question, word]),
    ),
  );

/** The brief as the wizard would send it, for logos. */
export function logoFields({ personality = [], colors = [], ...brief }: ApiBrief): Fields {
  return {
    businessName: brief.business_name,
    industry: brief.industry,
    description: brief.description,
    style: brief.style,
    personality: personality.find(isResult),
    colors: colors.join(', '),
    slogan: brief.slogan,
    fontStyle: brief.font_style,
    iconPlacement: brief.icon_placement,
    quizAnswers: answersIn(personality),
    shows: brief.shows,
  };
}

/** The same for a kit. */
export function brandFields(brief: ApiBrief): BrandData {
  const { businessName, ...fields } = logoFields(brief);
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return { businessName, ...Object.fromEntries(given) };
}

/** Rethrows with the names of the API’s fields. */
export function inApiTerms(error: unknown): never {
  if (error instanceof EngineError) {
    const { field, message, ...fault } = error.fault;
    throw field === undefined ? error : new EngineError({ ...fault, ...named(field, message) });
  }
  if (error instanceof ProblemError && error.detail.field !== undefined) {
    const { field, message = error.message, ...detail } = error.detail;
    throw new ProblemError(error.code, { ...detail, ...named(field, message) }, error);
  }
  throw error;
}

function named(field: string, message: string): { readonly field: string; readonly message: string } {
  const [root = '', ...rest] = field.split('.');
  const name = [renamed[root] ?? root, ...rest].join('.');
  return { field: name, message: message.startsWith(field) ? name + message.slice(field.length) : message };
}

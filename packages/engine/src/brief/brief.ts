import { type EngineFault, fault, type Result } from '../errors.ts';
import {
  type FontStyle,
  fontStyles,
  type IconPlacement,
  type Industry,
  iconPlacements,
  industries,
  type StyleDirection,
  styleDirections,
} from './choices.ts';
import { limits } from './limits.ts';
import { type Personality, personalities, type QuizAnswers, type QuizQuestion, quizQuestions } from './quiz.ts';
import { typographic } from './quotation.ts';
import { readShows, type Shows } from './shows.ts';
import { readLine, splitEmoji } from './text.ts';
import { type ThemeName, themeNames } from './themes.ts';

/** What the client asked for, normalized: the only input of the engine. Plain JSON; the same brief is the same string. */
export interface Brief {
  /** As typed, NFC, single spaces. */
  readonly name: string;
  /** What is set: the name without pictographs, its quotes and apostrophes typographic. Never empty. */
  readonly letters: string;
  /** Pictographs taken out of the name; they lead to concepts. */
  readonly emoji: readonly string[];
  readonly slogan: string;
  readonly description: string;
  readonly industry: Industry;
  readonly personality: Personality | null;
  readonly style: StyleDirection | null;
  readonly fontStyle: FontStyle | null;
  /** Free text or the name of a preference; read by `color/color-wish.ts`. */
  readonly colors: string;
  readonly iconPlacement: IconPlacement | null;
  /** A design theme of `themes.ts`: its heading face leads, and its colors where none were asked for. */
  readonly theme: ThemeName | null;
  readonly quiz: QuizAnswers;
  /** What the mark should show. Absent if the client left it open, so that such briefs stay the bytes that they were. */
  readonly shows?: Shows;
  /** Extra seed; empty by default. */
  readonly seed: string;
}

const fields = [
  'name',
  'slogan',
  'description',
  'industry',
  'personality',
  'style',
  'fontStyle',
  'colors',
  'iconPlacement',
  'theme',
  'quiz',
  'shows',
  'seed',
] as const;

const show = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : String(value);
};

/** One of some values, exact but for case; null for nothing. What is none of them is a fault of its field. */
type Choice = <T extends string>(field: string, value: unknown, values: readonly T[]) => T | null;

/** The fault of a name without a letter or a digit. */
const nothingToSet = (name: string, received: unknown): EngineFault =>
  name === ''
    ? fault('brief.name.empty', { field: 'name', received: show(received ?? ''), allowed: `1 to ${limits.name} characters` })
    : fault('brief.name.unsettable', { field: 'name', received: name, allowed: 'at least one letter or digit' });

/** The answers of the quiz by their questions; what is no answer is a fault of its question. */
function readQuiz(answers: unknown, choice: Choice, faults: EngineFault[]): Record<string, string> {
  const quiz: Record<string, string> = {};
  const questions = Object.keys(quizQuestions).join(', ');
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) {
    faults.push(
      fault('brief.field.type', { field: 'quiz', received: show(answers), allowed: `an object with any of ${questions}` }),
    );
    return quiz;
  }
  for (const [question, answer] of Object.entries(answers as Record<string, unknown>)) {
    if (!Object.hasOwn(quizQuestions, question)) {
      faults.push(fault('brief.field.unknown', { field: `quiz.${question.slice(0, 40)}`, allowed: questions }));
      continue;
    }
    const value = choice(`quiz.${question}`, answer, quizQuestions[question as QuizQuestion] as readonly string[]);
    if (value !== null) quiz[question] = value;
  }
  return quiz;
}

/**
 * Reads a brief from anything. Unknown fields, wrong types, unknown values and texts over their limits are faults that
 * name the field, what came and what is allowed; all of them are told at once. Absent, null and empty optional fields
 * are the same. `fontStyle: 'sans'` and American or British case differences are not guessed at: values are exact but for case.
 */
export function parseBrief(input: unknown): Result<Brief> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, faults: [fault('brief.invalid', { received: show(input), allowed: fields.join(', ') })] };
  }
  const faults: EngineFault[] = [];
  const given = new Map(Object.entries(input));
  for (const key of given.keys()) {
    if (!(fields as readonly string[]).includes(key)) {
      faults.push(fault('brief.field.unknown', { field: key.slice(0, 40), allowed: fields.join(', ') }));
    }
  }
  const line = (field: (typeof fields)[number], limit: number): string => {
    const value = given.get(field) ?? '';
    if (typeof value !== 'string') {
      faults.push(fault('brief.field.type', { field, received: show(value), allowed: 'text' }));
      return '';
    }
    // A description is written in a text area: its line breaks are spaces. Every other text is one line.
    const read = readLine(field, field === 'description' ? value.replace(/[\r\n\t]+/gu, ' ') : value, limit);
    if ('line' in read) return read.line;
    faults.push(read.fault);
    return '';
  };
  const choice: Choice = (field, value, values) => {
    if (value === undefined || value === null || value === '') return null;
    const found = typeof value === 'string' ? values.find((v) => v.toLowerCase() === value.trim().toLowerCase()) : undefined;
    if (found === undefined)
      faults.push(fault('brief.field.value', { field, received: show(value), allowed: values.join(', ') }));
    return found ?? null;
  };

  const name = line('name', limits.name);
  const { letters: typed, emoji } = splitEmoji(name);
  const letters = typographic(typed);
  if (!/[\p{L}\p{N}&]/u.test(letters) && faults.every((f) => f.field !== 'name'))
    faults.push(nothingToSet(name, given.get('name')));

  const quiz = readQuiz(given.get('quiz') ?? {}, choice, faults);
  const seed = given.get('seed');
  if (typeof seed === 'number' && Number.isSafeInteger(seed)) given.set('seed', String(seed));

  const shows = readShows(given.get('shows'), faults);
  const brief: Brief = {
    name,
    letters,
    emoji,
    slogan: typographic(splitEmoji(line('slogan', limits.slogan)).letters),
    description: line('description', limits.description),
    industry: choice('industry', given.get('industry'), industries) ?? 'Other',
    personality: choice('personality', given.get('personality'), personalities),
    style: choice('style', given.get('style'), styleDirections),
    fontStyle: choice('fontStyle', given.get('fontStyle'), fontStyles),
    colors: line('colors', limits.text),
    iconPlacement: choice('iconPlacement', given.get('iconPlacement'), iconPlacements),
    theme: choice('theme', given.get('theme'), themeNames),
    quiz: quiz as QuizAnswers,
    ...(shows === null ? {} : { shows }),
    seed: line('seed', limits.text),
  };
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: brief };
}

/**
 * The seed of a set: whose set it is, not what was chosen for it. Choices act through weights alone, so that what an answer
 * changes is what it means, and nothing else is thrown again.
 */
export const seedOf = (brief: Brief, round: number): string => JSON.stringify([brief.name, brief.seed, round]);

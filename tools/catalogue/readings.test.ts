import { expect, test } from 'vitest';
import { askedPictures } from '../../packages/engine/src/concepts/subject/asked-pictures.ts';
import { readSubject } from '../../packages/engine/src/concepts/subject/read-subject.ts';
import { type Brief, parseBrief } from '../../packages/engine/src/index.ts';
import { drawnPictures } from './listed-pictures.ts';
import { nameWords, type ReadingCase, readings, trades } from './subject-lists.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const tradeByName = new Map(trades.map((trade) => [plain(trade.trade.replace(/[’']s\b/gu, '')), trade]));
const byWord = new Map(nameWords.flatMap((word) => [word.word, ...word.forms].map((form) => [plain(form), word] as const)));
const sensesOf = new Map(readings.senses.map(({ word, senses }) => [word, senses.flatMap(({ picture }) => picture ?? [])]));

const drawings = new Map<string, Set<string>>();
for (const { drawings: shown, phrases } of drawnPictures())
  for (const phrase of phrases) {
    const known = drawings.get(phrase) ?? new Set();
    for (const drawing of shown.split(' ')) known.add(drawing);
    drawings.set(phrase, known);
  }
const drawnBy = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.flatMap((phrase) => [...(drawings.get(phrase) ?? [])]));

function briefOf({ name, industry, description }: Pick<ReadingCase, 'name' | 'industry' | 'description'>): Brief {
  const parsed = parseBrief({ name, industry, description });
  if (!parsed.ok) throw new Error(`${name} must parse`);
  return parsed.value;
}

/** Every phrase that the reader asks for, drawn or not. */
function phrasesOf(brief: Brief): readonly string[] {
  const { things, trade } = readSubject({ name: brief.letters, description: brief.description, industry: brief.industry });
  const asked = trade === null ? undefined : tradeByName.get(trade.trade.name);
  return [
    ...things.flatMap(({ word }) => [...(byWord.get(word)?.pictures ?? []), ...(sensesOf.get(word) ?? [])]),
    ...(asked === undefined ? [] : [...asked.pictures, ...asked.also]),
    ...askedPictures(brief).pictures.map(({ picture }) => picture.name),
  ];
}

const small = new Set('a of and the with in on pair stack animal bird flower building'.split(' '));
const nouns = (phrase: string): readonly string[] =>
  plain(phrase)
    .split(' ')
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/(?<=..)s$/u, ''));

/** Whether two phrases name one thing. */
const alike = (a: string, b: string): boolean => nouns(a).some((noun) => nouns(b).includes(noun));

test('of the cases, nineteen in twenty are read as what they ask for', () => {
  const cases = readings.tests.filter(({ reads }) => reads.length > 0);
  const missed = cases.filter((one) => !phrasesOf(briefOf(one)).some((phrase) => one.reads.some((wish) => alike(wish, phrase))));
  expect(missed.length / cases.length, missed.map(({ name }) => name).join('; ')).toBeLessThanOrEqual(0.05);
});

test('but for two, no case asks for a picture that it rules out', () => {
  const wrong = readings.tests.flatMap((one) => {
    const { pictures, never } = askedPictures(briefOf(one));
    const right = drawnBy(one.reads);
    const forbidden = [...drawnBy(one.not)].filter((drawing) => !right.has(drawing));
    const asked = pictures.filter(({ picture }) => picture.drawings.some((d) => forbidden.includes(d) && !never.has(d)));
    return asked.map(({ picture, word }) => `${one.name}: ${picture.name} for ${word}`);
  });
  // A court is a temple and a Montessori school has sprouts, whatever these two would rather show.
  expect([...new Set(wrong)]).toEqual(['Aldersgate Counsel: temple for legal', 'Dandelion Montessori: sprout for montessori']);
});

test('no trade with a plain name is offered a picture that it never shows', () => {
  const wrong = trades.flatMap(({ trade, industry, never, pictures, also }: (typeof trades)[number]) => {
    const brief = briefOf({ name: 'Kelmora', industry, description: trade });
    const right = drawnBy([...pictures, ...also]);
    const forbidden = [...drawnBy(never)].filter((drawing) => !right.has(drawing));
    const asked = askedPictures(brief);
    return asked.pictures
      .filter(({ picture }) => picture.drawings.some((d) => forbidden.includes(d) && !asked.never.has(d)))
      .map(({ picture }) => `${trade}: ${picture.name}`);
  });
  expect(wrong).toEqual([]);
});

/**
 * Builds packages/engine/src/concepts/catalogue/subjects.json from the lists in `subjects`: what each drawing is a picture of,
 * which pictures trades and names ask for, and which words ask for none. Only pictures that are drawn are written; words whose
 * pictures are not drawn yet are kept as words, so that nothing else is read into them.
 */
import { writeFileSync } from 'node:fs';
import { industries } from '../../packages/engine/src/brief/choices.ts';
import { genreCode, type LetterGenre, letterGenres } from '../../packages/engine/src/concepts/subject/letter-genres.ts';
import { singularOf } from '../../packages/engine/src/concepts/subject/singular.ts';
import { codeLength, tradeColorNames } from '../../packages/engine/src/concepts/subject/trade-colors.ts';
import { drawnPictures } from './listed-pictures.ts';
import { nameWords, personNames, readings, trades } from './subject-lists.ts';

const output = new URL('../../packages/engine/src/concepts/catalogue/subjects.json', import.meta.url);

/** Words as the reader compares them. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s\b/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const unique = <T>(of: readonly T[]): T[] => [...new Set(of)];

/** Without the plurals that the reader finds by itself. */
const withoutPlurals = (words: readonly string[]): string[] =>
  words.filter((word) => singularOf(word) === word || !words.includes(singularOf(word)));

/** A cue as the reader compares it: each of its words in the singular. */
const folded = (cue: string): string => plain(cue).split(' ').map(singularOf).join(' ');

/** The phrases within a phrase. */
const within = (phrase: string): string[] => {
  const words = phrase.split(' ');
  return words.flatMap((_, from) => words.map((_, length) => words.slice(from, from + length).join(' '))).filter((p) => p !== '');
};

/** Most words of a phrase, and of one whose words are joined: “fish and chips”. */
const most = { words: 2, joined: 4 } as const;

/**
 * Whether the page can afford a phrase. What is left out is read by its shorter phrases, or by the lexicon: long phrases, and those of
 * several words with accents, are a fifth of the bytes and seldom decide.
 */
const isShort = (phrase: string): boolean => {
  const { length } = phrase.split(' ');
  if (length > 1 && /[\u00c0-\u024f]/u.test(phrase)) return false;
  return length <= (/ (?:and|of) /u.test(phrase) ? most.joined : most.words);
};

/** Genres of letters as codes: a letter each. */
const codes = (genres: readonly string[]): string =>
  genres
    .map((genre) => {
      if (!(letterGenres as readonly string[]).includes(genre)) throw new Error(`${genre}: no genre of letters.`);
      return genreCode(genre as LetterGenre);
    })
    .sort()
    .join('');

/** Colors as codes of two signs each. */
const colorCodes = (names: readonly string[]): string =>
  names
    .map((name) => {
      const index = Object.keys(tradeColorNames).indexOf(name);
      if (index < 0) throw new Error(`${name}: no color that trades name.`);
      return index.toString(36).padStart(codeLength, '0');
    })
    .join('');

/** Which associations of a thing or a trade are read. */
const mostAlso = 3;

/** What subjects.json holds, as text. */
export function writtenSubjects(): string {
  const pictures = drawnPictures();
  const lines = new Map<string, number[]>();
  for (const [i, { phrases }] of pictures.entries())
    for (const phrase of phrases) lines.set(phrase, [...(lines.get(phrase) ?? []), i]);
  const indices = (phrases: readonly string[]): string =>
    unique(phrases.flatMap((phrase) => lines.get(phrase) ?? []))
      .map((i) => i.toString(36))
      .join(' ');
  const owners = new Map<string, Set<string>>();
  for (const { trade, words } of trades)
    for (const word of [trade, ...words].map(plain)) owners.set(word, (owners.get(word) ?? new Set()).add(trade));
  const industryOf = new Map(trades.map(({ trade, industry }) => [trade, industry]));
  /**
   * Whether a shorter phrase within it already leads to this trade and to no other. It does not where a part as long leads to another
   * trade of the same industry: “patent attorney”.
   */
  const said = (phrase: string, trade: string): boolean => {
    const parts = within(phrase).filter((part) => part !== phrase);
    const leads = (part: string): boolean => owners.get(part)?.size === 1 && owners.get(part)?.has(trade) === true;
    const longest = Math.max(0, ...parts.filter(leads).map((part) => part.length));
    const misleads = (part: string): boolean =>
      part.length >= longest &&
      [...(owners.get(part) ?? [])].some((other) => other !== trade && industryOf.get(other) === industryOf.get(trade));
    return longest > 0 && !parts.some((part) => !leads(part) && misleads(part));
  };
  const tradeRows = trades.map(({ trade, industry, words, pictures: own, also, never, letters, colors }) =>
    [
      industries.indexOf(industry as (typeof industries)[number]),
      [
        plain(trade),
        ...withoutPlurals(unique(words.map(plain))).filter(
          (word) => word !== plain(trade) && isShort(word) && !said(word, trade),
        ),
      ].join(';'),
      indices(own),
      indices(also.filter((phrase) => !own.includes(phrase))),
      indices(never.filter((phrase) => !own.includes(phrase) && !also.includes(phrase))),
      `${codes(letters.fits)}/${codes(letters.never)}`,
      `${colorCodes(colors.fits)}/${colorCodes(colors.never)}`,
    ].map(String),
  );
  const things = new Map<string, string[]>();
  const undrawn: string[] = [];
  for (const { word, forms, pictures: own, also } of nameWords) {
    const spelled = withoutPlurals(unique([word, ...forms].map(plain)));
    // Without the thing, what goes with it would mislead.
    if (indices(own) === '') undrawn.push(...spelled);
    else {
      const asks = [indices(own), indices(also.slice(0, mostAlso))].join('|');
      things.set(asks, [...(things.get(asks) ?? []), ...spelled]);
    }
  }
  const senses = readings.senses.flatMap(({ word, senses: all, default: usual }) => {
    const own = indices(usual === null ? [] : [usual]);
    const meant = all.map(({ cues, picture }) => ({
      cues: unique(cues.map(folded)).join(';'),
      own: indices(picture === null ? [] : [picture]),
    }));
    if (own === '' && meant.every((sense) => sense.own === '')) {
      undrawn.push(plain(word));
      return [];
    }
    // A meaning without a picture matters only where the usual one has one.
    const kept = meant.filter((sense) => own !== '' || sense.own !== '');
    return [[plain(word), own, ...kept.map((sense) => `${sense.cues}>${sense.own}`)].join('|')];
  });
  const drawn = new Set([...things.values()].flat());
  // Words that the reader knows by themselves never come to the question whether they split.
  const known = new Set([
    ...drawn,
    ...undrawn,
    ...readings.senses.map(({ word }) => plain(word)),
    ...[...personNames.surnames, ...personNames.firstNames].flatMap(({ name, alsoThing }) =>
      alsoThing === null ? [plain(name)] : [],
    ),
  ]);
  const names = (of: readonly { readonly name: string; readonly alsoThing: string | null }[], thing: boolean): string =>
    unique(of.filter(({ alsoThing }) => (alsoThing !== null) === thing).map(({ name }) => plain(name))).join(';');
  const table = {
    // Most drawings are called what they show.
    pictures: pictures.map(({ concept, drawings, phrases: [name = ''] }) =>
      [name, concept, ...(drawings === name.replaceAll(' ', '-') ? [] : [drawings])].join('|'),
    ),
    trades: columnsOf(tradeRows),
    things: columnsOf([...things].map(([asks, spelled]) => [spelled.join(';'), ...asks.split('|')])),
    // A thing of the lists counts, whatever is not drawn of its meanings.
    undrawn: unique(undrawn)
      .filter((word) => !drawn.has(word))
      .join(';'),
    senses,
    empty: unique(readings.empty.map(({ word }) => plain(word))).join(';'),
    whole: unique(readings.neverSplit.map(plain))
      .filter((word) => !known.has(word))
      .join(';'),
    tradeOnly: unique([...readings.tradeOnly, ...readings.occupations].map(plain)).join(';'),
    surnames: names(personNames.surnames, false),
    surnamesOfThings: names(personNames.surnames, true),
    firstNames: names(personNames.firstNames, false),
    firstNamesOfThings: names(personNames.firstNames, true),
  };
  return `${JSON.stringify(table, null, 1)}\n`;
}

if (import.meta.main) writeFileSync(output, writtenSubjects());

/** Each column as lines: values of one kind, side by side, are a twentieth smaller once they are compressed. */
function columnsOf(rows: readonly (readonly string[])[]): readonly string[] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]).join('\n'));
}

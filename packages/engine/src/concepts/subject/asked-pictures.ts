import type { Brief } from '../../brief/brief.ts';
import { type FoundConcept, findConcepts } from '../lexicon.ts';
import { quizAffinity } from '../quiz-affinity.ts';
import { storedNames } from '../stored-pictures.ts';
import { mayTrade, readSubject, type Subject } from './read-subject.ts';
import { chosenPictures, ruledOutDrawings, ruledOutPictures } from './shown-pictures.ts';
import { singularOf } from './singular.ts';
import { type Picture, subjects, type Trade } from './subject-table.ts';
import { thingsOf } from './things.ts';

/** A picture that a brief asks for. */
export interface AskedPicture {
  readonly picture: Picture;
  /** In (0, 1]; 1 is the name's own thing. */
  readonly weight: number;
  /** The client's own word in lower case. Null if only the industry led here. */
  readonly word: string | null;
  /** What led here. `also` is an association rather than the thing itself; `chosen` is a thing that the client picked and never wrote. */
  readonly from: 'name' | 'trade' | 'also' | 'text' | 'industry' | 'chosen';
  /** Place in the list that led here, best first, from 0. */
  readonly rank: number;
  /** The client picked it, so that it comes before whatever was only read. */
  readonly chosen?: true;
}

export interface Asked {
  readonly pictures: readonly AskedPicture[];
  /** Things of the industry that a thing of the name may stand in, where no trade is named. Never shown by themselves. */
  readonly lent: readonly AskedPicture[];
  /** Whether a thing or a trade is known, drawn or not. */
  readonly told: boolean;
  /** What the business does, as the lists call it: `french bistro`. Empty if no trade is known. */
  readonly trade: string;
  /** Drawings that the trade never shows, whatever else asks for them, and those that the client ruled out. */
  readonly never: ReadonlySet<string>;
  /** Those of them that the client ruled out. */
  readonly ruledOut: ReadonlySet<string>;
}

/** Weights of the name's things, the trade beside them, alone in the name and in the description, associations, other words, each further
 * picture, and another kind of the name's own thing: a florist called Foxglove shows no poppy. */
const weights = {
  name: 1,
  beside: 0.7,
  trade: 0.95,
  described: 0.75,
  also: 0.4,
  description: 0.6,
  slogan: 0.3,
  industry: 0.8,
  next: 0.95,
  otherKind: 0.5,
} as const;
const none: ReadonlySet<string> = new Set();
/** Pictures that some words rule out, whatever asks for them: after the birth, nobody is expecting, and cat insurance shows no dog. */
const ruledOut: readonly { readonly by: RegExp; readonly unless?: RegExp; readonly name: RegExp }[] = [
  { by: /post-?\s?partum|post-?\s?natal|\bnewborn/iu, name: /^pregnant belly$/u },
  { by: /\bcats?\b|\bkittens?\b|\bfeline/iu, unless: /\bdogs?\b|\bpupp|\bcanine/iu, name: /\bdog\b|^bone$/u },
  { by: /\bdogs?\b|\bpupp|\bcanine/iu, unless: /\bcats?\b|\bkittens?\b|\bfeline/iu, name: /\bcat\b/u },
];
/**
 * Things that are true of every business of the industries that bring them: a firm of finance has to do with coins, a shop with
 * bags. A kettlebell is not true of every wellness firm, nor a bowl of every café.
 */
const always: ReadonlySet<string> = new Set(
  'column capital bag store book school house key door estate compass package cart code pixel layers network chip'.split(' '),
);
/** With fewer pictures than this, associations are drawn as well, and so is the slogan. */
const mostAlso = 3;
const few = { also: 3, slogan: 3, industry: 3 } as const;

/**
 * The pictures a brief asks for, in the order an experienced designer draws them: the name's own thing, the trade, what goes with
 * both; the industry only where nothing else is said. A word whose picture is not drawn asks for letters.
 */
export function askedPictures(brief: Brief): Asked {
  const subject = readSubject({ name: brief.letters, description: brief.description, industry: brief.industry });
  const suited = quizAffinity(brief);
  const foreign = foreignWords(brief, subject);
  const trade = subject.trade ?? foreign.trade;
  const text = `${brief.letters} ${brief.description}`;
  const out = ruledOut.filter(({ by, unless }) => by.test(text) && unless?.test(text) !== true);
  const best = new Map<Picture, AskedPicture>();
  const chosen = chosenPictures(brief);
  const away = new Set(ruledOutPictures(brief));
  const add = (picture: Picture, weight: number, word: string | null, from: AskedPicture['from'], rank: number): void => {
    if (away.has(picture) || out.some(({ name }) => name.test(picture.name))) return;
    const known = best.get(picture);
    const full = Math.min(1, weight * suited(picture.concept));
    if (known === undefined || known.weight < full) best.set(picture, { picture, weight: full, word, from, rank });
  };
  const row = (
    pictures: readonly Picture[],
    weight: number,
    word: string | null,
    from: AskedPicture['from'],
    kinds: ReadonlySet<string> = none,
  ): void => {
    for (const [i, picture] of pictures.entries())
      add(picture, weight * weights.next ** i * (kinds.has(picture.concept) ? weights.otherKind : 1), word, from, i);
  };
  const known = subject.things.length > 0;
  for (const { word, pictures } of subject.things) row(pictures, weights.name, word, 'name');
  for (const f of foreign.name) row(picturesOf(f), weights.name * f.weight, f.word, 'name');
  const named = best.size > 0;
  const kinds = new Set([...best.keys()].map((picture) => picture.concept));
  if (trade !== null)
    row(
      trade.trade.pictures,
      named ? weights.beside : isInName(trade.word, brief) ? weights.trade : weights.described,
      trade.word,
      'trade',
      kinds,
    );
  if (best.size < few.also) {
    // Without its thing, what goes with it misleads: a moon for a nightingale.
    for (const { word, pictures, also } of subject.things)
      if (pictures.length > 0) row(also.slice(0, mostAlso), weights.name * weights.also, word, 'also');
    if (subject.trade !== null)
      row(subject.trade.trade.also.slice(0, mostAlso), weights.trade * weights.also, subject.trade.word, 'also');
  }
  if (trade === null && !named && !known) {
    for (const { word, pictures } of thingsOf(brief.description)) row(pictures, weights.description, word, 'text');
    for (const f of foreign.description) row(picturesOf(f), weights.description, f.word, 'text');
  }
  // A slogan is a figure of speech: only its things count, and only where little else is said.
  if (best.size < few.slogan)
    for (const { word, pictures } of thingsOf(brief.slogan)) row(pictures, weights.slogan, word, 'text');
  // A thing without a drawing gets letters, unless a form was asked for around it.
  const silent = chosen.length === 0 && trade === null && best.size === 0 && (!known || brief.iconPlacement === 'integrated');
  if (silent) for (const f of foreign.industry) row(picturesOf(f), f.weight, null, 'industry');
  const lent = named && trade === null ? foreign.industry.filter((f) => always.has(f.concept.id)) : [];
  // A name that is all there is leaves room for what is true of every business of its industry.
  if (brief.description === '' && best.size < few.industry)
    for (const f of lent) row(picturesOf(f), f.weight * weights.industry, null, 'industry');
  for (const picture of chosen) best.set(picture, asChosen(picture, best.get(picture)));
  const lentPictures = lent.flatMap((f) =>
    picturesOf(f).map(
      (picture): AskedPicture => ({ picture, weight: Math.min(1, 1.6 * f.weight), word: null, from: 'industry', rank: 0 }),
    ),
  );
  return {
    ...drawable([...best.values()].sort(byWeight), lentPictures, trade?.trade ?? null, brief),
    told: known || named || trade !== null,
    trade: trade?.trade.name ?? '',
  };
}

/** Pictures without what the trade never shows and what the client ruled out. What the client chose may be shown, whatever the trade. */
function drawable(
  pictures: readonly AskedPicture[],
  lent: readonly AskedPicture[],
  trade: Trade | null,
  brief: Brief,
): Pick<Asked, 'pictures' | 'lent' | 'never' | 'ruledOut'> {
  const ruledOut = ruledOutDrawings(brief);
  const chosen = new Set(pictures.flatMap((one) => (one.chosen === true ? one.picture.drawings : [])));
  const never = [...neverOf(trade)].filter((drawing) => !chosen.has(drawing));
  return {
    pictures: without(ruledOut, pictures),
    lent: without(ruledOut, lent),
    never: new Set([...never, ...ruledOut]),
    ruledOut,
  };
}

/** A picture that the client picked. What was read of the brief keeps the word that asked for it. */
const asChosen = (picture: Picture, read: AskedPicture | undefined): AskedPicture => ({
  picture,
  weight: 1,
  word: read?.word ?? picture.name,
  from: read === undefined || read.from === 'also' || read.from === 'industry' ? 'chosen' : read.from,
  rank: 0,
  chosen: true,
});

/** Pictures without the drawings that the client ruled out; those that have no other are left out. */
const without = (ruledOut: ReadonlySet<string>, asked: readonly AskedPicture[]): readonly AskedPicture[] =>
  ruledOut.size === 0
    ? asked
    : asked.flatMap((one) => {
        const drawings = one.picture.drawings.filter((drawing) => !ruledOut.has(drawing));
        if (drawings.length === one.picture.drawings.length) return [one];
        return drawings.length === 0 ? [] : [{ ...one, picture: { ...one.picture, drawings } }];
      });

/** The trade of a brief. Null if none is known. */
export function tradeOf(brief: Brief): Trade | null {
  const subject = readSubject({ name: brief.letters, description: brief.description, industry: brief.industry });
  return (subject.trade ?? foreignWords(brief, subject).trade)?.trade ?? null;
}

const isInName = (word: string, { letters }: Brief): boolean => letters.toLowerCase().includes(word);

const byWeight = (a: AskedPicture, b: AskedPicture): number =>
  b.weight - a.weight || (a.picture.name < b.picture.name ? -1 : a.picture.name > b.picture.name ? 1 : 0);

function neverOf(trade: Trade | null): ReadonlySet<string> {
  if (trade === null) return new Set();
  const own = new Set([...trade.pictures, ...trade.also].flatMap((picture) => picture.drawings));
  return new Set(trade.never.flatMap((picture) => picture.drawings).filter((drawing) => !own.has(drawing)));
}

/** What the lexicon reads in words that the lists do not know, which are mostly of other languages. */
interface Foreign {
  readonly name: readonly FoundConcept[];
  readonly description: readonly FoundConcept[];
  readonly industry: readonly FoundConcept[];
  readonly trade: { readonly trade: Trade; readonly word: string } | null;
}

function foreignWords(brief: Brief, subject: Subject): Foreign {
  const found = findConcepts({ ...brief, name: subject.unknown });
  const said = found.filter((f) => f.said);
  let trade: Foreign['trade'] = null;
  for (const f of said) {
    const named = f.concept.trade === undefined ? undefined : subjects().tradeByName.get(f.concept.trade);
    if (
      trade === null &&
      named !== undefined &&
      f.word !== null &&
      f.from !== 'slogan' &&
      mayTrade(named.industry, brief.industry)
    )
      trade = { trade: named, word: f.word };
  }
  const of = (from: FoundConcept['from']): readonly FoundConcept[] => said.filter((f) => f.from === from);
  return {
    name: of('name').filter((f) => f.concept.trade === undefined && !isEmpty(f.word ?? '')),
    description: of('description').filter((f) => f.concept.kind === 'literal' && !isListed(f.word ?? '')),
    industry: found.filter((f) => f.word === null),
    trade,
  };
}

const isEmpty = (word: string): boolean => [word, singularOf(word)].some((form) => subjects().empty.has(form));

/** Whether the lists say what a word asks for, if only that it asks for nothing. */
function isListed(word: string): boolean {
  const { things, senses, empty } = subjects();
  return [word, singularOf(word)].some((form) => things.has(form) || senses.has(form) || empty.has(form));
}

const byConcept = new Map<string, Picture[]>();

/** The pictures of a concept, for words that only the lexicon knows, and for industries. */
function picturesOf({ concept }: FoundConcept): readonly Picture[] {
  if (byConcept.size === 0)
    // A drawing fetched on demand has only the nearest concept: a word for a temple does not mean a torii.
    for (const picture of subjects().pictures)
      if (storedNames(picture.drawings).length < picture.drawings.length)
        byConcept.set(picture.concept, [...(byConcept.get(picture.concept) ?? []), picture]);
  return byConcept.get(concept.id) ?? [];
}

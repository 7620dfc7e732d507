import { singularOf } from '../concepts/subject/singular.ts';

/** What a sentence calls a thing. */
export interface Noun {
  /** Without its article, after “The”: `coffee bean`. */
  readonly bare: string;
  /** As it is first named: `a coffee bean`, `the sun above the waves`, `scissors`. */
  readonly one: string;
  /** Whether its verb is plural: `scissors suggest`. */
  readonly many: boolean;
}

/** Said without an article: “coral that suggests life by the sea”. */
const uncounted: ReadonlySet<string> = new Set(['bamboo', 'coral', 'seaweed']);

/** A noun with its article. */
const withArticle = (noun: string): string =>
  uncounted.has(noun) ? noun : `${/^(?:(?!uni)[aeiou]|hour|herb)/iu.test(noun) ? 'an' : 'a'} ${noun}`;

/** Where the head of a noun ends: `row of houses` is a row. */
const tail = / (?:with|of|in|on|over|under|above|between|inside|nested|spreading|rising|folded|seen|that) /u;
/** Nouns that only look like plurals. */
const singular: ReadonlySet<string> = new Set(['fleur-de-lis', 'mortar and pestle']);

/** The noun itself, without what is said of it: `olive branch with paired leaves` is an olive branch. */
const headOf = (bare: string): string => bare.split(tail)[0] ?? bare;

/** A second thing in the same drawing: `lantern with a bridge inside`, `barrel with a leaf on the front`. */
const another = / with (?:(?:an?|the) )?.+ (?:inside|on(?: the \w+| top)?)$/u;

/**
 * Whether a word in lower case names the thing, and the whole of it: “acorns” an acorn, “bread” a loaf of bread, “coffee” no coffee cup.
 */
export function isNamed({ bare }: Noun, word: string): boolean {
  if (another.test(bare)) return false;
  const named = ` ${plain(word)}`;
  return headsOf(bare).some((head) => ` ${plain(head)}`.endsWith(named));
}

/** Whether a word is all that the thing is called: “cat” for a cat, not for a sitting cat, nor “knife” for a kitchen knife. */
export const isJust = ({ bare }: Noun, word: string): boolean =>
  !another.test(bare) && headsOf(bare).some((head) => plain(head) === plain(word));

/** The noun, and what it is made of: a loaf of bread is a loaf, and bread. */
function headsOf(bare: string): readonly string[] {
  const [thing = '', of] = bare.toLowerCase().split(' of ');
  return [headOf(thing), ...(of === undefined ? [] : [headOf(of)])];
}

/** Hyphens are written or not: “t shirt” is a T-shirt. */
const plain = (words: string): string => singularOf(words.toLowerCase().replaceAll('-', ' '));

/** Whether a noun without its article is of several things. */
function isMany(bare: string): boolean {
  const head = headOf(bare);
  return !singular.has(head) && (/(?<![su])s$/u.test(head) || head.includes(' and '));
}

/** A noun that is written without its article: `coffee bean`, `fork and knife`, `crossed swords`. */
export function nounOf(bare: string): Noun {
  const many = isMany(bare);
  // “a fork and knife”, but “crossed swords” and “lungs”.
  return { bare, one: many && !bare.includes(' and ') ? bare : withArticle(bare), many };
}

/** A noun that is written with its article, or without one for several things: `the face of a fox`, `mountain peaks`. */
export function nounIn(one: string): Noun {
  const bare = one.replace(/^(?:an?|the) /u, '');
  return { bare, one, many: isMany(bare) };
}

/** A sentence about one thing, as it reads about a noun: “It is cut out” is “They are cut out” for scissors. */
export const agreeing = (text: string, { many }: Noun): string =>
  many
    ? text
        .replace(/\b([Ii])t (is|[a-z]+s)\b/gu, (_, i: string, verb: string) => {
          const they = i === 'I' ? 'They' : 'they';
          return `${they} ${verb === 'is' ? 'are' : verb.slice(0, -1)}`;
        })
        .replace(/\b(makes|turn) it\b/gu, '$1 them')
    : text;

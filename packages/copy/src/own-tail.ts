import { masses } from './common-words.ts';
import { withArticle } from './sentence.ts';

/** Something that an owner says after a comma and that needs a sentence of its own: “open late”, “the slow way”. */
interface Also {
  /** What follows the business: “is open late”, “does things the slow way”. */
  readonly says: string;
  /** The same after a comma, in a line by itself: “open late”. */
  readonly line: string;
}

/** Words of an owner as they can stand in running text, and what is left for another sentence. */
export interface Told {
  readonly text: string;
  readonly also?: Also;
}

/** What can follow a comma in any sentence about a business: “baked overnight”, “family-run since 1987”. */
const anywhere =
  /^(?:since|without|from|near|in|at|on|between|beside|above|made|run|owned|\p{L}+-(?:run|owned|made|led|baked|based|grown)|\p{L}{3,}ed)(?: |$)/u;

/** What needs no comma after what a business is: “for people in a hurry”. */
const joined = /^(?:for|with|where) /u;

/** Adjectives that can stand before what a business is: “small and careful”. */
const adjective =
  '(?:small|big|young|old|new|tiny|quiet|simple|honest|careful|thorough|friendly|cheerful|calm|slow|fast|quick|warm|cozy|independent|vegan|vegetarian|organic|local|modern|traditional|reliable|patient|\\p{L}+-(?:friendly|free|only))';
const adjectives = new RegExp(`^(?:${adjective}|${adjective},? (?:and|but|yet) ${adjective})$`, 'u');

/** What is said of a business in a sentence of its own: “open late”, “new in town”, “close to the station”. */
const state = new RegExp(
  `^(?:open(?: .+)?|closed? (?:to|on) .+|new (?:in|to|on|here)\\b.*|just \\p{Ll}.+|(?:${adjective})(?: (?:and|but|yet|enough|in|on|with|about) .+)?)$`,
  'u',
);

/** A way of working: “the slow way”. */
const way = /^the (?:\p{Ll}|-)+(?: (?:\p{Ll}|-)+)? way$/u;

/** What the owner calls their own: “with our own workshop”. */
const ownThing = /^with (?:our|my) own (?!.*\b(?:our|my|we|us)\b)(.+)$/u;

/** What a list can go on from: “a practice for cats, dogs and smaller friends”. */
const list = / (?:for|with|of|that|who|where) /u;

/** Several of a thing, or some of it: “classes for all levels”, “same-day delivery”. */
const isOffered = (tail: string): boolean => {
  const head = /^\p{Ll}[\p{L}’ -]*?(?= (?:for|of|by|in|with|and|or|from|on|at|to) |$)/u.exec(tail)?.[0].split(' ').at(-1) ?? '';
  return masses.has(head) || /[^su]s$/u.test(head);
};

/**
 * Running text with the parts after its commas, each where it reads well: adjectives before what the business is, “with” and “for” without a comma,
 * what a business also is or does in another sentence. Where all of that is doubtful, the text ends at the comma. Lists and places (“in Portland,
 * Oregon”) are kept. A company is “run by two friends”; one person is not.
 */
export function withOwnTail(text: string, subject: 'company' | 'person' | 'thing'): Told {
  const [lead = '', ...tails] = text.split(', ');
  let told = lead;
  let also: Also | undefined;
  const more = (says: string, line: string): boolean => {
    if (also !== undefined) return false;
    also = { says, line };
    return true;
  };
  for (const [i, tail] of tails.entries()) {
    const rest = tails.slice(i);
    const own = ownThing.exec(tail)?.[1];
    const link = told.includes(',') ? ', ' : ' ';
    if (own !== undefined && subject === 'thing') {
      if (!more(`has its own ${own}`, `with its own ${own}`)) break;
    } else if (own !== undefined) told += `${link}with ${subject === 'person' ? 'their' : 'its'} own ${own}`;
    else if (/\b(?:our|my|we|us)\b/u.test(tail)) break;
    else if (/^by /u.test(tail) && subject === 'company') told += `, run ${tail}`;
    else if (way.test(tail)) {
      if (!more(`does things ${tail}`, tail)) break;
    } else if (adjectives.test(tail) && subject === 'company' && /^an? /u.test(told) && !leads.test(told)) {
      told = withArticle(`${tail} ${told.replace(/^an? /u, '')}`);
    } else if (state.test(tail)) {
      if (!more(subject === 'person' && adjectives.test(tail) ? `keeps things ${tail}` : `is ${tail}`, tail)) break;
    } else if (joined.test(tail)) told += subject === 'thing' && !/^for /u.test(tail) ? `, ${tail}` : `${link}${tail}`;
    else if (anywhere.test(tail) || /^\p{Lu}/u.test(tail)) told += `, ${tail}`;
    else if (subject === 'company' && rest.every(isOffered) && !list.test(told))
      return { text: `${told}${link}with ${rest.join(', ')}`, ...(also && { also }) };
    else if (!/^by /u.test(tail) && / (?:and|or|&) |^(?:and|or|&) /u.test(tails.at(-1) ?? '')) return { text };
    else break;
  }
  return also === undefined ? { text: told } : { text: told, also };
}

/** What begins with an adjective takes no second pair of them. */
const leads = new RegExp(`^an? ${adjective} `, 'u');

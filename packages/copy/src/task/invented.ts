import { isOnlyFirstName } from '@brandwright/engine';
import { mayRepeat } from '../own-words.ts';
import { type Given, plainWord, straight, wordsIn } from './given.ts';

/** Stands for what the owner wrote while the rest of a text is judged. */
const masked = 'it';

/** Facts that only the owner can know, and promises that only the owner can make. */
const claims =
  /\b(?:since|award\w*|founders?|founded|established|family[- ](?:owned|run)|generations?|years of|decades?|centur(?:y|ies)|(?:was|were|been) (?:started|opened|built|born)|(?:started|opened|began|begun) (?:in|by|as|with|out)|certified|certificates?|licensed|accredited|insured|bonded|patented|organic|vegan|gluten-free|halal|kosher|fair[- ]trade|hand-?made|hand-?crafted|homemade|sustainabl\w+|eco-?friendly|recycled|guarantee\w*|warrant(?:y|ies)|refunds?|free (?:shipping|delivery|consultations?|quotes?|estimates?|returns?)|same-day|around the clock|discounts?|best-selling|number one|leading|voted|trusted by|top-rated|most popular|worldwide)\b/giu;
/** Figures, with the marks within them. */
const figure = /\d(?:[\d.,:/-]*\d)?/gu;
/** Spelled figures. “One”, “once” and “first” seldom count anything. */
const figures =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|percent)\b/giu;
/** Talk about the task instead of the business. */
const asides = /\b(?:language model|ai model|chatbot|system (?:prompt|message)|instructions|json|placeholder|lorem ipsum)\b/giu;
/** First names that begin sentences as words. */
const wordsAtFirst = new Set('will mark drew grace frank joy hope faith rob jack chase max dean miles buddy eve'.split(' '));
/** Names that advice may name: networks, days and months. */
const advised = new Set(
  `instagram facebook linkedin twitter youtube pinterest tiktok google monday tuesday wednesday thursday friday saturday sunday mondays
   tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november
   december`.split(/\s+/u),
);

export interface Judged {
  /** Its field, such as `bios.twitter`. */
  readonly field: string;
  readonly text: string;
  /** It speaks to the owner, of customers or of what to do, and states nothing of the business. */
  readonly isAdvice: boolean;
}

/** What a text says that its owner did not, or that nobody prints: one sentence each. */
export function inventedIn({ field, text, isAdvice }: Judged, given: Given): readonly string[] {
  const known = new Set(wordsIn([given.name, given.slogan, given.description].join(' ')));
  // A word of the name that is left over belongs to a name that is not it: “Harbour & Pine”.
  const named = new Set(wordsIn([given.slogan, given.description].join(' ')));
  const figuresGiven = new Set([given.slogan, given.description].join(' ').match(figure));
  const rest = withoutOwn(straight(text), given);
  const told = (what: string, found: Iterable<string>): readonly string[] =>
    [...new Set(found)].slice(0, 3).map((words) => `${field}: ${what} “${words}”.`);
  const isGiven = (words: string): boolean => wordsIn(words).every((word) => known.has(word));
  const matches = (pattern: RegExp): readonly string[] => (rest.match(pattern) ?? []).filter((words) => !isGiven(words));
  return [
    ...told('not plain text', rest.match(/[^\p{L}\p{M}\d .,;:'"?&()\-–—…/]|\.{2,}|\s{2,}|^\s|\s$/gu) ?? []),
    ...told('not Latin letters', matches(/[\p{L}\p{M}]*(?!\p{Script=Latin})\p{L}[\p{L}\p{M}]*/gu)),
    ...(mayRepeat(rest) || rest.trim() === '' ? [] : [`${field}: links, markup or words that nobody prints.`]),
    ...told('not about the business', matches(asides)),
    ...told(
      'a figure not in the brief',
      (rest.match(figure) ?? []).filter((one) => !figuresGiven.has(one)),
    ),
    ...told(
      'a name not in the brief',
      namesIn(rest).filter((name) => !named.has(plainWord(name)) && !(isAdvice && advised.has(plainWord(name)))),
    ),
    ...(isAdvice ? [] : told('a figure not in the brief', matches(figures))),
    ...(isAdvice ? [] : told('a claim not in the brief', matches(claims))),
  ];
}

/** A text in which name and slogan are masked, longest first. Both may hold what texts may not. */
const withoutOwn = (text: string, { name, slogan }: Given): string =>
  [name, slogan]
    .map(straight)
    .filter((own) => own !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((left, own) => left.split(own).join(masked), text);

/** Words with a capital within a sentence, and first names at its beginning. */
function namesIn(text: string): readonly string[] {
  const names: string[] = [];
  for (const { 0: word, index } of text.matchAll(/\p{Lu}[\p{L}\p{M}\p{N}]*(?:'[\p{L}\p{M}]+)*/gu)) {
    if (/[\p{L}\p{M}\p{N}]$/u.test(text.slice(0, index))) continue;
    const isFirst = /(?:^|[.?:…]["')]* )["'(]*$/u.test(text.slice(0, index));
    const plain = plainWord(word);
    // “I’d” and “T-shirt”.
    if (/^(?:i'.*|.)$/u.test(plain)) continue;
    if (!isFirst || (isOnlyFirstName(plain) && !wordsAtFirst.has(plain))) names.push(word);
  }
  return names;
}

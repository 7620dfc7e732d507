import { type Brief, createRandom, type Random } from '@brandwright/engine';
import { type Business, seedOf } from './business.ts';
import { isPerson } from './called-trades.ts';
import { codeWord } from './code-word.ts';
import { expand, type Filling } from './frame.ts';
import { leadOf, type OwnWords, ownSentences } from './own-words.ts';
import { listed, withArticle } from './sentence.ts';
import { stemsOf } from './stems.ts';
import { styleOf } from './style.ts';
import { characterOf, energyOf } from './temper.ts';

/**
 * The story of a business: what it is, what its owner says of it, who comes to such a business and what good work is, how it presents itself.
 * Where the description says what the business is, it begins the story.
 */
export function storyOf(brief: Brief, business: Business, turn: Turn): string {
  const { own, filling } = business;
  const random = createRandom(seedOf(brief)).fork('story');
  const first = beginningOf(business);
  const told = ownSentences(brief.description, first !== null);
  const quoted = first !== null || told.length > 0 || own === null || isSaid(own, filling) ? null : quotation(own, random);
  const { values, adjectives } = styleOf(brief, random.fork('style'));
  const opening = first ?? expand(openingOf(business, adjectives.length > 0), filling);
  const styled = withAdjectives(opening, adjectives);
  const { body, end } = bodyOf(business, random, turn);
  const beginning = [styled ?? opening, quoted, ...told];
  // Who is an expert, or sophisticated, invites nobody.
  const isReserved = business.known !== null && (characterOf(brief) === 'expert' || energyOf(brief) === 'sophisticated');
  const manner = styled === null ? `Think ${listed(adjectives)}.` : null;
  const sentences = [...beginning, body, manner, values, isReserved ? null : end];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

/** Adjectives that lead in what a business is already, and take no others before them. */
const ownAdjective =
  /^(?:small|little|new|old|young|family|tiny|big|independent|modern|classic|quiet|calm|friendly|simple|honest|careful|thorough|cheerful|slow|fast|quick|warm|cozy|local|traditional|reliable|patient)\b/iu;

/** A sentence “X is a …” with adjectives before what it is. Null where it has no place for them. */
function withAdjectives(sentence: string, adjectives: readonly string[]): string | null {
  if (adjectives.length === 0) return sentence;
  const [, before, what] = /^(.*? (?:is|has been) )an? (.+)$/su.exec(sentence) ?? [];
  if (before === undefined || what === undefined || ownAdjective.test(what)) return null;
  return `${before}${withArticle(`${adjectives.join(', ')} ${what}`)}`;
}

/** Which of its stories a business is told: where a first one comes from, and how many were told before. */
interface Turn {
  readonly first: Random;
  readonly round: number;
}

/** What is said of the trade and to the reader, or of the kind where nothing can be said of the trade. */
function bodyOf(
  { kind, known, isGuess }: Business,
  random: Random,
  { first, round }: Turn,
): { readonly body: string; readonly end: string | null } {
  const bodies = known === null || known.passages.length === 0 ? [] : bodiesOf(known.passages, first.fork('passage'));
  const body = bodies[round % Math.max(2, bodies.length)];
  if (known !== null && body !== undefined) return { body, end: known.end };
  const [need, hope, work, end] = codeWord(random.fork('ways'));
  return { body: [kind.need[need], kind.hope[hope], ...(isGuess ? [] : [kind.work[work]])].join(' '), end: kind.end[end] };
}

/** Each passage by itself, then each before the other. Two businesses of one trade often begin with another one. */
function bodiesOf(texts: readonly string[], random: Random): readonly string[] {
  const one = random.pick(texts);
  const other = texts.find((text) => text !== one);
  return other === undefined ? [one] : [one, other, `${one} ${other}`, `${other} ${one}`];
}

/** Words of labels that a name need not have to say its trade: “Brooke’s Car Rental” is a car rental company. */
const heads = /\b(?:company|shop|store|studio|firm|practice|service|business|agency|workshop)$/u;

/** Whether a name says what the business is, so that a sentence need not. */
export function nameSaysTrade({ name, label }: Pick<Filling, 'name' | 'label'>): boolean {
  const known = stemsOf(name);
  const words = stemsOf(label.replace(heads, ''));
  return words.length > 0 && words.every((stem) => known.includes(stem));
}

/** A first sentence where the owner says nothing that can be one. */
function openingOf({ filling, people, isGuess }: Business, isStyled: boolean): string {
  if (isGuess) return `{name} is {a} for ${people[0]}.`;
  return nameSaysTrade(filling) && !isStyled ? 'Welcome to {name}.' : '{name} is {a}.';
}

/** A first sentence in the owner’s words. Null if they say nothing that the trade doesn’t, or can only be quoted. */
function beginningOf({ filling, own }: Business): string | null {
  if (own === null || own.form === 'quoted' || (own.form !== 'is' && isSaid(own, filling))) return null;
  const told = shortOfTrade(own, filling);
  return withAlso(ownSentence(told, filling), told);
}

/** The owner’s words without the trade, where the name says it: “in Leeds” of “a circus school in Leeds”. Null if they say more before the place. */
export function withoutTrade(own: OwnWords, filling: Filling): OwnWords | null {
  // “Gift & Balloon” names things; and “in Cork for people in a hurry” would say for whom it’s in Cork.
  if (own.form !== 'is' || !nameSaysTrade(filling) || /&| and /iu.test(filling.name)) return null;
  const [, lead, place] = /^(?:an?|the) (.+?) ((?:in|at|on|near) (?!.*\bfor\b).+)$/u.exec(own.text) ?? [];
  const known = stemsOf(`${filling.name} ${filling.label}`);
  return lead !== undefined && place !== undefined && stemsOf(lead).every((stem) => known.includes(stem))
    ? { ...own, text: place }
    : null;
}

/** The same words for a sentence: “Cork Car Dealership is in Bergen and has its own workshop.” */
export function shortOfTrade(own: OwnWords, filling: Filling): OwnWords {
  const told = withoutTrade(own, filling);
  return told === null ? own : { ...told, text: told.text.replace(/ with (its|their) own /u, ' and has $1 own ') };
}

/** A sentence about what a business is, with what its owner also says: “a pawn shop in Utrecht that’s open late”. */
export function withAlso(sentence: string, { form, text, also }: OwnWords): string {
  if (also === undefined || !sentence.endsWith(`${text}.`)) return sentence;
  const start = sentence.slice(0, -1);
  if (text.includes(',')) return `${start}, and ${also.says}.`;
  // “Is in Leeds and new in town.”
  if (/^(?:in|at|on|near) /u.test(text)) return `${start} and ${also.says.replace(/^is /u, '')}.`;
  // A second “that” would lean on the first.
  if (form !== 'is' || /\b(?:that|who|which|where|since|for|with)\b/u.test(text)) return `${start} and ${also.says}.`;
  const pronoun = isPerson(leadOf(text.replace(/^(?:an?|the) /u, ''))) ? 'who' : 'that';
  return `${start} ${pronoun} ${also.says}.`.replace(/ (that|who) is /u, ' $1’s ');
}

/** The owner’s words as a sentence about the business, with its trade where that is known and they don’t name it. */
export function ownSentence(own: OwnWords, filling: Filling): string {
  const [frame, text] = ownFrame(own, filling);
  return expand(frame, { ...filling, own: text });
}

/** A frame, and what stands for `{own}` in it. */
function ownFrame({ form, text }: OwnWords, { label }: Filling): readonly [frame: string, own: string] {
  if (form === 'is') return [/^[^,]*\bsince\b/iu.test(text) ? '{name} has been {own}.' : '{name} is {own}.', text];
  if (form === 'does')
    return [label === 'business' || namesTrade(text, label) ? '{name} {own}.' : '{name} is {a} that {own}.', text];
  const lead = leadOf(text);
  const rest = text.slice(lead.length);
  // “Bookkeeping for nonprofits” is “a bookkeeping firm for nonprofits”.
  if (rest.startsWith(' for ') && label.startsWith(`${lead} `)) return ['{name} is {a}{own}.', rest];
  return [label === 'business' || namesTrade(text, label) ? '{name} offers {own}.' : '{name} is {a} that offers {own}.', text];
}

/** Whether a text has a word of a label, as one or as several: “vegan cakes” of “cake studio”. */
const namesTrade = (text: string, label: string): boolean => {
  const words = (of: string): string[] => (of.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/u, ''));
  const known = words(text);
  return words(label).some((word) => known.includes(word));
};

/** Whether all that a description says is said already: the trade, or what it offers. */
export const isSaid = ({ text }: OwnWords, { label, trade, items }: Filling): boolean => {
  const known = stemsOf([label, trade, ...items].join(' '));
  const words = stemsOf(text).filter((stem) => !['the', 'and', 'for'].includes(stem));
  return words.length > 0 && words.every((stem) => known.includes(stem));
};

/** What leads in the owner’s own words: at most four words, and nothing that claims where they are written. */
const quotationLeads = ['In the owner’s words', 'The owner says'] as const;

/** The owner’s words as a quotation. */
const quotation = ({ text }: OwnWords, random: Random): string =>
  `${random.fork('told').pick(quotationLeads)}: ${text.replace(/”$/u, '.”')}`;

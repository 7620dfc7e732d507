import { calledTrades, capitalWords, isPerson, tradeWords } from './called-trades.ts';
import { commonWords, masses, oneBusiness, plainVerbs, properWords } from './common-words.ts';
import { type Told, withOwnTail } from './own-tail.ts';
import { capitalized, isolated, withArticle } from './sentence.ts';
import { shareWord } from './stems.ts';
import { spelled } from './trades/spelled.ts';

/** Most characters of what is taken from a description. */
const most = 110;
const leastLetters = 3;

/** Links, addresses, numbers to call, markup and code: never repeated, whatever stands around them. */
const unfit = /https?:|www\.|[\p{L}\d-]{2,}\.[a-z]{2,}|@|#\w|[<>{}[\]\\|`^~=*_]|&\w+;|\$\(|\/\/|\d{5,}|\+\d|\bjavascript\b/iu;
/** Words said to a program, not to a customer. */
const commands =
  /\b(?:ignore|disregard|forget|override)\b.*\b(?:instructions?|prompts?|rules|above|previous)\b|\bsystem prompt\b|\bas an ai\b|\byou are now\b|\bjailbreak\b|\bact as\b/iu;
/** What nobody prints: insults and calls to violence, in the languages that briefs are mostly in. */
const offensive =
  /\b(?:fuck\w*|shit\w*|cunt\w*|bitch\w*|nigg\w*|fagg?ot\w*|whore\w*|rape\w*|nazi\w*|hitler|kill (?:all|the|them|you)|scheiß\w*|puta|merde|сука|блядь|хуй)\b/iu;

/** Whether words of the owner may be repeated in running text. */
export const mayRepeat = (text: string): boolean =>
  !unfit.test(text) && !commands.test(text) && !offensive.test(text) && /\p{L}/u.test(text) && !isShouted(text);

/** Whether most of a text is in capitals, as spam is. */
function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/[\p{Ll}\p{Lo}]/gu)?.length ?? 0;
  return capitals > 6 && capitals > small;
}

/** Words after which a phrase can’t end. */
const dangling = /\s(?:a|an|the|and|or|of|for|to|with|in|on|at|by|from|that|who|which|our|your|we|is|are|but|as|&)$/iu;

/** Small words that no other language of our briefs has. */
const englishOnly = /\b(?:the|and|with|from|our|your)\b/iu;

/** Whether a description is in English, so that a trade without any of its words is doubtful. */
export const readsAsEnglish = (description: string): boolean => {
  const first = /^[A-Za-z’]+/u.exec(description.replace(/'/gu, '’'))?.[0]?.toLowerCase() ?? '';
  const isKnown = commonWords.has(first) || tradeWords.has(first) || oneBusiness.has(first) || englishOnly.test(description);
  return /^[\p{ASCII}’]*$/u.test(description) && isKnown;
};

/** What a description says of the business, and how it can stand in running text. */
export interface OwnWords extends Told {
  /** After “is”, “it” or “it offers”; or a quotation with its marks. */
  readonly form: 'is' | 'does' | 'offers' | 'quoted';
}

/** A trade that a description may name, and what a business of it is called: “sculptor”, “sculpture studio”. */
export interface Called {
  readonly trade: string;
  readonly label: string;
}

/** The sentences of a description, and the clauses that stand as sentences. */
const sentencesOf = (description: string): readonly string[] =>
  description.split(/(?<=[.!?…;])\s+|(?<=[。！？])\s*|\s[–—-]\s|\s*[\r\n]+\s*/u);

/**
 * What a description says of the business: its first clause that may be repeated and is short enough. Null if nothing of it may be repeated.
 * A trade that begins it is called as its businesses are, where that is given.
 */
export function ownWords(description: string, called?: Called): OwnWords | null {
  for (const sentence of sentencesOf(description)) {
    const clause = shortened(plain(sentence));
    if (clause !== null && mayRepeat(sentence)) return set(clause, called);
  }
  return null;
}

/** Most further sentences that are taken from a description, and most characters of each. */
const further = { sentences: 2, letters: 130 } as const;

/**
 * Whole sentences in which the owner speaks of the business (“We bake every morning.”), as they may stand in running text. The first one is left
 * out if it is told already.
 */
export function ownSentences(description: string, told: boolean): readonly string[] {
  const sentences = sentencesOf(description).filter((sentence) => shortened(plain(sentence)) !== null && mayRepeat(sentence));
  return (told ? sentences.slice(1) : sentences)
    .filter((sentence) => /[.!]$/u.test(sentence.trim()) || sentences.length === 1)
    .map((sentence) => capitalized(plain(sentence)))
    .filter(
      (sentence) =>
        /^(?:we|our|i|my|every|each)(?:[ ’])/iu.test(sentence) &&
        /^[\p{Script=Latin}\p{N}\p{P}\p{Sc}\s&+%°]*$/u.test(sentence) &&
        !boast.test(sentence) &&
        !dangling.test(sentence) &&
        [...sentence].length <= further.letters,
    )
    .slice(0, further.sentences)
    .map((sentence) => `${sentence}.`);
}

/** Without marks of its own at either end, straight quotes curled. */
const plain = (sentence: string): string =>
  sentence
    .replace(/["“”„«»]/gu, '')
    .replace(/'/gu, '’')
    .replace(/\bt-?shirt/giu, 'T-shirt')
    .replace(/\b(?:3d|ai|cctv|cfo|dj|ev|gps|hr|pos|seo|vr)\b/giu, (initials) => initials.toUpperCase())
    .replace(/\bit(?= (?:support|services?|consult\w*|security|firm|company)\b)/giu, 'IT')
    .replace(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, (sign) => (/[©®™]/u.test(sign) ? sign : ' '))
    .replace(/[!?.…;:,。！？、\s-]+$/u, '')
    .replace(/^[!?.…;:,。！？、\s-]+/u, '')
    .replace(/[!?]+/gu, ',')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/\.{2,}/gu, '…')
    .replace(/\s+([,.])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();

/** The whole clause, or as much of it as ends at a comma or before a joining word. Null if that leaves too little. */
function shortened(clause: string): string | null {
  if ((clause.match(/\p{L}/gu)?.length ?? 0) < leastLetters) return null;
  if ([...clause].length <= most) return clause;
  const breaks = [...clause.matchAll(/,\s|\s(?=(?:and|or|but|that|who|which|with|for|where|so|because|from|in)\s)/giu)];
  const parts = breaks.map(({ index }) => clause.slice(0, index).trim()).filter((part) => [...part].length <= most);
  const longest = parts.at(-1);
  return longest === undefined || longest.split(' ').length < 3 || dangling.test(longest) ? null : longest;
}

/** Words of the owner as a line by itself: “Kayak rental and guided trips”. */
export const lineOf = ({ form, text, also }: OwnWords): string =>
  capitalized(
    `${form === 'is' ? text.replace(/^(?:an?|the) /iu, '') : text.replace(/[“”\u2066-\u2069]/gu, '')}${also === undefined ? '' : `, ${also.line}`}`,
  );

/** Where a label stands while the words after it are read. */
const labelMark = '\uE001';

/** As it may stand in running text. */
function set(clause: string, called: Called | undefined): OwnWords {
  const quoted: OwnWords = { form: 'quoted', text: `“${isolated(clause)}”` };
  const small = clause.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const isNamed = called !== undefined && personOf(small, called.label) !== null;
  const running = inRunningText((isNamed ? small : clause).replace(/^(?:we’re|we are|i’m|i am|it’s|this is) (?=an? )/iu, ''));
  if (running === null) return quoted;
  const { form, text } = asCalled(running, called) ?? formed(running) ?? quoted;
  if (form === 'quoted') return quoted;
  const lead = leadOf(text.replace(/^(?:an?|the) /u, ''));
  // A label with commas of its own (“ear, nose and throat practice”) is one word until the tail is read.
  const name = called?.label.includes(',') && text.includes(called.label) ? called.label : '';
  const { text: told, ...also } = withOwnTail(
    name === '' ? text : text.replace(name, labelMark),
    form !== 'is' ? 'thing' : isPerson(lead) ? 'person' : 'company',
  );
  return { form, text: told.replace(labelMark, name), ...also };
}

/** A description that begins with its trade, as its businesses are called: “sculptor in Halifax” as “a sculpture studio in Halifax”. */
function asCalled(running: string, called: Called | undefined): OwnWords | null {
  if (called === undefined) return null;
  const phrase = running.replace(/^(?:an?|the) /u, '');
  const words = called.trade.split(' ').length;
  const lead = new RegExp(`^(?:[\\p{L}\\p{M}\\p{N}]+[^\\p{L}\\p{M}\\p{N}]+){${words - 1}}[\\p{L}\\p{M}\\p{N}]+`, 'u').exec(
    phrase,
  )?.[0];
  const isTrade = lead !== undefined && [called.trade, `${called.trade}s`].includes(spelled(lead));
  const named = isTrade ? lead : personOf(phrase, called.label);
  if (named === null) return null;
  const rest = phrase
    .slice(named.length)
    .replace(/^ (?:and|&) (?=(?:repairs?|rentals?|delivery|lessons|workshops)$)/u, ' that also offers ');
  return /^(?:$|,| (?:for|in|near|from|at|on|of|with|by|that|where|run|owned) )/u.test(rest)
    ? { form: 'is', text: `${withArticle(called.label)}${rest}` }
    : null;
}

/** The person who leads in a phrase, where a label only says the same of a business: “translator” of “translation agency”. */
function personOf(phrase: string, label: string): string | null {
  const person = /^\p{L}+(?: \p{L}+)?(?=$|,| (?:for|in|near|from|at|on|of|with|by) )/u.exec(phrase)?.[0];
  if (person === undefined || !isPerson(person)) return null;
  const [head = '', ...others] = person.split(' ').reverse();
  const says = others.length === 0 ? shareWord(head, label) : others.every((word) => label.split(' ').includes(word));
  return says ? person : null;
}

/** How running text can be said of the business. Null if it can only be quoted. */
function formed(small: string): OwnWords | null {
  const work = /^(?:we|i) (?<verb>[a-z]+)(?<rest> .+)$/iu.exec(small)?.groups;
  if (work !== undefined) {
    const verbs = inThirdPerson(`${work.verb}${work.rest}`);
    return verbs === null ? null : { form: 'does', text: verbs };
  }
  const activity = /^(?<stem>[a-z]{3,})ing(?<rest> .+)$/u.exec(small)?.groups;
  const infinitive = activity === undefined || !activities.test(small) ? undefined : infinitiveOf(activity.stem ?? '');
  if (infinitive !== undefined) {
    const verbs = inThirdPerson(`${infinitive}${activity?.rest}`);
    if (verbs !== null) return { form: 'does', text: verbs };
  }
  if (/^(?:we|i|it|our|my|they|you|your|it’s|we’re|let|if|when|because)\s/u.test(small) || boast.test(small)) return null;
  const is: OwnWords = { form: 'is', text: /^(?:an?|the) /u.test(small) ? small : withArticle(small) };
  const head = headOf(small);
  const isJoined = new RegExp(`${head}(?:,| and | or | & )`, 'u').test(small.split(', ')[0] ?? '');
  if (!isJoined && calledTrades.has(leadOf(small.replace(/^(?:an?|the) /u, '')).toLowerCase())) return is;
  if (isJoined && oneBusiness.has(head)) return masses.has(head) ? { form: 'offers', text: small } : null;
  if (oneBusiness.has(head) && !/^(?:my|our|your) /u.test(small)) return is;
  // “Press-on nails and lashes shop” is one shop.
  const last = (small.split(/ (?:for|in|near|from|at|on|of|with|by) |, /u)[0] ?? '').split(' ').at(-1) ?? '';
  if (last !== head && oneBusiness.has(last) && !masses.has(last)) return is;
  const offered = (/(?:[^su]s|ies)$/u.test(head) && (!people.test(head) || things.test(head))) || masses.has(head);
  return offered && !activities.test(small) ? { form: 'offers', text: small } : null;
}

/** The verb of an activity: “make” of “mak(ing)”, “help” of “help(ing)”, “get” of “gett(ing)”. */
const infinitiveOf = (stem: string): string | undefined =>
  [`${stem}e`, stem, stem.slice(0, -1)].find((verb) => plainVerbs.has(verb));

/** With a small first letter. Null where that is not safe, or where the words are not English. */
function inRunningText(clause: string): string | null {
  const first = clause.split(' ')[0]?.replace(/,$/u, '') ?? '';
  const rest = first.slice(1);
  const known = first.toLowerCase();
  const isCommon =
    (commonWords.has(known.replace(/[’-].*$/u, '')) || tradeWords.has(known) || tradeWords.has(known.replace(/s$/u, ''))) &&
    !/^I’/u.test(first);
  const isProper = properWords.has(first) || capitalWords.has(first) || /^(?=.*[A-Z])[A-Z\d]{2,4}$/u.test(first);
  const isActivity = /^\p{Lu}\p{Ll}{2,}ing$/u.test(first) && /^\S+ \p{Ll}/u.test(clause);
  const isCompound =
    /^\p{Lu}\p{Ll}+-(?:free|friendly|made|based|led|run|owned|grown|fed|roasted|baked|poured|dyed|built|size)$|^3D-\p{Ll}+$/u.test(
      first,
    );
  const isPlain = /^\p{Ll}/u.test(first) || isProper || isCompound || (rest === rest.toLowerCase() && (isCommon || isActivity));
  const isLatin = /^[\p{Script=Latin}\p{N}\p{P}\p{Sc}\s&+%°]*$/u.test(clause);
  return isLatin && isPlain && !/[.:“”]/u.test(clause)
    ? clause.replace(/^\p{Lu}/u, (letter) => (isProper ? letter : letter.toLowerCase()))
    : null;
}

/** The part of a phrase before the first preposition, comma or relative clause: “soil sensors” of “soil sensors for small farms”. */
export const leadOf = (phrase: string): string =>
  /^(.*?)(?=$|,|\s(?:for|by|in|with|near|from|at|on|of|that|which|who|where|and|or|&|beside|between|above|behind|without|made|run|owned|cut|poured|sewn|woven|to|until)(?:\s|$))/u.exec(
    phrase,
  )?.[1] ?? phrase;

/** The noun that a phrase is about: the last word of its lead. */
const headOf = (phrase: string): string =>
  leadOf(phrase)
    .split(' ')
    .at(-1)
    ?.replace(/[^\p{L}’-]/gu, '') ?? '';

/** Praise that is the owner’s to give, so it is quoted. */
const boast = /\b(?:best|finest|leading|number one|top|greatest|perfect|ultimate|award|world-class|unique|premier)\b/u;
/** Verb phrases, which “it offers” can’t lead: “making candles”, where “dog walking” is a service. */
const activities =
  /^(?:making|helping|selling|teaching|giving|bringing|creating|turning|taking|getting|keeping|finding|connecting|designing|baking|cooking|growing|providing|offering|serving|supporting|supplying|delivering|building|fixing|repairing|restoring) (?!and |for |by |in |at |on |with )/u;
/** Plurals of people, whom nobody offers: “estate agents”. */
const people = /(?:ers|ors|ists|ants|agents|smiths|chefs|vets|nurses|surgeons|monks|friends|brothers|sisters|women|men)$/u;
/** Things that end as people do. */
const things =
  /(?:sens|do|flo|mirr|mot|monit|tract|col|generat|radiat|elevat|project|fav|flav)ors$|(?:stick|flow|pap|lett|post|dinn|sweat|comput|burg|draw|cov|trail|plant|slipp|sneak|heat|boil|charg|rout|serv|print|speak|numb|play|show|pow|tow|timb|leath|rub|silv|wat|fib|lay|corn|bord|hang|fold|blaz|trous|jump|ladd|hamm|screwdriv|cruis|pick|crack|pepp|butt|cid|lag|port|dipp|cleans|toast|blend|mix|past|organiz|plann|calend|stroll|scoot|helicopt|freez|cook|fold|fert|supp|must|shutt|gutt|filt)ers$|(?:plants|pants|croissants|hydrants|restaurants)$/u;

/** Customers that are no plural of a doer. */
const customers =
  /^(?:startups|nonprofits|restaurants|courts|clinics|schools|shops|cafés|hotels|companies|firms|businesses|teams|families|couples|parents|students|teenagers|teens|kids|children|women|men|adults|seniors|brides|tenants|landlords|people|homeowners|clients|artists|musicians|farms)$/u;

/** Whom a description serves, from its last “for” or after “helps”: “absolute beginners”. Null if it names things or animals, or nobody. */
export function servedBy({ form, text }: OwnWords): string | null {
  if (form === 'quoted') return null;
  const whom =
    form === 'does'
      ? /^helps ([\p{L}’-]+(?: [\p{L}’-]+){0,3}?) (?:to|with|find|buy|sell|move|learn|get|build|run|grow|save|plan|choose)\s/u.exec(
          text,
        )?.[1]
      : /\sfor ((?!the |a |an |your |our |my )[\p{L}’-]+(?: [\p{L}’-]+){0,6})$/u.exec(text)?.[1];
  if (whom === undefined) return null;
  const head = headOf(whom);
  return /^people /u.test(whom) || customers.test(head) || (people.test(head) && !things.test(head)) ? whom : null;
}

/**
 * Words of a verb phrase in the third person: “cook jam” as “cooks jam”. Null if its verb is not a plain one, or if the rest speaks of “us”.
 */
function inThirdPerson(phrase: string): string | null {
  if (/\b(?:we|us|our|ours|ourselves|i|my|me)\b/iu.test(phrase)) return null;
  const words = phrase.split(' ');
  const conjugated = words.map((word, i) => {
    const before = words[i - 1];
    const isVerb = i === 0 || ((before === 'and' || before === 'or' || before?.endsWith(',')) && plainVerbs.has(word));
    return isVerb ? thirdPerson(word) : word;
  });
  return plainVerbs.has(words[0] ?? '') ? conjugated.join(' ') : null;
}

const thirdPerson = (verb: string): string =>
  /(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;

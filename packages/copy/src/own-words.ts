import { commonWords } from './common-words.ts';
import { isolated, withArticle } from './sentence.ts';

/** Most characters of what is taken from a description. */
const most = 110;
const leastLetters = 3;

/** Links, addresses, numbers to call, markup and code: never repeated, whatever stands around them. */
const unfit =
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|co|info|biz|ru|xyz|shop|app|dev|me)\b|@|#\w|[<>{}[\]\\|`^~=*_]|&\w+;|\$\(|\/\/|\d{5,}|\+\d|\bjavascript\b/iu;
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

/**
 * What a description says of the business, for use after a colon: its first clause that may be repeated and is short enough, with its first
 * letter small where that is safe, or in quotation marks. Null if nothing of it may be repeated.
 */
export function ownWords(description: string): string | null {
  for (const sentence of description.split(/(?<=[.!?…;。！？])\s*|\s[–—-]\s|\s*[\r\n]+\s*/u)) {
    const clause = shortened(plain(sentence));
    if (clause !== null && mayRepeat(sentence)) return set(clause);
  }
  return null;
}

/** Without marks of its own at either end, straight quotes curled. */
const plain = (sentence: string): string =>
  sentence
    .replace(/["“”„«»]/gu, '')
    .replace(/'/gu, '’')
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

/** Heads that one business is: “coffee roastery” takes an article, “street food” does not. */
const oneBusiness =
  /^(?!(?:an?|the|our|my|your|his|her|their|this|we|i|it|it’s|they|no|all|some|any|every|one|two|three)\s)[^,:;()]*?\b(?:shop|store|clinic|studio|bakery|company|brewery|school|firm|agency|restaurant|practice|roastery|café|cafe|bar|club|hotel|house|service|business|workshop|kitchen|gym|salon|garage|garden|farm|market|boutique|gallery|atelier|distillery|winery|deli|bistro|pub|truck|academy|center|office|consultancy|app|platform|brand|marketplace|charity|spa|nursery|pharmacy|bookshop|bookstore|butcher|florist|dentist|plumber|electrician|photographer|designer|architect|accountant|lawyer|tutor|therapist|coach)(?=$|,|\s(?:for|by|in|with|near|from|at|on|of|that|who|where|and|beside|between|above|behind|without)\s)/iu;

const clauseStart = /^(?:we|i|it|our|my|they|you|it’s|we’re)\s/iu;

/** As it stands after a colon. */
function set(clause: string): string {
  const [first = ''] = clause.split(' ');
  const rest = first.slice(1);
  const isPlainCase = rest === rest.toLowerCase() && /^\p{Lu}/u.test(first);
  const isCommon = commonWords.has(first.toLowerCase().replace(/[’-].*$/u, '')) && !/^I(?:’|$)/u.test(first);
  const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{Sc}\s&+%°]*$/u.test(clause);
  if (!latin || /[.:“”]/u.test(clause) || !(isPlainCase ? isCommon : /^\p{Ll}/u.test(first))) return `“${isolated(clause)}”`;
  const small = clause.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return !clauseStart.test(small) && oneBusiness.test(small) ? withArticle(small) : small;
}

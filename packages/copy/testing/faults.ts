/** “a” is right before these vowels (“a one-letter word”), and “an” before these consonants (“an hour”, “an MRI”). */
const article =
  /(?:(?<!\p{L})a|^A) (?!on[ce]|uni(?!m|n)|ur[aeiou]|us(?:e|ual)|eu)[aeiouAEIOU]|(?:(?<!\p{L})an|^An) (?=ur[aeiou])|(?:(?<!\p{L})an|^An) (?!hour|hono|honest|heir|[AEFHILMNORSX][A-Z])[^aeiouAEIOU8\s]/u;
const british =
  /\b\w*(?:colour|centre|favourite|catalogue|travelling|neighbour|licence|jewellery|mould|theatre|organis|tyre|yoghurt)\w*|\b(?:grey|towards|whilst)\b/iu;
/** Words that Americans don’t use, or use for something else. */
const britishWords =
  /\b(?:(?:leaking|dripping) taps?|blocked drains?|viewings?|(?<!real )estate agents?|call-?out fees?|sole traders?|pupils?|timetables?|(?:the|our) till|homely|dearer|parcels?|queues?|fortnight\w*|rubbish|kerbs?|cheques?|nappy|nappies|crisps|car parks?|petrol|lorry|lorries|payslips?|rotas?|town halls?|needn’t|sooner not|would sooner|’d sooner|sorted out|get sorted|in the flesh|tradesm[ae]n|leaflets?|notice ?boards?|spanners?|corridors?|holiday stays?|small firms?|owner’s leave|out of the door|pushchairs?|prams?|jumpers?|trousers|solicitors?|barristers?|conveyancing|greengrocers?|ironmongers?|high street|bank holidays?|postcodes?|mobile phones?|tea towels?|skirting|windscreens?|shop floor)\b/iu;
/** Words that every brand has worn out. */
const cliches =
  /\b(?:passion\w*|one-stop|next level|elevat\w+|unlock\w*|journey\w*|solutions?|tailored|seamless\w*|vibrant\w*|dedicated to|committed to|cutting-edge|state-of-the-art|curated|bespoke|world-class|synerg\w+|empower\w*|game-?chang\w+|unparalleled|nestled|heart and soul|look no further|hidden gem)\b/iu;

/** Facts that only the owner can know. */
const facts =
  /\b(?:since|award\w*|founded|established|family-(?:owned|run)|famil(?:y|ies) business|generations?|certified|licensed|accredited|trusted by|leading|voted|number one|no\. 1|years of experience|hundreds of|thousands of (?:customers|clients|people)|locally owned|(?:in|from) (?:19|20)\d\d|our founder)\b/iu;

const found = (fault: string, pattern: RegExp, text: string): readonly string[] => {
  const at = pattern.exec(text)?.[0];
  return at === undefined ? [] : [`${fault} “${at}”`];
};

/** Faults of a text for customers that a program can see, each with the words at fault; empty for a sound one. */
export const languageFaults = (text: string): readonly string[] => [
  ...found('wrong article', article, text),
  ...found('a word twice', /(?<![\p{L}’])(\p{L}+) \1(?!\p{L})/iu, text),
  ...found('British spelling', british, text),
  ...found('British word', britishWords, text),
  ...found('worn-out word', cliches, text),
  ...found('unfilled slot', /[{}|[\]]|\bundefined\b|\bnull\b|\bNaN\b|\[object|\uE000/u, text),
  ...found('odd spaces', /\s{2}|^\s|\s$|\s[.,:;]/u, text),
  ...found('two marks', /[.,:;]{2}|[.,:;]”?\.”|”\.”/u, text),
  ...found('exclamation mark', /!/u, text),
  ...found('small first letter', /(?:^|[.?] )\p{Ll}/u, text),
  ...found('wrong number', /\bthere’s (?!a |an |no |one )\w+s (?:and|or|in|for|to|behind)\b(?<!ss \w+)/iu, text),
  ...found('no mark at the end', /[^.?”]$/u, text),
];

/** Ways of working and promises that only the owner can state: “at X, it’s done by noon”. What a business hopes or wants is no promise. */
const promises =
  /^At Zorvex, (?!.*\b(?:should|hopes?|aims?|wants?|idea)\b)|^(?:undo included|home tonight|boots off .*|done while you.*|built by people who.*|we (?:call|show|eat|explain|never|always) .*|tested until .*|fees on the .*|price first, .*|save first, .*|one call, one price|there when we said|made in small .*|grown here, .*|gentle from the .*|no scolding.*)$|\b(?:calls|claims|orders|mistakes) are (?:returned|kept|held|checked|put right)\b|\bthere are people who (?:have|take) time\b|\bleaves no mess\b|\breleases things\b|\bno scolding\b/iu;

/** Statements of fact that no brief made. */
export const inventions = (text: string): readonly string[] => [
  ...found('invented', facts, text),
  ...found('promised', promises, text),
];

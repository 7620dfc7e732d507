import { stemsOf } from './stems.ts';

/** What a description says, and what a business that says it does not offer. */
const exclusions: readonly (readonly [cue: RegExp, never: RegExp])[] = [
  [
    /\b(?:vegan|plant-based)\b/iu,
    /\b(?:butter|milk|cream\w*|cheese|yogurt|eggs?|honey|meat|beef|steaks?|pork|ham|bacon|lamb|chicken|sausages?|salami|brisket|ribs|burgers?|fish|seafood|shrimp|oysters?|flat whites?)\b/iu,
  ],
  [
    /\bvegetarian\b/iu,
    /\b(?:meat|beef|steaks?|pork|ham|bacon|lamb|chicken|sausages?|salami|brisket|ribs|fish|seafood|shrimp|oysters?)\b/iu,
  ],
  [/\b(?:dairy-free|lactose-free)\b/iu, /\b(?:butter|milk|cream\w*|cheese|yogurt|flat whites?)\b/iu],
  [/\b(?:halal|kosher)\b/iu, /\b(?:pork|ham|bacon|salami|lard)\b/iu],
  [/\b(?:alcohol-free|non-alcoholic|halal)\b/iu, /\b(?:wine|beer|cocktails?|whisky|gin|rum|sake|sherry|cider|ale|spirits)\b/iu],
  [/\b(?:cats?|dogs?|puppies|kittens?|rabbits?)\b/iu, /\b(?:horses?|hoof\w*|farms?|herds?|cattle|livestock|stables?|sheep)\b/iu],
  [/\b(?:horses?|cattle|livestock|farm animals)\b/iu, /\b(?:cats?|dogs?|puppy|nail trims)\b/iu],
  [/\bcats?\b(?!.*\bdogs?\b)/iu, /\b(?:dogs?|puppy|leash\w*|walks)\b/iu],
  [/\bdogs?\b(?!.*\bcats?\b)/iu, /\b(?:cats?|kittens?)\b/iu],
  [/\b(?:mortgages?|home loans?)\b/iu, /\b(?:insurance|policies|cover|claims)\b/iu],
  [/\b(?:courts?|legal|sworn|certified)\b/iu, /\b(?:websites|novels|subtitles|menus|books|poems?)\b/iu],
  [/\bwomen\b/iu, /\b(?:men’s|suits and ties)\b/iu],
  [/(?<!wo)\bmen\b/iu, /\b(?:women’s|dresses|bridal)\b/iu],
];

/** How a description says the business is, and words that sound unlike it. */
const moods: typeof exclusions = [
  [
    /\b(?:in a hurry|express|same-day|while you wait)\b/iu,
    /\b(?:sleep on it|take (?:your|their) time|no (?:hurry|rush)|without (?:the )?(?:hurry|rush)|unhurried|(?:never|not|doesn’t|don’t|nobody) (?:rush|hurr)\w*|slow|slowly|slower|patien\w+|linger\w*|all afternoon|lazy|(?:years?|decades?) from now|a good (?:way|while)|(?:sit|wait)\b.{0,20} later|questions come first|(?:a couple of|many|some|for) (?:years|months|weeks)|takes? (?:time|years|months|weeks)|wait(?:s|ing)|no clock|stays? a while|all day|overnight)\b/iu,
  ],
  [
    /\b(?:slow way|slowly|unhurried|slow-\w+)\b/iu,
    /\b(?:in a hurry|fast|faster|quick|quickly|in minutes|speedy|rush|by tonight|the same day)\b/iu,
  ],
  [
    /\bnew in town\b/iu,
    /\b(?:regulars|for generations|for decades|over the years|old customers|past (?:customers|clients|guests))\b/iu,
  ],
];

const languages =
  /\b(?:English|Spanish|French|German|Italian|Portuguese|Russian|Arabic|Hebrew|Japanese|Chinese|Mandarin|Korean|Hindi|Turkish|Greek|Dutch|Polish|Swedish|Latin)\b/gu;

/** Whether a thing goes with a description. A thing that the description names always does. */
export function isSuited(item: string, description: string): boolean {
  const said = stemsOf(description);
  if (stemsOf(item).some((stem) => said.includes(stem))) return true;
  return !contradicts(item, description);
}

/** Whether a text names a language, or a kitchen, that a description which names one does not. */
function namesOtherLanguage(text: string, description: string): boolean {
  const named = new Set(description.match(languages));
  return named.size > 0 && (text.match(languages) ?? []).some((language) => !named.has(language));
}

/**
 * Whether a text names something that a business with this description does not have. Words of a trade are written for what it is called itself: those
 * of a vegan restaurant may speak of cheese.
 */
export const contradicts = (text: string, description: string, trade = ''): boolean =>
  namesOtherLanguage(text, description) ||
  exclusions.some(([cue, never]) => cue.test(description) && !cue.test(trade) && never.test(text));

/** Whether a text sounds unlike what a description says, as “sleep on it” does beside “for people in a hurry”. Nothing in it need be wrong. */
export const jars = (text: string, description: string): boolean =>
  moods.some(([cue, never]) => cue.test(description) && never.test(text));

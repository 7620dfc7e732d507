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

const language =
  /\b(?:English|Spanish|French|German|Italian|Portuguese|Russian|Arabic|Hebrew|Japanese|Chinese|Mandarin|Korean|Hindi|Turkish|Greek|Dutch|Polish|Swedish|Latin)\b/u;

/** Whether a thing goes with a description. A thing that the description names always does. */
export function isSuited(item: string, description: string): boolean {
  const said = stemsOf(description);
  if (stemsOf(item).some((stem) => said.includes(stem))) return true;
  return !contradicts(item, description);
}

/** Whether a text names something that a business with this description does not have. */
export const contradicts = (text: string, description: string): boolean =>
  (language.test(description) && language.test(text)) ||
  exclusions.some(([cue, never]) => cue.test(description) && never.test(text));

import { ideographPieces } from '../typography/ideograph-break.ts';
import type { LetterCase } from '../typography/letter-case.ts';
import { connectors, inCase } from '../typography/letter-case.ts';
import { firstCluster, hasOwnScript, mainScript, scriptRules } from '../typography/script.ts';

/**
 * The parts of a name. Indexes refer to `words`. A long ideographic word may be split; all parts but the last
 * then end in a soft break.
 */
export interface NameParts {
  readonly words: readonly string[];
  /** Index of a separate `&`, `+` or “and” with words on both sides; -1 if there is none. */
  readonly joint: number;
  /**
   * Index of the first trailing word that names the kind of business (“Capital”, “Coffee Co.”). -1 if there
   * is none, or nothing would remain before it.
   */
  readonly descriptorFrom: number;
  /** The words in each case, parallel to `words`. Null if the case would lose or invent letters. */
  readonly cased: Readonly<Record<LetterCase, readonly string[] | null>>;
  /** Initials of the main words in uppercase, at most three. */
  readonly initials: readonly string[];
}

/**
 * Words that say what a business is rather than who it is. Set small, they leave the stage to the name.
 * English first, plus the most common of neighboring languages; compared in lower case without dots.
 */
const descriptors: ReadonlySet<string> = new Set(
  (
    'academy agency analytics apartments architects architecture atelier advisors advisory associates bakery bakeries bank bar barbers barbershop beauty bistro boutique ' +
    'brewery brewing builders cafe café capital care catering ceramics chocolate chocolates cleaning clinic clothing club co coaching coffee collective college company ' +
    'construction consultants consulting cosmetics couture cycles dance dental dentistry design designs digital distillery electric energy engineering estate estates ' +
    'events farm farms fashion films finance financial fitness florist flowers foods foundation fund furniture gallery gardens goods group gym hair health healthcare holdings ' +
    'home homes hospital hotel house inc industries institute insurance interiors international investments jewellery jewelry kids kitchen kitchens lab laboratory labs landscaping ' +
    'law learning legal limited llc logistics ltd management market marketing media medical motors movers museum music outfitters painting partners pediatrics pharmacy photography ' +
    'physio physiotherapy pilates pizza pizzeria plumbing press print productions projects properties property publishing realty records repairs research resort restaurant ' +
    'roasters roastery roofing rugs salon school security services shop skincare society software solar solutions spa spirits sports store studio studios supply systems tailors ' +
    'tattoo tavern tech technologies technology textiles theatre therapy trading training transport travel trust university ventures veterinary vineyards wealth wear ' +
    'weddings wellness wines winery works workshop yoga gmbh ag sa srl bäckerei panadería boulangerie kaffee café gelato gelateria trattoria ristorante restaurante pastelería'
  ).split(/\s+/u),
);

/** Terms of two words that end in such a word. “Cilantro Farm Real / ESTATE” would part one. */
const wholeTerms: ReadonlySet<string> = new Set(
  (
    'real estate,interior design,interior designs,graphic design,web design,landscape design,floral design,product design,venture capital,private capital,' +
    'private wealth,life insurance,health insurance,car insurance,pet insurance,home insurance,social media,fine foods,fine wines,health foods'
  ).split(','),
);

const bare = (word: string): string => word.toLowerCase().replace(/[.,]/gu, '');

/** Splits a CamelCase word at its capitals. Other words stay whole. */
export function humps(word: string): readonly string[] {
  const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  return parts.length === 2 && parts.every((p) => [...p].length >= 2) ? parts : [word];
}

const capital = (char: string): string =>
  [...char.toLocaleUpperCase('und')].length === 1 ? char.toLocaleUpperCase('und') : char;

/**
 * Initials of Latin, Greek and Cyrillic words. A name that starts in another script has only its first letter
 * (two ideographs would be another word), and none if its letters join.
 */
function initialsOf(words: readonly string[]): readonly string[] {
  const begins = (word: string): string => firstCluster(word.slice(Math.max(0, word.search(/\p{L}|\p{N}/u))));
  const [first] = words;
  const script = first === undefined ? 'latin' : mainScript(first);
  if (first !== undefined && script !== 'latin' && scriptRules[script].initials) {
    const initial = begins(first);
    // A one-letter name is its own initial. Beside itself it would repeat.
    return initial === words.join('') ? [] : [initial];
  }
  return words
    .filter((w) => !hasOwnScript(w))
    .map((w) => [...w].find((c) => /\p{L}|\p{N}/u.test(c)) ?? '')
    .filter((c) => c !== '')
    .map(capital)
    .slice(0, 3);
}

export function nameParts(letters: string): NameParts {
  const words = letters
    .split(' ')
    .filter((w) => w !== '')
    .flatMap(ideographPieces);
  const joint = words.findIndex((w, i) => i > 0 && i < words.length - 1 && /^(?:&|\+|and|und|et|y|e)$/iu.test(w));
  let from = words.length;
  while (from > 1 && descriptors.has(bare(words[from - 1] as string))) from--;
  if (from > 1 && wholeTerms.has(`${bare(words[from - 1] as string)} ${bare(words[from] ?? '')}`)) from--;
  // “The Coffee Company”, “Salt & Coffee”: the rest must be a name by itself.
  const head = words.slice(0, from);
  const named = head.some((w) => !connectors.has(bare(w))) && !connectors.has(bare(head.at(-1) ?? ''));
  const initials = initialsOf(words.filter((w) => !connectors.has(w.toLowerCase())));
  const inWords = (letterCase: LetterCase): readonly string[] | null => {
    const whole = inCase(words.join(' '), letterCase)?.split(' ');
    return whole !== undefined && whole.length === words.length ? whole : null;
  };
  const cased = { title: inWords('title'), upper: inWords('upper'), lower: inWords('lower') };
  return { words, cased, joint, descriptorFrom: from < words.length && named ? from : -1, initials };
}

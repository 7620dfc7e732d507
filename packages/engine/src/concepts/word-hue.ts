import type { Brief } from '../brief/brief.ts';
import { colorNameOfWord, quietChroma } from '../color/color-name.ts';
import type { Oklch } from '../color/oklch.ts';
import { splitCompound, tokenise } from './reading.ts';

/** A hue suggested by the brief's words. */
export interface WordHue {
  /** OKLCH, degrees [0, 360). */
  readonly hue: number;
  /** In (0, 1]; 1 is a color named by the name. */
  readonly strength: number;
  /** The typical color, and its name. */
  readonly at: Oklch;
  readonly label: string;
}

/**
 * Strength of a thing with a color relative to the color word, of half a compound relative to a word, and of
 * the description relative to the name.
 */
const worth = { thing: 0.85, half: 0.9, description: 0.6 } as const;

/**
 * Things by the hue of their color (OKLCH, degrees): English, then German, French, Spanish, Italian; without
 * accents.
 */
const things: Readonly<Record<number, string>> = {
  10: 'rose roses peony raspberry himbeere framboise frambuesa lampone',
  22: 'ruby cherry cherries strawberry tomato poppy cardinal robin crimson cranberry redwood redstart ladybird rubin kirsche erdbeere mohn rubis cerise fraise coquelicot rubi cereza fresa amapola rubino ciliegia fragola papavero',
  33: 'coral koralle corail corallo',
  40: 'terracotta brick paprika chili flame rust ziegel brique ladrillo mattone',
  50: 'copper fox foxtail clay cinnamon kupfer fuchs zimt cuivre renard cannelle cobre zorro canela volpe cannella',
  58: 'orange orangerie tangerine carrot pumpkin apricot peach mandarin kurbis karotte aprikose pfirsich citrouille carotte abricot peche calabaza zanahoria albaricoque melocoton naranja zucca carota albicocca pesca arancia',
  75: 'amber saffron honey honeycomb bee marigold mango bernstein safran honig biene ambre miel abeille ambar azafran abeja ambra zafferano miele',
  92: 'gold golden goldfinch goldcrest sun sunny sunflower lemon canary sonne zitrone sonnenblume soleil citron tournesol limon girasol limone girasole',
  112: 'olive olives oliva oliven olivo moss moos musgo muschio',
  128: 'lime greenfinch pear avocado birne poire pera',
  142: 'fern clover leaf basil sage meadow herb grass farn klee blatt basilikum salbei wiese fougere trefle feuille basilic sauge prairie helecho trebol hoja albahaca pradera felce trifoglio foglia basilico prato',
  152: 'forest pine evergreen juniper cedar ivy emerald cypress spruce fir wald kiefer tanne fichte wacholder efeu smaragd foret pin sapin genevrier lierre emeraude bosque pino enebro hiedra esmeralda foresta abete ginepro edera smeraldo',
  165: 'mint jade eucalyptus minze menthe menta eukalyptus',
  195: 'lagoon turquoise aqua lagune laguna petrol',
  235: 'ocean sea seaside sky skylark skyline lake river tide wave rain ozean meer himmel hafen welle mer ciel vague oceano mar cielo lago onda',
  250: 'slate schiefer ardoise pizarra ardesia',
  258: 'bluebird bluebonnet bluejay blueberry kingfisher cobalt azure sapphire cornflower bluebell delft kobalt azur saphir kornblume bleuet cobalto zafiro zaffiro azzurro',
  292: 'lavender wisteria iris lavendel glyzinie lavande glycine lavanda glicine',
  312: 'amethyst violet heather veilchen flieder heidekraut bruyere violette violeta brezo viola',
  330: 'plum grape aubergine fig pflaume traube feige prune raisin figue ciruela uva higo prugna fico',
  345: 'foxglove fuchsia orchid magnolia fingerhut orchidee digitale orquidea',
};

/** Name, lightness and chroma of each hue's typical color: saffron is light, cobalt is deep. */
const shades: Readonly<Record<number, readonly [label: string, l: number, c: number]>> = {
  10: ['rose', 0.6, 0.19],
  22: ['cherry', 0.5, 0.19],
  33: ['coral', 0.68, 0.17],
  40: ['terracotta', 0.56, 0.15],
  50: ['copper', 0.58, 0.13],
  58: ['tangerine', 0.71, 0.175],
  75: ['amber', 0.79, 0.165],
  92: ['gold', 0.86, 0.17],
  112: ['olive', 0.48, 0.1],
  128: ['lime', 0.78, 0.19],
  142: ['fern green', 0.47, 0.125],
  152: ['forest green', 0.38, 0.09],
  165: ['mint', 0.84, 0.1],
  195: ['lagoon blue', 0.52, 0.095],
  235: ['sea blue', 0.53, 0.125],
  250: ['slate', 0.42, 0.06],
  258: ['cobalt', 0.46, 0.2],
  292: ['lavender', 0.7, 0.13],
  312: ['violet', 0.46, 0.18],
  330: ['plum', 0.38, 0.13],
  345: ['orchid', 0.57, 0.2],
};

/** The hue of a thing, with its color. */
export function shadeOf(hue: number, strength: number): WordHue {
  const [label, l, c] = shades[hue] as readonly [string, number, number];
  return { hue, strength, at: { l, c, h: hue }, label };
}

const hues: ReadonlyMap<string, number> = new Map(
  Object.entries(things).flatMap(([hue, row]) => row.split(' ').map((word): [string, number] => [word, Number(hue)])),
);

/** The hue of one word in lower case without accents. Null if it has none, as for grays. */
function hueOfWord(word: string): WordHue | null {
  const thing = hues.get(word);
  if (thing !== undefined) return shadeOf(thing, worth.thing);
  const named = colorNameOfWord(word);
  return named === null || named.at.c <= quietChroma ? null : { hue: named.at.h, strength: 1, at: named.at, label: named.name };
}

const known = { has: (word: string): boolean => hueOfWord(word) !== null };

function hueOfText(text: string, share: number): WordHue | null {
  let best: WordHue | null = null;
  const consider = (word: string, part: number): void => {
    const found = hueOfWord(word);
    if (found !== null && found.strength * part > (best?.strength ?? 0)) best = { ...found, strength: found.strength * part };
  };
  for (const token of tokenise(text)) {
    const word = token.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
    const single = word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;
    if (known.has(word)) consider(word, share);
    else if (known.has(single)) consider(single, share);
    else for (const half of splitCompound(single, known)) consider(half, share * worth.half);
  }
  return best;
}

/** The hue that the name says. */
export const hueOfName = ({ letters }: Pick<Brief, 'letters'>): WordHue | null => hueOfText(letters, 1);

/** The hue suggested by the name, or else by the description: a soft wish for colors nobody chose. */
export const hueOf = (brief: Pick<Brief, 'letters' | 'description'>): WordHue | null =>
  hueOfName(brief) ?? hueOfText(brief.description, worth.description);

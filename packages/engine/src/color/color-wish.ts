import type { Hex } from '../scene/scene.ts';
import { type ColorRegion, colorNameOfWord } from './color-name.ts';
import { parseHex } from './hex.ts';
import { hueTurn, wrapHue } from './hue.ts';
import { hexToOklch } from './oklch.ts';
import { type ColorPreference, colorPreferences } from './scheme.ts';

/** What the client's own words say about colour. The text is data: nothing of it reaches a drawing but checked hexes. */
export interface ColorWish {
  readonly preference: ColorPreference | null;
  /** Canonical, in the order of the text, at most six. */
  readonly hexes: readonly Hex[];
  /** Names of colours that are wanted, with a hue in degrees (0 for greys, which have none). */
  readonly hues: readonly NamedHue[];
  readonly excluded: readonly ExcludedColor[];
  /** Words that say nothing about colour, for the record: at most twenty, shortened. */
  readonly ignored: readonly string[];
}

export interface NamedHue {
  readonly hue: number;
  readonly name: string;
}

export interface ExcludedColor extends ColorRegion {
  readonly name: string;
}

/** Longer texts are cut: no wish needs more words than that. */
const longestText = 4000;
const mostHexes = 6;
const mostIgnored = 20;
const longestIgnored = 40;

const preferenceWords: ReadonlyMap<string, ColorPreference> = new Map([
  ...colorPreferences.map((preference): [string, ColorPreference] => [preference, preference]),
  ...(
    [
      ['professional', 'professionell seriose serios corporate professionnel professionnelle profesional'],
      ['nature', 'natural naturlich natur organic naturel naturelle earthy natura'],
      ['warm', 'warme warmer chaud chaude calido calida'],
      ['creative', 'kreativ creatif creativo creativa artistic'],
      ['energetic', 'energisch energetisch energique energetico energetica vibrant'],
      ['monochrome', 'monochromatic monochrom einfarbig monochromatique monocromo monocromatico'],
    ] as const
  ).flatMap(([preference, words]) => words.split(' ').map((word): [string, ColorPreference] => [word, preference])),
]);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const negators = words(
  "not no non without avoid except never hate dislike dont don't nothing kein keine keinen nicht ohne pas sans sin nada evitar eviter",
);
/** “Anything but blue”: only after these does “but” refuse; alone it turns back to what is wanted. */
const everything = words('anything everything all alles tout todo');
const butWords = words('but ausser sauf except menos excepto');
const turnWords = words('but sondern mais sino instead rather however aber');
/** Words that may stand between “not” and the colour, or between two refused colours. */
const fillers = words(
  'a an any the too much very to be like use want it is of de la le les du des el los en bitte please like colour color colours colors ' +
    'dark light bright deep pale pastel soft neon dunkles helles dunkel hell viel d von or nor and oder und noch ou et ni y o u',
);
const cancels = words('only just just only nur seulement solo');
const joiners = words('or nor and oder und noch ou et ni y o u e');
const frenchBeforeGold = words('et avec en ou');
/** At most this many fillers may follow a “not” before it lapses. */
const reach = 4;

/** Words with apostrophes, hexes with their sign, or one mark that ends a clause. No nested repetition: linear. */
const token = /#[0-9a-z]+|[\p{L}\p{N}][\p{L}\p{N}']*|[,.;:!?\n]/giu;

/** Reads free text in time linear in its length. */
export function readColorWish(text: string): ColorWish {
  const plain = text.slice(0, longestText).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
  const reader = new Reader();
  for (const [piece] of plain.matchAll(token)) reader.take(piece);
  return reader.wish();
}

class Reader {
  readonly #hexes = new Set<Hex>();
  readonly #hues = new Map<string, NamedHue>();
  readonly #excluded = new Map<string, ExcludedColor>();
  readonly #ignored = new Set<string>();
  #preference: ColorPreference | null = null;
  /** How many fillers the running “not” may still pass; 0: nothing is refused. */
  #refusing = 0;
  /** A colour was refused already: only joining words keep the list open. */
  #listing = false;
  #previous = '';
  /** The colour named by the word before, so that “forest green” and “navy blue” stay one colour. */
  #before: NamedHue | null = null;

  take(piece: string): void {
    const before = this.#before;
    this.#before = null;
    if (/^[,.;:!?\n]$/.test(piece)) this.#refusing = 0;
    else if (piece.startsWith('#')) this.#takeHex(piece);
    else this.#takeWord(piece, before);
    this.#previous = piece;
  }

  wish(): ColorWish {
    const onlyGreys =
      this.#hues.size > 0 && [...this.#hues.keys()].every((name) => ['black', 'white', 'gray', 'charcoal'].includes(name));
    const monochrome = this.#preference === null && onlyGreys && this.#hexes.size === 0 ? 'monochrome' : this.#preference;
    return {
      preference: monochrome,
      hexes: [...this.#hexes],
      hues: [...this.#hues.values()],
      excluded: [...this.#excluded.values()],
      ignored: [...this.#ignored],
    };
  }

  #takeHex(piece: string): void {
    const hex = parseHex(piece);
    if (hex === null) this.#ignore(piece);
    else if (this.#refusing > 0) this.#excluded.set(hex, around(hex));
    else if (this.#hexes.size < mostHexes) this.#hexes.add(hex);
  }

  #takeWord(word: string, before: NamedHue | null): void {
    const isBut = butWords.has(word) && everything.has(this.#previous);
    if (negators.has(word) || isBut) {
      this.#refusing = reach;
      this.#listing = false;
    } else if (turnWords.has(word) || cancels.has(word)) this.#refusing = 0;
    // “or” is an English choice; gold only in a French list (“noir et or”).
    else if (word === 'or' && !frenchBeforeGold.has(this.#previous)) this.#pass();
    else if (!this.#takeName(word, before) && !this.#takePreference(word)) {
      if (joiners.has(word) || fillers.has(word)) this.#pass();
      else {
        this.#refusing = this.#listing ? 0 : Math.max(0, this.#refusing - 1);
        this.#ignore(word);
      }
    }
  }

  #pass(): void {
    this.#refusing = Math.max(0, this.#refusing - 1);
  }

  #takePreference(word: string): boolean {
    const preference = preferenceWords.get(word);
    if (preference === undefined) return false;
    if (this.#refusing === 0) this.#preference ??= preference;
    return true;
  }

  #takeName(word: string, before: NamedHue | null): boolean {
    const found = colorNameOfWord(word);
    if (found === null) return false;
    const named: NamedHue = { hue: found.at.h, name: found.name };
    const sameColor = before !== null && before.name !== named.name && Math.abs(hueTurn(before.hue, named.hue)) <= 40;
    if (sameColor && found.at.c >= 0.03) {
      this.#before = before;
      return true;
    }
    if (this.#refusing > 0) {
      this.#excluded.set(found.name, { name: found.name, ...found.region });
      this.#refusing = reach;
      this.#listing = true;
    } else this.#hues.set(found.name, named);
    this.#before = named;
    return true;
  }

  #ignore(word: string): void {
    if (this.#ignored.size < mostIgnored) this.#ignored.add(word.slice(0, longestIgnored));
  }
}

/** What a refused hex refuses: its hue and neighbours, or its greys. */
function around(hex: Hex): ExcludedColor {
  const { l, c, h } = hexToOklch(hex);
  const light: readonly [number, number] = [Math.max(0, l - 0.25), Math.min(1, l + 0.25)];
  if (c < 0.03) return { name: hex, range: [0, 360], light, chroma: [0, 0.03] };
  return { name: hex, range: [wrapHue(h - 15), wrapHue(h + 15)], light, chroma: [0.03, 1] };
}

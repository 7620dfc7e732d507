import type { Hex } from '../scene/scene.ts';
import { type ColorRegion, colorNameOfWord } from './color-name.ts';
import { parseHex } from './hex.ts';
import { hueTurn, wrapHue } from './hue.ts';
import { hexToOklch } from './oklch.ts';
import { type ColorPreference, colorPreferences } from './scheme.ts';

/** The client's words about color. Only validated hexes can reach a drawing. */
export interface ColorWish {
  readonly preference: ColorPreference | null;
  /** Canonical, in text order, at most six. */
  readonly hexes: readonly Hex[];
  /** Names of wanted colors, with hue in degrees (0 for grays, which have none). */
  readonly hues: readonly NamedHue[];
  readonly excluded: readonly ExcludedColor[];
  /** Words without a color meaning, for the record: at most twenty, shortened. */
  readonly ignored: readonly string[];
}

interface NamedHue {
  readonly hue: number;
  readonly name: string;
}

interface ExcludedColor extends ColorRegion {
  readonly name: string;
}

/** Characters read. No wish needs more. */
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
/**
 * “Anything but blue”: only after these words does “but” exclude a color. Otherwise it introduces what is
 * wanted.
 */
const everything = words('anything everything all alles tout todo');
const butWords = words('but ausser sauf except menos excepto');
const turnWords = words('but sondern mais sino instead rather however aber');
/** Words allowed between “not” and the color, or between two excluded colors. */
const fillers = words(
  'a an any the too much very to be like use want it is of de la le les du des el los en bitte please like color colour colors colours ' +
    'dark light bright deep pale pastel soft neon dunkles helles dunkel hell viel d von or nor and oder und noch ou et ni y o u',
);
const cancels = words('only just just only nur seulement solo');
const joiners = words('or nor and oder und noch ou et ni y o u e');
const frenchBeforeGold = words('et avec en ou');
/** Fillers allowed after “not” before it expires. */
const reach = 4;

/**
 * Words with apostrophes, hexes with their sign, or one character that ends a clause. No nested repetition,
 * so linear.
 */
const token = /#[0-9a-z]+|[\p{L}\p{N}][\p{L}\p{N}']*|[,.;:!?\n]/giu;

/** Parses free text in linear time. */
export function readColorWish(text: string): ColorWish {
  const plain = text.slice(0, longestText).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
  const reading = newReading();
  for (const [piece] of plain.matchAll(token)) take(reading, piece);
  return wishOf(reading);
}

/** State of the parser. */
interface Reading {
  readonly hexes: Set<Hex>;
  readonly hues: Map<string, NamedHue>;
  readonly excluded: Map<string, ExcludedColor>;
  readonly ignored: Set<string>;
  preference: ColorPreference | null;
  /** Fillers that the active “not” may still skip. 0: no exclusion is active. */
  refusing: number;
  /** True once a color was excluded. Only joining words continue the list. */
  listing: boolean;
  previous: string;
  /** The color of the previous word, so that “forest green” and “navy blue” stay one color. */
  before: NamedHue | null;
}

const newReading = (): Reading => ({
  hexes: new Set(),
  hues: new Map(),
  excluded: new Map(),
  ignored: new Set(),
  preference: null,
  refusing: 0,
  listing: false,
  previous: '',
  before: null,
});

function take(reading: Reading, piece: string): void {
  const before = reading.before;
  reading.before = null;
  if (/^[,.;:!?\n]$/.test(piece)) reading.refusing = 0;
  else if (piece.startsWith('#')) takeHex(reading, piece);
  else takeWord(reading, piece, before);
  reading.previous = piece;
}

function wishOf(reading: Reading): ColorWish {
  const onlyGrays =
    reading.hues.size > 0 && [...reading.hues.keys()].every((name) => ['black', 'white', 'gray', 'charcoal'].includes(name));
  const monochrome = reading.preference === null && onlyGrays && reading.hexes.size === 0;
  return {
    preference: monochrome ? 'monochrome' : reading.preference,
    hexes: [...reading.hexes],
    hues: [...reading.hues.values()],
    excluded: [...reading.excluded.values()],
    ignored: [...reading.ignored],
  };
}

function takeHex(reading: Reading, piece: string): void {
  const hex = parseHex(piece);
  if (hex === null) ignore(reading, piece);
  else if (reading.refusing > 0) reading.excluded.set(hex, around(hex));
  else if (reading.hexes.size < mostHexes) reading.hexes.add(hex);
}

function takeWord(reading: Reading, word: string, before: NamedHue | null): void {
  const isBut = butWords.has(word) && everything.has(reading.previous);
  if (negators.has(word) || isBut) {
    reading.refusing = reach;
    reading.listing = false;
  } else if (turnWords.has(word) || cancels.has(word)) reading.refusing = 0;
  // “or” is an English choice. It means gold only in a French list (“noir et or”).
  else if (word === 'or' && !frenchBeforeGold.has(reading.previous)) pass(reading);
  else if (!takeName(reading, word, before) && !takePreference(reading, word)) {
    if (joiners.has(word) || fillers.has(word)) pass(reading);
    else {
      reading.refusing = reading.listing ? 0 : Math.max(0, reading.refusing - 1);
      ignore(reading, word);
    }
  }
}

function pass(reading: Reading): void {
  reading.refusing = Math.max(0, reading.refusing - 1);
}

function takePreference(reading: Reading, word: string): boolean {
  const preference = preferenceWords.get(word);
  if (preference === undefined) return false;
  if (reading.refusing === 0) reading.preference ??= preference;
  return true;
}

function takeName(reading: Reading, word: string, before: NamedHue | null): boolean {
  const found = colorNameOfWord(word);
  if (found === null) return false;
  const named: NamedHue = { hue: found.at.h, name: found.name };
  const sameColor = before !== null && before.name !== named.name && Math.abs(hueTurn(before.hue, named.hue)) <= 40;
  if (sameColor && found.at.c >= 0.03) {
    reading.before = before;
    return true;
  }
  if (reading.refusing > 0) {
    reading.excluded.set(found.name, { name: found.name, ...found.region });
    reading.refusing = reach;
    reading.listing = true;
  } else reading.hues.set(found.name, named);
  reading.before = named;
  return true;
}

function ignore(reading: Reading, word: string): void {
  if (reading.ignored.size < mostIgnored) reading.ignored.add(word.slice(0, longestIgnored));
}

/** What an excluded hex excludes: its hue and neighbors, or grays. */
function around(hex: Hex): ExcludedColor {
  const { l, c, h } = hexToOklch(hex);
  const light: readonly [number, number] = [Math.max(0, l - 0.25), Math.min(1, l + 0.25)];
  if (c < 0.03) return { name: hex, range: [0, 360], light, chroma: [0, 0.03] };
  return { name: hex, range: [wrapHue(h - 15), wrapHue(h + 15)], light, chroma: [0.03, 1] };
}

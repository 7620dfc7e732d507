import type { Brief } from '../brief/brief.ts';
import { askedPictures } from './subject/asked-pictures.ts';
import { shadeOf, type WordHue } from './word-hue.ts';

/** Pictures of things with a typical color in any language, by the hue of their shade. */
const own: Readonly<Record<number, string>> = {
  22: 'cherry',
  40: 'kiln fire ember barbecue pepper',
  58: 'dawn carrot citrus lantern',
  75: 'honey saffron',
  92: 'sun grain',
  112: 'olive',
  142: 'leaf fern plant herb clover avocado hops cactus',
  152: 'pine tree palm',
  235: 'wave water river rain boat anchor swim fish island sky',
};

const hues: ReadonlyMap<string, number> = new Map(
  Object.entries(own).flatMap(([hue, ids]) => ids.split(' ').map((id): [string, number] => [id, Number(hue)])),
);

/** The hue that a picture's colors must not contradict. Null if it comes in any color. */
export const hueOfPicture = (concept: string): number | null => hues.get(concept) ?? null;

/** Strength of a depicted thing's color, relative to a color word. */
const lent = 0.45;
/** The color of the thing that the name denotes, in any language: a kiln is terracotta, a dawn is orange. */
export function hueOfThing(brief: Brief): WordHue | null {
  const things = askedPictures(brief).pictures.filter((one) => one.from === 'name' || isInName(one.word, brief.letters));
  const hue = things.map((one) => hueOfPicture(one.picture.concept)).find((h) => h !== null) ?? null;
  return hue === null ? null : shadeOf(hue, lent);
}

const isInName = (word: string | null, name: string): boolean => word !== null && name.toLowerCase().includes(word);

import type { Face } from '../../concepts/face.ts';
import type { FontBook } from '../../typography/font-book.ts';
import { connectors, inCase } from '../../typography/letter-case.ts';
import type { NameSetting } from '../name/setting.ts';
import { type ArcText, arcLine, bend, setArc } from './arc-text.ts';

const degree = Math.PI / 180;
/** Letters of both texts together (design rules §1, Emblem). */
const letters = { least: 4, most: 34 };
/**
 * Arcs with a lower text (golden notes: 183° and 79°; past 190° a name tips over), and how full a ring must
 * be.
 */
export const arcs = {
  top: 183 * degree,
  aim: 164 * degree,
  bottom: 118 * degree,
  total: 196 * degree,
  gap: 24 * degree,
  least: { top: 100 * degree, bottom: 42 * degree },
};
/** Mid-cap radius in cap heights. A cap height is then .26 to .17 of the whole radius. */
const radii = { least: 2.8, most: 4.8 };
/** Sizes of the lower text, always smaller than the upper one. */
const lowerSizes = [78, 64] as const;
/** The texts above and below in the ring. */
interface Texts {
  readonly upper: string;
  readonly lower: string;
  readonly lowerIsSlogan: boolean;
}

/**
 * Possible divisions of the texts, best first: the kind of business below, a short slogan below, or the
 * second half of the name. A name alone leaves half the ring empty.
 */
function textsOf(words: readonly string[], descriptorFrom: number, slogan: string): readonly Texts[] {
  const ways: Texts[] = [];
  for (let from = descriptorFrom; from > 0 && from < words.length; from++)
    ways.push({ upper: words.slice(0, from).join(' '), lower: words.slice(from).join(' '), lowerIsSlogan: false });
  const whole = words.join(' ');
  const said = [...slogan].length <= 18 ? (inCase(slogan, 'upper') ?? '') : '';
  if (said !== '') ways.push({ upper: whole, lower: said, lowerIsSlogan: true });
  for (const at of words.keys()) {
    // “& PINE” goes below “HARBOR”. No part ends with a connector, or starts with one other than a symbol.
    const ends = connectors.has(words[at - 1]?.toLowerCase() ?? '') || /^[&+]$/u.test(words[at - 1] ?? '');
    const begins = connectors.has(words[at]?.toLowerCase() ?? '') && !/^[&+]$/u.test(words[at] ?? '');
    if (at === 0 || ends || begins) continue;
    ways.push({ upper: words.slice(0, at).join(' '), lower: words.slice(at).join(' '), lowerIsSlogan: false });
  }
  return ways.filter(({ upper, lower }) => {
    const count = [...(upper + lower).replaceAll(' ', '')].length;
    return count >= letters.least && count <= letters.most && !/\p{Ll}/u.test(upper + lower);
  });
}

/** Both texts set on their ring. */
export interface SetTexts {
  readonly texts: Texts;
  readonly radius: number;
  readonly top: ArcText;
  readonly bottom: ArcText;
  /** Cap height of the smaller text. */
  readonly smallest: number;
}

/** The upper text at the radius that brings it closest to the target arc. */
function setUpper(book: FontBook, face: Face, text: string, tracking: number): { top: ArcText; radius: number } | null {
  const line = arcLine(book, face, text, 100, tracking);
  if (line === null) return null;
  const least = radii.least * 100;
  const most = radii.most * 100;
  let radius = least;
  for (let i = 0; i < 3; i++)
    radius = Math.max(least, Math.min(most, (bend(line, { radius, side: 'top' }).angle * radius) / arcs.aim));
  return { top: setArc(line, { radius, side: 'top' }), radius };
}

/**
 * The ring for two texts. The upper one determines the radius. A short name is tracked more, to fill its arc.
 */
function setTexts({ book, face, tracking }: NameSetting, texts: Texts): SetTexts | null {
  const base = Math.max(24, Math.min(110, 128 - 380 * face.metrics.stem)) + tracking;
  for (const more of [0, -26, 50, 110]) {
    const upper = setUpper(book, face, texts.upper, base - 10 + more);
    if (upper === null) continue;
    const { top, radius } = upper;
    if (top.angle > arcs.top || top.angle < arcs.least.top) continue;
    for (const size of lowerSizes) {
      const line = arcLine(book, face, texts.lower, size, base + 48 + more / 2);
      if (line === null) return null;
      const bottom = setArc(line, { radius, side: 'bottom' });
      const gap = (2 * Math.PI - top.angle - bottom.angle) / 2;
      if (bottom.angle > Math.min(arcs.bottom, 0.86 * top.angle) || gap < arcs.gap || bottom.angle < arcs.least.bottom) continue;
      if (top.angle + bottom.angle >= arcs.total) return { texts, radius, top, bottom, smallest: size };
    }
  }
  return null;
}

/**
 * The texts on the ring, by the first division that fills its arcs. Null if the name is too short or too
 * long. Cached with the face, because a slot's genomes share a few rings.
 */
export function setRoundel(setting: NameSetting, slogan: string): SetTexts | null {
  const { book, face, words, parts, tracking } = setting;
  return book.memo(face.id, `roundel/${tracking}/${parts.descriptorFrom}/${words.join(' ')}/${slogan}`, () => {
    for (const texts of textsOf(words, parts.descriptorFrom, slogan)) {
      const set = setTexts(setting, texts);
      if (set !== null) return set;
    }
    return null;
  });
}

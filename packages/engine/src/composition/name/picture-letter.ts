import { height, width } from '../../geometry/box.ts';
import { mapPath, type Path, pathBounds, placing, signedArea } from '../../geometry/path.ts';
import { correlation, type Likeness, likenessOf, rasterize } from '../../geometry/raster.ts';
import type { Block } from '../block.ts';
import type { Mark } from '../marks/mark.ts';
import { letterPicture } from './letter-pictures.ts';
import { type FoundLetter, findLetters, letterCount, setLines, swapLetter } from './letter-swap.ts';
import type { NameSetting } from './setting.ts';

/**
 * Minimum likeness of the two silhouettes, and minimum letters of a name, and of a word whose first letter is
 * swapped (design rules §1, Letter replaced).
 */
const leastLikeness = 0.6;
const leastLetters = { any: 4, first: 6 };
/** Share of their height by which pointed pictures overshoot. */
const pointed = 0.03;

/** A picture of what the name is about replaces one of its letters, in the accent. */
export function setPictureLetter(setting: NameSetting): Block | null {
  const { face, picture } = setting;
  if (picture === null || face.connected) return null;
  const entry = letterPicture(picture.id);
  const lines = entry === undefined ? null : setLines(setting);
  if (entry === undefined || lines === null) return null;
  const letters = letterCount(lines);
  if (letters < leastLetters.any) return null;
  const solid = inkOf(picture);
  const body = bodyOf(solid, entry.rises ?? 0);
  const fitting = findLetters(lines, entry.letters)
    .filter((at) => at.begins === 0 || at.begins >= leastLetters.first)
    .map((at) => ({ at, like: likeness(at, solid, body) }))
    .filter(({ like }) => like >= leastLikeness);
  // Neighboring letters help to read it, so the middle of the name is the safest place.
  const [best] = fitting.sort((a, b) => safety(b.at, lines.length) - safety(a.at, lines.length));
  if (best === undefined) return null;
  const { at } = best;
  const tip = /[AV]/u.test(at.glyph.text) ? pointed : 0;
  const scale = (height(at.box) * (1 + tip)) / body.high;
  const bottom = at.box.y1 + (at.glyph.text.toLowerCase() === 'v' ? tip * height(at.box) : 0);
  const middle = (at.box.x0 + at.box.x1) / 2;
  const path = mapPath(solid, placing(scale, middle - body.middle * scale, bottom - body.bottom * scale));
  const box = pathBounds(path);
  if (box === null || width(box) > 1.6 * width(at.box)) return null;
  return swapLetter(setting, lines, at, { shapes: [{ part: 'device', role: 'accent', path }], outline: path, box }, true);
}

/** A picture as drawn in one ink. */
const inkOf = (picture: Mark): Path => picture.shapes.filter((s) => s.only !== 'colour').flatMap((s) => s.path);

interface Body {
  readonly high: number;
  readonly bottom: number;
  readonly middle: number;
}

function bodyOf(path: Path, rises: number): Body {
  const box = pathBounds(path) ?? { x0: 0, y0: 0, x1: 1, y1: 1 };
  return { high: height(box) * (1 - rises), bottom: box.y1, middle: (box.x0 + box.x1) / 2 };
}

const safety = (at: FoundLetter, lines: number): number => (at.index === 0 ? 0 : 2) + (at.line === lines - 1 ? 1 : 0);

const side = 48;

/** Normalized cross-correlation of letter and picture as silhouettes, body on body. */
function likeness(at: FoundLetter, solid: Path, body: Body): number {
  const letter = silhouette(at.glyph.path, {
    high: height(at.box),
    bottom: at.box.y1,
    middle: (at.box.x0 + at.box.x1) / 2,
  });
  return correlation(letter, silhouette(solid, body));
}

function silhouette(path: Path, { high, bottom, middle }: Body): Likeness {
  const s = (side * 0.8) / high;
  const outer = path.filter((c) => signedArea(c) > 0);
  return likenessOf(
    rasterize(outer, { a: s, b: 0, c: 0, d: s, e: side / 2 - middle * s, f: side * 0.92 - bottom * s }, side, side),
  );
}

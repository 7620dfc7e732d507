import { letterMarkById } from '../../concepts/letter-catalogue.ts';
import { type Box, height, width } from '../../geometry/box.ts';
import { mapPath, type Path, pathBounds, placing } from '../../geometry/path.ts';
import { correlation, likenessOf, rasterise } from '../../geometry/raster.ts';
import type { Shape } from '../../scene/scene.ts';
import { capitalsLike } from '../../typography/latin-twin.ts';
import type { Block } from '../block.ts';
import { type FoundLetter, findLetters, setLines, swapLetter } from './letter-swap.ts';
import type { NameSetting } from './setting.ts';

/** Stem ÷ cap height: signs are drawn with one stroke of .2, and beside much finer or heavier letters they are strangers. */
const stems = { least: 0.15, most: 0.27 };
/** A face as even as the sign: its thinnest stroke ÷ its stem. */
const leastEvenness = 0.55;
/** Letters the first word must have, so that the sign is one letter of it and not half of it. */
const leastLetters = 4;
/** How far a round letter reaches below its line, in hundredths of the cap height. */
const overshoot = 3;
/** How wide a sign may be beside the face's own letter: a wide S before condensed letters is another face's. */
const widths = { least: 0.75, most: 1.35 };
/** Shares of the cap height that a sign may rise above the cap line and hang below the baseline. */
const most = { rise: 0.24, fall: 0.2, width: 1.3 };

/**
 * Least likeness to the letter it stands for, of what the sign is without its accent (less where it is all of one piece, with the
 * thing in its counter): a word is read by whole letters. Readers read
 * “loxglove” where leaves were the arms of an F, and “iBluebird” where a pencil was the stem of a B.
 */
const leastLikeness = { parted: 0.7, whole: 0.55 };

/** Signs that say their letter alone but not before other letters: “I♥alden”, a note for a D, a house that is read as an A. */
const misread: ReadonlySet<string> = new Set(
  [
    'd-3',
    'e-6',
    'f-5',
    'f-15',
    'h-3',
    'h-8',
    'j-1',
    'l-17',
    'm-1',
    'm-10',
    'p-9',
    'r-5',
    's-6',
    's-13',
    'v-9',
    'w-6',
    'x-1',
    'y-6',
  ].map((id) => `letter-idea/${id}`),
);

/** The sign of initial and thing stands as the first letter of the name: cap height on cap height, and the word goes on from it. */
export function setPictureInitial(setting: NameSetting): Block | null {
  const { face, picture } = setting;
  const { stem, hairline } = face.metrics;
  if (picture === null || misread.has(picture.id) || face.connected || face.italic || stem < stems.least || stem > stems.most)
    return null;
  if (face.style === 'serif' || face.style === 'handwritten' || hairline < leastEvenness * stem) return null;
  const sign = letterMarkById(picture.id);
  const lines = setLines(setting);
  if (sign?.family !== 'letter-idea' || lines === null) return null;
  const [cap, base] = sign.lines ?? [0, 200];
  const [at] = findLetters(lines, capitalsLike(letterOf(picture.id)));
  if (at === undefined || at.line > 0 || at.index > 0 || at.begins < leastLetters) return null;
  // The letter's own overshoot, but not the tail of a Q.
  const foot = Math.min(at.box.y1, overshoot);
  const scale = (foot - at.box.y0) / (base - cap);
  const place = placing(scale, 0, foot - base * scale);
  const shapes = picture.shapes.map(
    (s): Shape => ({ ...s, part: 'device', role: s.role === 'accent' ? 'accent' : 'name', path: mapPath(s.path, place) }),
  );
  const outline = shapes.flatMap((s) => s.path);
  const box = pathBounds(outline);
  if (box === null || width(box) > most.width * height(at.box)) return null;
  const wide = width(box) / width(at.box);
  if (wide < widths.least || wide > widths.most) return null;
  const letter = shapes.filter((s) => s.role !== 'accent').flatMap((s) => s.path);
  const least = letter.length === outline.length ? leastLikeness.whole : leastLikeness.parted;
  if (letter.length === 0 || likeness(at, letter, box) < least) return null;
  if (at.box.y0 - box.y0 > most.rise * height(at.box) || box.y1 - at.box.y1 > most.fall * height(at.box)) return null;
  return swapLetter(setting, lines, at, { shapes, outline, box }, true);
}

const side = 48;

/** Normalised cross-correlation of the letter and the sign, each set about the middle of its own width. */
function likeness(at: FoundLetter, sign: Path, box: Box): number {
  const s = (side * 0.7) / height(at.box);
  const f = side * 0.85 - at.box.y1 * s;
  const seen = (path: Path, { x0, x1 }: Box) =>
    likenessOf(rasterise(path, { a: s, b: 0, c: 0, d: s, e: side / 2 - ((x0 + x1) / 2) * s, f }, side, side));
  return correlation(seen(at.glyph.path, at.box), seen(sign, box));
}

/** The capital that a sign draws: F of `letter-idea/f-0`. */
export const letterOf = (id: string): string => (id.split('/')[1]?.[0] ?? '').toUpperCase();

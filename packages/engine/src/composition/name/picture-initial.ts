import { letterMarkById } from '../../concepts/letter-catalogue.ts';
import { type Box, height, width } from '../../geometry/box.ts';
import { mapPath, type Path, pathBounds, placing } from '../../geometry/path.ts';
import { correlation, likenessOf, rasterize } from '../../geometry/raster.ts';
import type { Shape } from '../../scene/scene.ts';
import { capitalsLike } from '../../typography/latin-twin.ts';
import type { Block } from '../block.ts';
import { type FoundLetter, findLetters, setLines, swapLetter } from './letter-swap.ts';
import type { NameSetting } from './setting.ts';

/** Limits of stem ÷ cap height. Signs have strokes of .2 and do not match much finer or heavier letters. */
const stems = { least: 0.15, most: 0.27 };
/** Minimum thinnest stroke ÷ stem of a face, for strokes as even as the sign's. */
const leastEvenness = 0.55;
/** Minimum letters in the first word, so that the sign is one letter of it rather than half. */
const leastLetters = 4;
/** How far a round letter extends below its line, in hundredths of the cap height. */
const overshoot = 3;
/**
 * Limits of a sign's width relative to the face's own letter. A wide S before condensed letters looks
 * foreign.
 */
const widths = { least: 0.75, most: 1.35 };
/** Maximum shares of the cap height above the cap line and below the baseline, and maximum width. */
const most = { rise: 0.24, fall: 0.2, width: 1.3 };

/**
 * Minimum likeness to the letter of the sign without its accent (lower if it is in one piece, with the thing
 * in its counter), because words are read by whole letters. Readers read “loxglove” where leaves were the
 * arms of an F, and “iBluebird” where a pencil was the stem of a B.
 */
const leastLikeness = { parted: 0.7, whole: 0.55 };

/**
 * Signs that read as their letter alone but not before others: “I♥alden”, a note for a D, a house read as an
 * A.
 */
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

/** The mark of initial and thing as the first letter of the name, at the same cap height. */
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

/** Normalized cross-correlation of letter and sign, each centered by its own width. */
function likeness(at: FoundLetter, sign: Path, box: Box): number {
  const s = (side * 0.7) / height(at.box);
  const f = side * 0.85 - at.box.y1 * s;
  const seen = (path: Path, { x0, x1 }: Box) =>
    likenessOf(rasterize(path, { a: s, b: 0, c: 0, d: s, e: side / 2 - ((x0 + x1) / 2) * s, f }, side, side));
  return correlation(seen(at.glyph.path, at.box), seen(sign, box));
}

/** The capital that a sign draws: F for `letter-idea/f-0`. */
export const letterOf = (id: string): string => (id.split('/')[1]?.[0] ?? '').toUpperCase();

import { covers, faceById, faces } from './concepts/face.ts';
import { sloganFaces, smallFace } from './concepts/face-rank.ts';
import { width } from './geometry/box.ts';
import type { Path } from './geometry/path.ts';
import type { FontBook } from './typography/font-book.ts';
import { linePath, setLine } from './typography/line.ts';
import { mainScript, scriptRules, unknownScript } from './typography/script.ts';

/** A line of small text as outlines. */
export interface TypesetLine {
  /** Baseline at y = 0, ink from x = 0. Filled by the nonzero rule. */
  readonly path: Path;
  /** Ink width, in the units of `size`. */
  readonly width: number;
  /** Cap height, in the units of `size`. */
  readonly cap: number;
  /** The line runs from right to left. */
  readonly rtl: boolean;
  /** Id of the face that set it. */
  readonly face: string;
}

interface TypesetOptions {
  /** Font size (em) in the caller’s units. */
  readonly size: number;
  /** Tracking in em/1000. Default 0. */
  readonly tracking?: number;
}

/**
 * Sets a line of text in the first of these faces that has all of its letters. Scripts without capitals get the
 * height that matches the Latin of the first face. Null if no face has them. Throws `face.missing` if a face that
 * is tried is not in the book.
 */
export function typeset(
  ids: readonly string[],
  text: string,
  fonts: FontBook,
  { size, tracking = 0 }: TypesetOptions,
): TypesetLine | null {
  const known = ids.flatMap((id) => faceById(id) ?? []);
  const [first] = known;
  const face = known.find((one) => covers(one, text));
  if (first === undefined || face === undefined) return null;
  const cap = size * first.metrics.cap;
  const line = setLine(fonts, face, text, { size: cap / scriptRules[mainScript(text)].latin, tracking });
  return line === null ? null : { path: linePath(line), width: width(line.box), cap, rtl: line.rtl, face: face.id };
}

/** Weights of a bold cut beside a regular one. Heavier cuts are for display. */
const bold = { least: 500, most: 800 } as const;

/** The upright bold cuts of a family, lightest first. */
const boldCuts = (family: string): readonly string[] =>
  faces
    .filter((f) => f.family === family && !f.italic && f.weight > bold.least && f.weight <= bold.most)
    .sort((a, b) => a.weight - b.weight)
    .map(({ id }) => id);

/**
 * The faces for text beside a logo, by id: the regular and the bold cut of the family paired with the name’s face,
 * then the name’s own face, which has every letter of the name.
 */
export function textFaces(
  nameFace: string,
  name: string,
): { readonly regular: readonly string[]; readonly bold: readonly string[] } {
  const own = faceById(nameFace);
  const paired = own === undefined ? undefined : faceById(own.slogan);
  const covering = own === undefined ? null : smallFace(own, name);
  const regular = [paired?.id, covering?.id, own?.id].flatMap((id) => id ?? []);
  const cuts = paired === undefined ? [] : boldCuts(paired.family);
  return { regular: [...new Set(regular)], bold: [...new Set([...cuts, ...regular])] };
}

/** True if one of the faces for small text has every letter of a line. */
export const canSetLine = (line: string): boolean => !unknownScript.test(line) && sloganFaces(line).length > 0;

/**
 * Id of a face for a line of text beside a logo: the one paired with the name’s face, or another one that has every
 * letter of the line. Null if no face of the catalogue has them.
 */
export function faceForLine(nameFace: string, line: string): string | null {
  const own = faceById(nameFace);
  return own === undefined || !canSetLine(line) ? null : (smallFace(own, line)?.id ?? null);
}

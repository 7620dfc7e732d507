/** From painted paths in any unit to a letter mark: gated, centerd, scaled to the 200 box, formatted, judged. */
import type { LetterMark, LetterPart } from '../../../packages/engine/src/concepts/letter-mark.ts';
import { centerX, centerY, height, unionAll, width } from '../../../packages/engine/src/geometry/box.ts';
import { mapPath, type Path, pathArea, pathBounds, placing, signedArea } from '../../../packages/engine/src/geometry/path.ts';
import { judge } from '../marks/judge.ts';
import { compactPath } from './compact.ts';

/** A mark with its small drawing, which variants of a letter have in common. */
export type BuiltMark = LetterMark & { readonly small?: readonly LetterPart[] };

export interface DrawnPart {
  readonly role: LetterPart['role'];
  readonly path: Path;
  readonly only?: 'colour' | 'mono';
}

interface LetterDraft extends Pick<LetterMark, 'id' | 'family' | 'corner' | 'craft'> {
  readonly parts: readonly DrawnPart[];
  /** The drawing for 32 px and below, where the other one fails there. */
  readonly small?: readonly DrawnPart[];
  /** Heights of cap line and baseline in the unit of the parts, where the letter is drawn to stand in a word. */
  readonly lines?: readonly [cap: number, base: number];
}

const inkBox = (parts: readonly DrawnPart[]) => unionAll(parts.map((part) => pathBounds(part.path)));

/** Scale and shift that bring the ink to the middle of the 200 box. */
function centering(parts: readonly DrawnPart[]): readonly [s: number, dx: number, dy: number] {
  const box = inkBox(parts);
  if (box === null) throw new Error('nothing to centre');
  const s = 200 / Math.max(width(box), height(box));
  return [s, 100 - s * centerX(box), 100 - s * centerY(box)];
}

function centerd(parts: readonly DrawnPart[]): readonly DrawnPart[] {
  const m = placing(...centering(parts));
  return parts.map((part) => ({ ...part, path: mapPath(part.path, m) }));
}

/** A height of the draft as it stands in the 200 box, to a tenth. */
function heightAt(y: number, parts: readonly DrawnPart[]): number {
  const [s, , dy] = centering(parts);
  return Math.round(10 * (s * y + dy)) / 10;
}

const monoPath = (parts: readonly DrawnPart[]): Path => parts.filter((p) => p.only !== 'colour').flatMap((p) => p.path);

/** Contours below `share` of the box are crumbs that an operation left behind. */
export function withoutCrumbs(path: Path, share = 0.0006): Path {
  const box = pathBounds(path);
  if (box === null) return path;
  return path.filter((c) => Math.abs(signedArea(c)) >= share * width(box) * height(box));
}

/** The gates of all letter constructions; the first one broken, or null. */
function brokenGate(parts: readonly DrawnPart[]): string | null {
  const mono = monoPath(parts);
  const box = inkBox(parts);
  if (box === null) return 'empty';
  const pieces = mono.filter((c) => signedArea(c) > 0);
  const area = width(box) * height(box);
  if (pieces.length > 24) return `${pieces.length} parts`;
  if (pieces.some((c) => signedArea(c) < 0.004 * area)) return 'a part below .4 %';
  const ink = pathArea(mono) / area;
  if (ink < 0.16 || ink > 0.9) return `ink ${ink.toFixed(2)}`;
  const aspect = width(box) / height(box);
  if (aspect < 0.4 || aspect > 2.2) return `aspect ${aspect.toFixed(2)}`;
  return null;
}

const written = (parts: readonly DrawnPart[]): readonly LetterPart[] =>
  parts.map(({ role, path, only }) => ({ role, d: compactPath(path), ...(only === undefined ? {} : { only }) }));

const ruled = (lines: readonly [number, number]): Pick<LetterMark, 'lines'> =>
  lines[0] === 0 && lines[1] === 200 ? {} : { lines };

/** Null, with the reason on the console, when a gate refuses it. */
export function letterMark({ id, family, corner, craft, parts, small, lines }: LetterDraft): BuiltMark | null {
  const broken = brokenGate(parts);
  if (broken !== null) {
    console.log(`${id} refused: ${broken}`);
    return null;
  }
  const drawn = centerd(parts);
  const little = small === undefined ? undefined : centerd(small);
  return {
    id,
    family,
    parts: written(drawn),
    ...(little === undefined ? {} : { small: written(little) }),
    corner,
    r16: judge(monoPath(little ?? drawn)).r16,
    craft,
    ...(lines === undefined ? {} : ruled([heightAt(lines[0], parts), heightAt(lines[1], parts)])),
  };
}

import { height, width } from '../../geometry/box.ts';
import { mapPath, pathBounds, placing } from '../../geometry/path.ts';
import type { Shape } from '../../scene/scene.ts';
import { capitalsLike } from '../../typography/latin-twin.ts';
import type { Block } from '../block.ts';
import type { Strokes } from '../figures/figure.ts';
import { figures, type LetterFigure, pictureInLetter } from '../figures/table.ts';
import { type FoundLetter, findLetters, letterCount, setLines, swapLetter } from './letter-swap.ts';
import type { NameSetting } from './setting.ts';

/** Limits of stems in cap heights whose weight a figure can match, and minimum evenness of strokes. */
const stems = { least: 0.12, most: 0.34 };
const leastEvenness = 0.5;
/** Minimum letters of a name, and of a word whose first letter is a thing. */
const leastLetters = { any: 4, first: 5 };
/**
 * How much wider than its letter a round thing may be to stay round. In narrower letters it would look like
 * an egg.
 */
const roundest = 1.3;
/**
 * Maximum letters of the longest line for a picture inside or on top of a letter to be visible in a
 * thumbnail.
 */
const longest = 10;

/** Draws one letter of the name as the thing it means, with the face's strokes. */
export function setPictured(setting: NameSetting): Block | null {
  const { face, concept, picture } = setting;
  const { stem, hairline } = face.metrics;
  if (face.connected || face.italic || face.style === 'serif' || face.style === 'handwritten') return null;
  if (stem < stems.least || stem > stems.most || hairline < leastEvenness * stem) return null;
  const offered =
    picture === null
      ? ((concept === null ? undefined : figures[concept]) ?? [])
      : [pictureInLetter(picture.shapes.filter((s) => s.only !== 'colour').flatMap((s) => s.path))];
  const lines = offered.length === 0 ? null : setLines(setting);
  if (lines === null || letterCount(lines) < leastLetters.any) return null;
  const strokes: Strokes = { v: 100 * stem, h: 100 * Math.max(hairline, 0.86 * stem), t: 95 * stem };
  if (Math.max(...lines.map((line) => line.text.length)) > longest) return null;
  for (const figure of offered) {
    const letters = [...figure.letters].map(capitalsLike).join('');
    const [at] = findLetters(lines, letters)
      .filter((l) => l.begins === 0 || (figure.free !== true && l.begins >= leastLetters.first))
      .sort((a, b) => rank(b) - rank(a));
    if (at !== undefined) return drawnAs(setting, lines, at, figure, strokes);
  }
  return null;
}

/** Prefers a letter within a word, where its neighbors help to read it. */
const rank = (at: FoundLetter): number => (at.begins > 0 ? 0 : 2) + at.line;

function drawnAs(
  setting: NameSetting,
  lines: Parameters<typeof swapLetter>[1],
  at: FoundLetter,
  { draw, wide = 1, round }: LetterFigure,
  strokes: Strokes,
): Block | null {
  const [own, high] = [width(at.box), height(at.box)];
  if (round === true && high > roundest * own) return null;
  const w = round === true ? high : wide * own;
  const place = placing(1, at.box.x0, at.box.y0);
  const { name, accent } = draw(w, high, strokes);
  const shapes: Shape[] = (
    [
      ['name', name],
      ['accent', accent],
    ] as const
  ).flatMap(([role, path]) => (path.length === 0 ? [] : [{ part: 'device' as const, role, path: mapPath(path, place) }]));
  const outline = shapes.flatMap((s) => s.path);
  const box = pathBounds(outline);
  return box === null ? null : swapLetter(setting, lines, at, { shapes, outline, box }, true);
}

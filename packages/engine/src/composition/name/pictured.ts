import { height, width } from '../../geometry/box.ts';
import { mapPath, pathBounds, placing } from '../../geometry/path.ts';
import type { Shape } from '../../scene/scene.ts';
import { capitalsLike } from '../../typography/latin-twin.ts';
import type { Block } from '../block.ts';
import type { Strokes } from '../figures/figure.ts';
import { figures, type LetterFigure, pictureInLetter } from '../figures/table.ts';
import { type FoundLetter, findLetters, letterCount, setLines, swapLetter } from './letter-swap.ts';
import type { NameSetting } from './setting.ts';

/** Stems in cap heights whose weight a figure can share, and how even a stroke must be. */
const stems = { least: 0.12, most: 0.34 };
const leastEvenness = 0.5;
/** Letters of a name, and of a word whose first one is a thing. */
const leastLetters = { any: 4, first: 5 };
/** How much wider than its letter a round thing may be so that it is round; in narrower letters it would be an egg. */
const roundest = 1.3;
/** Letters of the longest line in which a picture inside a letter, or on top of it, is still seen at the size of a thumbnail. */
const longest = 10;

/** One letter of the name is drawn as the thing that is meant, in the strokes of its face. */
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

/** Rather inside a word than at its beginning: its neighbours spell it. */
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

import { height, width } from '../../geometry/box.ts';
import { type Contour, mapPath, type Path, pathBounds, placing, signedArea } from '../../geometry/path.ts';
import type { Shape } from '../../scene/scene.ts';
import type { Block } from '../block.ts';
import { dotPicture } from './letter-pictures.ts';
import { type FoundLetter, findLetters, setLines, swapLetter } from './letter-swap.ts';
import type { NameSetting } from './setting.ts';

/** Space between picture and stem in stems, and between picture and other letters. */
const air = { stem: 0.42, letters: 0.3 };
/** Size limits in cap heights. A smaller picture is a speck, a larger one a second mark. */
const sizes = { least: 0.38, most: 0.52 };
/** Minimum width in stems. A narrower picture looks like a repaired dot. */
const leastWidth = 1.3;

/**
 * The dot of one i or j becomes a small picture of what the name is about, in the accent: solid, and slightly
 * larger than the dot. Uses the last letter with room, where the eye ends.
 */
export function setPictureDot(setting: NameSetting): Block | null {
  const { face, picture } = setting;
  if (picture === null || face.connected) return null;
  const stems = dotPicture(picture.id);
  const lines = stems === undefined ? null : setLines(setting);
  if (stems === undefined || lines === null) return null;
  const solid = picture.shapes.filter((s) => s.only !== 'colour').flatMap((s) => s.path.filter((c) => signedArea(c) > 0));
  const ink = pathBounds(solid);
  if (ink === null) return null;
  const top = (-100 * face.metrics.x) / face.metrics.cap;
  for (const at of findLetters(lines, 'ij').toReversed()) {
    const tittle = tittleOf(at.glyph.path, top);
    const dot = tittle === null ? null : pathBounds([tittle]);
    if (tittle === null || dot === null) continue;
    // Between two lines a picture would be a blot.
    if (at.line > 0) continue;
    // Light faces get a picture large enough to see, heavy ones none that outweighs the letter.
    const size = Math.max(sizes.least, Math.min(sizes.most, stems * face.metrics.stem)) * 100;
    const scale = size / Math.max(width(ink), height(ink));
    if (scale * width(ink) < leastWidth * face.metrics.stem * 100) continue;
    const stem = pathBounds(at.glyph.path.filter((c) => c !== tittle));
    if (stem === null) continue;
    const foot = Math.min(dot.y1, stem.y0 - air.stem * face.metrics.stem * 100);
    const middle = (dot.x0 + dot.x1) / 2;
    const path = mapPath(solid, placing(scale, middle - ((ink.x0 + ink.x1) / 2) * scale, foot - ink.y1 * scale));
    const box = pathBounds(path);
    if (box === null || crowded(lines, at, box, air.letters * face.metrics.stem * 100)) continue;
    return dotted(setting, lines, at, tittle, path);
  }
  return null;
}

function dotted(
  setting: NameSetting,
  lines: Parameters<typeof swapLetter>[1],
  at: FoundLetter,
  tittle: Contour,
  picture: Path,
): Block {
  const kept = at.glyph.path.filter((c) => c !== tittle);
  const outline = [...kept, ...picture];
  const shapes: readonly Shape[] = [
    { part: 'name', role: 'name', path: kept },
    { part: 'device', role: 'accent', path: picture },
  ];
  return swapLetter(setting, lines, at, { shapes, outline, box: pathBounds(outline) ?? at.box });
}

/** True if a picture is closer than `least` to a neighboring letter's box. */
function crowded(
  lines: Parameters<typeof swapLetter>[1],
  at: FoundLetter,
  box: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number },
  least: number,
): boolean {
  return (lines[at.line]?.glyphs ?? []).some(
    (g, i) =>
      i !== at.index &&
      g.box !== null &&
      g.box.x0 < box.x1 + least &&
      g.box.x1 > box.x0 - least &&
      g.box.y0 < box.y1 + least &&
      g.box.y1 > box.y0 - least,
  );
}

/** The contour entirely above the x-height. Null if there is none or more than one. */
function tittleOf(path: Path, xTop: number): Contour | null {
  const above = path.filter((c) => (pathBounds([c])?.y1 ?? 0) < xTop + 2);
  return above.length === 1 && path.length >= 2 ? (above[0] as Contour) : null;
}

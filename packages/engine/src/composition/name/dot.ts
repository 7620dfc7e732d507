import { type Contour, type Path, pathBounds } from '../../geometry/path.ts';
import { circle } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import type { Line, PlacedGlyph } from '../../typography/line.ts';
import type { Block } from '../block.ts';
import { joinBars } from './joined.ts';
import { setLines } from './letter-swap.ts';
import { row, type SetRow, stack } from './lines.ts';
import type { NameSetting } from './setting.ts';

/** Diameter of the new dot ÷ the larger side of the old one. */
const growth = 1.16;

/**
 * Lettering with one tittle as the accent: a true disc, a little larger than the face's own dot, at its place. A coloured dot alone is
 * gone in one colour, so the letters must offer a gesture of their own besides. Needs an i or j whose dot is a contour of its own;
 * the last such letter of the first line is taken: nothing stands above it.
 */
export function setDot(setting: NameSetting): Block | null {
  const { face, align } = setting;
  const lines = face.connected ? null : setLines(setting);
  const set = lines && joinBars(setting, lines);
  if (set === null) return null;
  const found = lastTittle(set, (-100 * face.metrics.x) / face.metrics.cap);
  if (found === null) return null;
  const { line: at, glyph, tittle } = found;
  const rows = set.map((line, i): SetRow => {
    const plain = row(face, line, 100);
    if (i !== at) return plain;
    const box = pathBounds([tittle]) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
    const radius = (Math.max(box.x1 - box.x0, box.y1 - box.y0) / 2) * growth;
    const kept: Path = line.glyphs.flatMap((g) => (g === glyph ? g.path.filter((c) => c !== tittle) : g.path));
    // The disc grows upward from the old dot's foot, so that the air above the stem stays what the face had.
    const dot = circle((box.x0 + box.x1) / 2, box.y1 - radius, radius);
    const shapes: Shape[] = [
      { part: 'name', role: 'name', path: kept },
      { part: 'device', role: 'accent', path: [dot] },
    ];
    return { ...plain, shapes, line: { ...line, box: { ...line.box, y0: Math.min(line.box.y0, box.y1 - 2 * radius) } } };
  });
  return stack(rows, align);
}

interface Tittle {
  readonly line: number;
  readonly glyph: PlacedGlyph;
  readonly tittle: Contour;
}

function lastTittle(lines: readonly Line[], xTop: number): Tittle | null {
  let found: Tittle | null = null;
  // Under another line a coloured dot reads as a stain on it.
  for (const [index, line] of lines.slice(0, 1).entries()) {
    for (const glyph of line.glyphs) {
      if (glyph.text !== 'i' && glyph.text !== 'j') continue;
      const tittle = tittleOf(glyph.path, xTop);
      if (tittle !== null) found = { line: index, glyph, tittle };
    }
  }
  return found;
}

/** The contour that floats wholly above the x-height; null when there is none or more than one. */
export function tittleOf(path: Path, xTop: number): Contour | null {
  const above = path.filter((c) => (pathBounds([c])?.y1 ?? 0) < xTop + 2);
  return above.length === 1 && path.length >= 2 ? (above[0] as Contour) : null;
}

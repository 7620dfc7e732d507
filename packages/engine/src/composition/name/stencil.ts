import { clip, opposite, rightOf } from '../../geometry/clip.ts';
import { flatten } from '../../geometry/flatten.ts';
import { inkDown } from '../../geometry/ink-runs.ts';
import { mapPath, type Path, pathArea, pathBounds, placing } from '../../geometry/path.ts';
import { type Lettering, redraw } from './redraw.ts';

/** Letters whose hairlines connect two heavier parts. A stencil separates them there. */
const parted = 'ABCDGOPQRUabcdeghnopqu';
/** Width of the bridge in stems, and its minimum in cap heights ÷ 100. */
const bridge = { stems: 0.36, least: 6 };
/** Maximum thickness that is cut, in stems. */
const thin = 0.52;
/** Maximum hairline of a suitable face in stems, and its minimum stem in cap heights. */
const modelled = { most: 0.45, stem: 0.14 };
/** Minimum share of a letter's ink in each part, and of letters that must be cut. */
const share = { part: 0.16, letters: 0.35 };
/** Step of the search for a bridge position, in units. */
const step = 1.5;

/**
 * A high-contrast serif as a stencil: vertical bridges of equal width through hairlines, never through a
 * stem. Each letter is cut where its thin strokes are closest to its middle.
 */
export const stencil: Lettering = ({ book, face }, lines) => {
  const { style, connected, italic, metrics } = face;
  if (connected || italic || style !== 'serif') return null;
  if (metrics.hairline > modelled.most * metrics.stem || metrics.stem < modelled.stem) return null;
  const stem = 100 * metrics.stem;
  const width = Math.max(bridge.least, bridge.stems * stem);
  const drawn = redraw(lines, ({ text, glyph, box }) => {
    if (!parted.includes(text)) return null;
    // Cached for all names, because a letter's cut does not depend on its position.
    const halves = book.memo(face.id, `stencil/${glyph}`, () =>
      cut(mapPath(book.outline(face.id, glyph), placing(100 / metrics.cap, 0, 0)), stem, width),
    );
    return halves === null ? null : mapPath(halves.path, placing(1, box.x0 - halves.x0, 0));
  });
  if (drawn.changed.size < 2 || drawn.changed.size < share.letters * drawn.letters.length) return null;
  return drawn.lines;
};

/** Both parts of a letter, and the start of its ink. Null if it cannot be cut. */
function cut(path: Path, stem: number, width: number): { readonly path: Path; readonly x0: number } | null {
  const box = pathBounds(path);
  if (box === null) return null;
  const middle = (box.x0 + box.x1) / 2;
  const half = width / 2;
  const drawing = flatten(path);
  const isThin = (x: number): boolean => {
    const ink = inkDown(drawing, x);
    return ink.length > 0 && ink.every(([from, to]) => to - from <= thin * stem);
  };
  const reach = 0.32 * (box.x1 - box.x0);
  for (let off = 0; off <= reach; off += step) {
    for (const x of off === 0 ? [middle] : [middle + off, middle - off]) {
      if (!isThin(x) || !isThin(x - half) || !isThin(x + half)) continue;
      const left = clip(path, opposite(rightOf(x - half, 0, 0)));
      const right = clip(path, rightOf(x + half, 0, 0));
      const whole = pathArea(path);
      return Math.min(pathArea(left), pathArea(right)) < share.part * whole ? null : { path: [...left, ...right], x0: box.x0 };
    }
  }
  return null;
}

import { moveShapes } from '../composition/block.ts';
import { lettersIn } from '../composition/line-break.ts';
import { nameParts } from '../composition/name-parts.ts';
import { trackingFor } from '../composition/tracking.ts';
import { width } from '../geometry/box.ts';
import { quantise } from '../scene/quantise.ts';
import type { Scene } from '../scene/scene.ts';
import type { FontBook } from '../typography/font-book.ts';
import { linePath, setLine } from '../typography/line.ts';
import { type FreeDesign, textsOf } from './free-design.ts';
import { freeFacesOf } from './free-faces.ts';

/** Letters of a name that fit into a font's tile; of a longer name its beginning stands there. */
const most = 12;
/** What the canvas holds above and below the baseline whatever the letters are, so that names in many fonts look equally large. */
const reach = { above: 104, below: 36 } as const;

/** The beginning of a name in the font of a design, on a canvas of the name's width: what the builder's font tiles show. Null when nothing is drawn. */
export function setFreeName(free: FreeDesign, fonts: FontBook): Scene | null {
  const { name: face } = freeFacesOf(free);
  const { words } = nameParts(textsOf(free).letters);
  const text = beginning(words);
  const line = setLine(fonts, face, text, {
    size: 100,
    tracking: trackingFor(face, { words: [text], letterCase: 'title', air: 0, careful: false }),
  });
  if (line === null) return null;
  const { box } = line;
  const [top, foot] = [Math.min(box.y0, -reach.above), Math.max(box.y1, reach.below)];
  const shapes = moveShapes([{ part: 'name', role: 'name', path: linePath(line) }], -box.x0, -top);
  return quantise({ version: 1, width: width(box), height: foot - top, shapes });
}

/** As many words as fit, at least one; of a single word that does not, its first letters. */
function beginning(words: readonly string[]): string {
  let text = words[0] ?? '';
  for (const word of words.slice(1)) {
    if (lettersIn(`${text} ${word}`) > most) break;
    text = `${text} ${word}`;
  }
  // Only letters that stand alone may be parted.
  return lettersIn(text) > most && /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+$/u.test(text)
    ? [...text].slice(0, most).join('')
    : text.replace(/(?: (?:&|\+|and))+$/u, '');
}

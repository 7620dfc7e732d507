import type { Face } from '../../concepts/face.ts';
import type { LoadedMark } from '../../concepts/mark-catalogue.ts';
import { markEntry } from '../../concepts/stored-pictures.ts';
import { encircle } from '../../geometry/encircle.ts';
import { mapPath, type Path, pathBounds, placing, reversePath, signedArea } from '../../geometry/path.ts';
import { contour, roundedRect } from '../../geometry/shapes.ts';
import type { FontBook } from '../../typography/font-book.ts';
import { connectors } from '../../typography/letter-case.ts';
import { linePath, setLine } from '../../typography/line.ts';
import type { NameParts } from '../name-parts.ts';
import { type Mark, markOf } from './mark.ts';
import type { MarkCandidate } from './mark-candidate.ts';
import { misread } from './misread.ts';

/** Draws a shield around the origin, 160 k wide and 200 k high, from the height `top` down. */
const shield = (k: number, top: number): Path => [
  contour(
    [-80 * k, top],
    [80 * k, top],
    [80 * k, 8 * k],
    [80 * k, 56 * k, 42 * k, 82 * k, 0, 100 * k],
    [-42 * k, 82 * k, -80 * k, 56 * k, -80 * k, 8 * k],
    [-80 * k, top],
  ),
];

/** The inset line as shares of the shield's size (E2, tightened by eye), and the rule under the initials. */
const keyline = { outer: 0.905, inner: 0.875 };
const rule = { from: -42, to: -37.2 };
/**
 * Cap height and maximum width of the initials; radius of the picture, and its radius alone in the small
 * drawing.
 */
const initials = { cap: 29, most: 96, middle: -65 };
const picture = { y: 18, r: 50, alone: { y: -12, r: 58 } };

/** The initials that a crest has room for. */
const initialsOf = /^[A-Z]{1,3}$/u;

const plainIcon = (icon: string): LoadedMark | null => {
  const entry = markEntry(`icon/${icon}`);
  return entry?.parts.length === 1 ? entry : null;
};

/**
 * Places an icon of one shape so that its smallest enclosing circle has radius `r` around (0, y). The winding
 * makes it cut.
 */
function iconAt(icon: string, y: number, r: number): Path | null {
  const path = plainIcon(icon)?.parts[0]?.path;
  const around = path === undefined ? null : encircle(path);
  if (path === undefined || around === null) return null;
  const scale = r / around.r;
  const placed = mapPath(path, placing(scale, -around.x * scale, y - around.y * scale));
  return placed.reduce((sum, c) => sum + signedArea(c), 0) > 0 ? reversePath(placed) : placed;
}

function initialsPath(book: FontBook, face: Face, text: string): Path | null {
  const line = setLine(book, face, text, { size: initials.cap, tracking: 70 });
  const ink = line === null ? null : pathBounds(linePath(line));
  if (line === null || ink === null) return null;
  const scale = Math.min(1, initials.most / (ink.x1 - ink.x0));
  const y = initials.middle + (initials.cap / 2) * scale;
  return mapPath(linePath(line), placing(scale, -((ink.x0 + ink.x1) / 2) * scale, y));
}

/**
 * Draws initials in a band over a picture, both cut out of a shield with a line inside its edge (construction
 * E2). The small drawing is only shield and picture. Returns null when a letter's contours overlap or the
 * picture has several pieces.
 */
export function crestMark(book: FontBook, face: Face, detail: string): Mark | null {
  const [text = '', icon = ''] = detail.split('+');
  const mayCut = initialsOf.test(text) && [...text].every((c) => !face.metrics.overlapping.includes(c)) && !face.connected;
  if (!mayCut || face.metrics.stem < 0.13) return null;
  const letters = initialsPath(book, face, text);
  const low = iconAt(icon, picture.y, picture.r);
  const alone = iconAt(icon, picture.alone.y, picture.alone.r);
  if (letters === null || low === null || alone === null) return null;
  const { outer, inner } = keyline;
  const band = roundedRect(-80 * inner, -100 * inner, 80 * inner, rule.from);
  return markOf({
    id: `crest/${detail}`,
    kind: 'crest',
    shapes: [
      {
        part: 'mark',
        role: 'mark',
        path: [
          ...shield(1, -100),
          ...reversePath(shield(outer, -100 * outer)),
          band,
          ...shield(inner, rule.to),
          ...reversePath(letters),
          ...low,
        ],
      },
    ],
    small: [{ part: 'mark', role: 'mark', path: [...shield(1, -100), ...alone] }],
    corner: 1,
    craft: 4.2,
  });
}

/** Share of relevance that a crest keeps beside its picture alone, which is larger and says the same. */
const besidePicture = 0.6;

/**
 * Lists the crests a brief may carry: the initials of the name without its trade, over the pictures with the
 * highest relevance.
 */
export function crestCandidates(
  pictures: readonly MarkCandidate[],
  { words, descriptorFrom, initials: all }: Pick<NameParts, 'words' | 'descriptorFrom' | 'initials'>,
): readonly MarkCandidate[] {
  const proper = words.slice(0, descriptorFrom > 0 ? descriptorFrom : words.length);
  const count = proper.filter((word) => !connectors.has(word.toLowerCase())).length;
  const text = all.slice(0, count).join('');
  if (!initialsOf.test(text) || misread(text)) return [];
  const seen = new Set<string>();
  const out: MarkCandidate[] = [];
  for (const { id, relevance, concept, word, chosen } of pictures) {
    const icon = markEntry(id)?.icons.at(-1);
    if (icon === undefined || seen.has(icon) || (plainIcon(icon)?.craft ?? 0) < 4) continue;
    seen.add(icon);
    out.push({
      id: `crest/${text}+${icon}`,
      kind: 'crest',
      relevance: relevance * besidePicture,
      concept,
      word,
      craft: 4.2,
      contained: true,
      ...(chosen === undefined ? {} : { chosen }),
    });
    if (out.length === 4) break;
  }
  return out;
}

import { connectors } from '../../typography/letter-case.ts';
import { setLine } from '../../typography/line.ts';
import { type Block, moveShapes, type StandingLetter } from '../block.ts';
import { startsOf } from './letter-swap.ts';
import { blockOf, lettersOf, row, type SetRow } from './lines.ts';
import { kernsOf, type NameSetting } from './setting.ts';

/** Maximum ratio of two lines' cap heights. Beyond it, the small line looks like a footnote. */
const mostContrast = 2.3;

/**
 * Wood type: every line scaled to one width, capitals, tight leading. Null for one line, for lowercase, and
 * if the sizes would differ too much.
 */
export function setJustified(setting: NameSetting): Block | null {
  const { book, face, words, parts, tracking, leading } = setting;
  if (face.connected) return null;
  const texts = woodTypeLines(words, parts.joint);
  if (texts.length < 2 || texts.some((t) => /\p{Ll}/u.test(t) || [...t].length < 3)) return null;
  const from = startsOf(texts);
  const natural = texts.map((text, i) =>
    setLine(book, face, text, { size: 100, tracking, ...kernsOf(setting, from[i] as number) }),
  );
  if (natural.some((l) => l === null)) return null;
  const widths = natural.map((l) => l?.box.x1 ?? 1);
  // The mean line keeps the nominal cap height, so that the block weighs like any other name.
  const width = Math.exp(widths.reduce((s, w) => s + Math.log(w), 0) / widths.length);
  const sizes = widths.map((w) => (100 * width) / w);
  if (Math.max(...sizes) / Math.min(...sizes) > mostContrast) return null;
  const rows: SetRow[] = [];
  const letters: StandingLetter[] = [];
  let y = 0;
  const shapes = texts.flatMap((text, i) => {
    const size = sizes[i] as number;
    const line = setLine(book, face, text, { size, tracking, ...kernsOf(setting, from[i] as number) });
    if (line === null) return [];
    const set = row(face, line, size, 'name', from[i]);
    rows.push(set);
    const air = (0.17 * Math.min(size, sizes[i - 1] ?? size) + 4) * leading;
    if (i > 0) y += size + air + Math.max(0, (rows[i - 1] as SetRow).line.box.y1);
    letters.push(...lettersOf(set, 0, y));
    return moveShapes(set.shapes, 0, y);
  });
  if (rows.length !== texts.length) return null;
  return { ...blockOf(rows, shapes, y, letters), airy: false };
}

/** Lines of nearly equal length. A connector goes with the shorter side, before it. */
function woodTypeLines(words: readonly string[], joint: number): readonly string[] {
  if (joint > 0) return [words.slice(0, joint).join(' '), words.slice(joint).join(' ')];
  if (words.length < 2 || words.length > 4) return [];
  if (words.length === 2) return words;
  let best: readonly string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < words.length; i++) {
    if (connectors.has((words[i - 1] as string).toLowerCase())) continue;
    const pair = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const off = Math.abs((pair[0] as string).length - (pair[1] as string).length);
    if (off < least) {
      least = off;
      best = pair;
    }
  }
  return best;
}

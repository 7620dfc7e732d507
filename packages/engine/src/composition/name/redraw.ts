import type { Box } from '../../geometry/box.ts';
import type { Path } from '../../geometry/path.ts';
import type { Line, PlacedGlyph } from '../../typography/line.ts';
import type { Block } from '../block.ts';
import { setLines, startsOf } from './letter-swap.ts';
import { row, stack } from './lines.ts';
import type { NameSetting } from './setting.ts';

/** A letter in place: cap height 100, y down, baseline 0. */
export type StandingLetter = PlacedGlyph & { readonly box: Box };

/** A treatment's version of one letter. Null to keep the face's own. */
type Redraw = (letter: StandingLetter) => Path | null;

/** Lines with letters redrawn in place. */
interface Redrawn {
  readonly lines: readonly Line[];
  /** Letters and digits, and the redrawn ones among them, in reading order. */
  readonly letters: readonly StandingLetter[];
  readonly changed: ReadonlySet<StandingLetter>;
}

export function redraw(lines: readonly Line[], draw: Redraw): Redrawn {
  const letters: StandingLetter[] = [];
  const changed = new Set<StandingLetter>();
  const drawn = lines.map((line) => ({
    ...line,
    glyphs: line.glyphs.map((glyph) => {
      const letter = standing(glyph);
      if (letter === null) return glyph;
      letters.push(letter);
      const path = draw(letter);
      if (path === null) return glyph;
      changed.add(letter);
      return { ...glyph, path };
    }),
  }));
  return { lines: drawn, letters, changed };
}

const standing = (glyph: PlacedGlyph): StandingLetter | null =>
  glyph.box !== null && /[\p{L}\p{N}]/u.test(glyph.text) ? { ...glyph, box: glyph.box } : null;

/** Redraws a name's set lines. Null if the face or the letters do not allow it. */
export type Lettering = (setting: NameSetting, lines: readonly Line[]) => readonly Line[] | null;

/** A treatment that sets a name plainly and redraws its letters. */
export const lettered =
  (draw: Lettering) =>
  (setting: NameSetting): Block | null => {
    const lines = setLines(setting);
    const drawn = lines === null ? null : draw(setting, lines);
    if (drawn === null) return null;
    const from = startsOf(drawn.map(({ text }) => text));
    const rows = drawn.map((line, i) => row(setting.face, line, 100, 'name', from[i]));
    return stack(rows, setting.align, setting.leading);
  };

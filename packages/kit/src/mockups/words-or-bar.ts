import type { Hex } from '@brandwright/engine';
import { mapPath, pathData, placing } from '@brandwright/engine/documents';
import type { Lettering } from '../layout/lettering.ts';
import { type Edge, greek, leftOf } from './greek.ts';
import { fill } from './outline.ts';

/** What is read on a mockup. An empty text is shown as bars, like every word that nobody has said. */
export interface MockupTexts {
  /** What the business is, such as “Bakery”. */
  readonly trade: string;
  /** A line of its own, such as its slogan. */
  readonly line: string;
}

/** Texts of a brand with what sets them. */
export interface MockupWords extends MockupTexts {
  readonly lettering: Lettering;
}

/** Details that a person has not told: they say themselves that they are placeholders. */
export const placeholders = { person: 'Your name', phone: 'Your phone number', website: 'Your website' } as const;

/** One line of small text, and what stands there while nobody has said it. */
export interface SmallLine {
  readonly ink: Hex;
  readonly text: string;
  /** Em, in units. */
  readonly size: number;
  /** The most it may take; a longer line is set smaller, to three quarters, and then left to the bars. */
  readonly width: number;
  /** Length and thickness of the bar. */
  readonly bar: readonly [length: number, thick: number];
  readonly cut?: 'regular' | 'bold';
}

/** A line whose bar would have its middle at y, from an edge. */
export function wordsOrBar(
  words: MockupWords | null,
  edge: Edge,
  y: number,
  { ink, text, size, width, bar: [length, thick], cut = 'regular' }: SmallLine,
): string {
  const bars = greek(ink, edge, y - thick / 2, [length], thick, 0);
  if (words === null || text === '') return bars;
  const whole = words.lettering.line(text, cut, size);
  const share = Math.min(1, width / whole.width);
  // Letters that no face has are left out, and a word with holes is worse than none.
  if (whole.face === null || share < 0.75 || words.lettering.advance(whole.face, text, size) === null) return bars;
  const set = share < 1 ? words.lettering.line(text, cut, size * share) : whole;
  return fill(ink, pathData(mapPath(set.path, placing(1, leftOf(edge, set.width), y + set.cap / 2))));
}

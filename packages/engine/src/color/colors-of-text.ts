import type { Hex } from '../scene/scene.ts';
import { parseHex } from './hex.ts';

/** The ten names that a text of colors may hold, and what each stands for (row Y-05). */
const named: ReadonlyMap<string, Hex> = new Map<string, Hex>([
  ['blue', '#3B82F6'],
  ['purple', '#8B5CF6'],
  ['green', '#10B981'],
  ['red', '#EF4444'],
  ['orange', '#F97316'],
  ['yellow', '#EAB308'],
  ['pink', '#EC4899'],
  ['indigo', '#6366F1'],
  ['cyan', '#06B6D4'],
  ['gray', '#6B7280'],
  ['grey', '#6B7280'],
]);

/** What a text stands for that names no color: purple and cyan, and two blues where templates are drawn. */
const fallbacks = {
  kit: ['#8B5CF6', '#06B6D4'],
  template: ['#3B82F6', '#1E40AF'],
} as const satisfies Readonly<Record<string, readonly Hex[]>>;

/** Longer texts are cut, and further colors left out. */
const longestText = 4000;
const mostColors = 6;

/**
 * The colors that a kit's text names, such as `Forest Green and Earth Tones`: those written as `#rrggbb`, or else those among the ten names, each once in the order of the
 * text, six at most; two fallbacks where there are none (row Y-05). For kits that have only a text: a design has a palette of its own. Linear in the length of the text.
 *
 * @example colorsOfText('Royal Purple and Silver') // ['#8B5CF6']
 */
export function colorsOfText(text: string, use: keyof typeof fallbacks = 'kit'): readonly Hex[] {
  const read = text.slice(0, longestText);
  const hexes = (read.match(/#[0-9a-f]{6}(?![0-9a-z])/gi) ?? []).flatMap((hex) => parseHex(hex) ?? []);
  const names = (read.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => named.get(word) ?? []);
  const found = [...new Set(hexes.length > 0 ? hexes : names)].slice(0, mostColors);
  return found.length > 0 ? found : fallbacks[use];
}

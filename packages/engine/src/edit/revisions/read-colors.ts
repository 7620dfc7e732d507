import type { ColorTerm, PaintedPart, Tone, Wish } from './revision.ts';
import type { Rule } from './rule.ts';
import type { Said } from './said.ts';
import { paintedBy } from './vocabulary.ts';

/** The parts whose color a clause is about; null if it is about something that has none. */
export function paintedParts(said: Said): readonly PaintedPart[] | null {
  const named = said.targets.filter((target) => target !== 'colors' && target !== 'logo');
  if (named.length === 0) return ['all'];
  const parts = named.map((target) => paintedBy[target]);
  return parts.every((part) => part !== undefined) ? (parts as readonly PaintedPart[]) : null;
}

/** “greener”, “in navy”, “change the green to teal”, “no yellow”, “a darker blue”. */
export const readColors: Rule = (said) => {
  const colors = said.of('color').map(({ color }) => color);
  const [color] = colors;
  if (color === undefined) return null;
  if (!said.only('color', 'operator', 'target', 'strength', 'quality')) return 'unknown';
  const parts = said.does('on') && said.targets.length === 0 ? (['ground'] as const) : paintedParts(said);
  if (parts === null) return 'unknown';
  const tone = toneOf(said);
  if (tone === 'unknown') return 'unknown';
  if (colors.length > 1) return tone === null ? readPair(said, colors, parts) : 'unknown';
  if (said.does('remove', 'not') && !said.does('enough', 'less')) return tone === null ? [{ kind: 'exclude', color }] : 'unknown';
  if (tone !== null)
    return said.reversed ? 'unknown' : parts.map((part) => ({ kind: 'tone', tone, part, strength: said.strength, of: color }));
  if (said.does('more', 'less', 'too', 'enough', 'add') || said.has('strength'))
    return parts.map((part) => ({ kind: 'hue', color, part, way: said.reversed ? -1 : 1, strength: said.strength }));
  return parts.map((part): Wish => ({ kind: 'paint', color, second: null, part, from: null }));
};

/** The tone of “a darker green”; `unknown` for another quality beside a color: “a bolder green”. */
function toneOf(said: Said): Tone | null | 'unknown' {
  const [quality, ...others] = said.of('quality').map(({ quality }) => quality);
  if (quality === undefined) return null;
  if (others.length > 0) return 'unknown';
  if (quality.of === 'light') return 'lighter';
  return quality.of === 'tone' ? quality.tone : 'unknown';
}

/** “change the green to teal”, “teal instead of green”. Two colors that only stand side by side are not understood. */
function readPair(said: Said, colors: readonly ColorTerm[], parts: readonly PaintedPart[]): ReturnType<Rule> {
  const [first, second, ...others] = colors as readonly [ColorTerm, ColorTerm, ...ColorTerm[]];
  if (others.length > 0 || said.does('more', 'less', 'too', 'remove', 'not') || said.has('quality')) return 'unknown';
  const part = parts[0] as PaintedPart;
  // “Gold on black”.
  if (said.does('on'))
    return [
      ...on(second, ['ground']),
      ...on(first, parts.includes('ground') ? textOr(said) : parts[0] === 'all' ? ['inks'] : parts),
    ];
  if (said.does('instead-of')) return [{ kind: 'paint', color: first, second: null, part, from: second }];
  return said.does('to') ? [{ kind: 'paint', color: second, second: null, part, from: first }] : 'unknown';
}

const on = (color: ColorTerm, parts: readonly PaintedPart[]): readonly Wish[] =>
  parts.map((part) => ({ kind: 'paint', color, second: null, part, from: null }));

/** What stands on the ground: the parts that are named, or all of it. */
function textOr(said: Said): readonly PaintedPart[] {
  const named = said.targets.flatMap((target) => (target === 'ground' ? [] : (paintedBy[target] ?? [])));
  return named.length > 0 ? named : ['inks'];
}

import { colorNames } from '../../color/color-name.ts';
import { swatchNames } from '../../color/nearest-color-name.ts';
import { hexToOklch, type Oklch } from '../../color/oklch.ts';
import type { Hex } from '../../scene/scene.ts';
import type { ColorTerm } from './revision.ts';

/** English words that the lists of colors spell otherwise. */
const aliases: Readonly<Record<string, string>> = {
  grey: 'gray',
  maroon: 'burgundy',
  wine: 'burgundy',
  ruby: 'crimson',
  salmon: 'coral',
  rust: 'terracotta',
  'navy blue': 'navy',
  'royal blue': 'cobalt',
  'baby blue': 'pale blue',
  'dark grey': 'dark gray',
  'light grey': 'light gray',
  'mint green': 'mint',
  'olive green': 'olive',
  'forest green': 'forest green',
  'lime green': 'lime',
  'emerald green': 'emerald',
  'teal blue': 'teal',
  'sky blue': 'sky',
};

/** By English name. Where a name is in both lists, the color that suits a logo comes before the swatch. */
const byName: ReadonlyMap<string, Oklch> = new Map([
  ...swatchNames.map(({ name, hex }): [string, Oklch] => [name, hexToOklch(hex)]),
  ...colorNames.map(({ name, at }): [string, Oklch] => [name, at]),
]);

/** The longest name has so many words. */
export const longestColorName = 3;

/** What is added to a color whose shade has no name of its own. */
const shades: Readonly<Record<string, (color: Oklch) => Oklch>> = {
  dark: ({ l, c, h }) => ({ l: Math.max(0.22, l - 0.14), c, h }),
  deep: ({ l, c, h }) => ({ l: Math.max(0.22, l - 0.12), c, h }),
  light: ({ l, c, h }) => ({ l: Math.min(0.92, l + 0.18), c: c * 0.85, h }),
  pale: ({ l, c, h }) => ({ l: Math.max(0.86, Math.min(0.94, l + 0.25)), c: Math.min(c, 0.06), h }),
  soft: ({ l, c, h }) => ({ l, c: c * 0.6, h }),
  muted: ({ l, c, h }) => ({ l, c: c * 0.55, h }),
  bright: ({ l, c, h }) => ({ l: Math.min(0.85, l + 0.06), c: Math.min(0.26, c * 1.25), h }),
  vivid: ({ l, c, h }) => ({ l, c: Math.min(0.27, c * 1.3), h }),
};

/** The color of an English name in lower case, such as `dark green`; null for any other text. */
export function colorTermOf(name: string): ColorTerm | null {
  const known = aliases[name] ?? name;
  const at = byName.get(known);
  if (at !== undefined) return { name: known, at, exact: false };
  const [first = '', ...rest] = name.split(' ');
  const shade = Object.hasOwn(shades, first) ? shades[first] : undefined;
  const base = shade === undefined || rest.length === 0 ? null : colorTermOf(rest.join(' '));
  return shade === undefined || base === null ? null : { name, at: shade(base.at), exact: false };
}

export const colorTermOfHex = (hex: Hex): ColorTerm => ({ name: hex, at: hexToOklch(hex), exact: true });

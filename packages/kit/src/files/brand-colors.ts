import type { Design, Hex } from '@brandwright/engine';
import { hexToOklch, nearestColorName } from '@brandwright/engine/documents';
import type { BrandColor } from './brand.ts';

/** In display order. */
const roles = [
  'primary',
  'secondary',
  'accent',
  'background',
  'ink',
  'paper',
  'dark',
] as const satisfies readonly BrandColor['role'][];

/** Distance in OKLab below which two colors look like one printed twice. */
const leastApart = 0.04;

/** The palette and the logo’s own background by role. A color that looks like an earlier one is left out, and no two have one name. */
export function brandColors({ scheme: { palette, paints } }: Pick<Design, 'scheme'>): readonly BrandColor[] {
  const out: BrandColor[] = [];
  for (const role of roles) {
    const hex = role === 'background' ? paints.ground : palette[role];
    if (hex === null || out.some((known) => looksLike(known.hex, hex))) continue;
    out.push({ role, hex, name: nameFor(hex, out) });
  }
  return out;
}

/** The color’s name. One that is taken says how this one differs. */
function nameFor(hex: Hex, others: readonly BrandColor[]): string {
  const plain = nearestColorName(hex);
  const { l } = hexToOklch(hex);
  const twin = others.find(({ name }) => name.toLowerCase() === plain);
  const own = twin === undefined ? plain : `${l > hexToOklch(twin.hex).l ? 'lighter' : 'darker'} ${plain}`;
  return sentenceCase(others.some(({ name }) => name.toLowerCase() === own) ? `${own} ${others.length + 1}` : own);
}

/** True if two colors look like one that was printed twice. */
export const looksLike = (one: Hex, other: Hex): boolean => distance(one, other) < leastApart;

function distance(one: Hex, other: Hex): number {
  const [p, q] = [one, other].map((hex) => {
    const { l, c, h } = hexToOklch(hex);
    const angle = (h * Math.PI) / 180;
    return [l, c * Math.cos(angle), c * Math.sin(angle)] as const;
  }) as [readonly [number, number, number], readonly [number, number, number]];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

import { colorDifference } from '../../color/delta.ts';
import { fitPaint, fitTone } from '../../color/fit.ts';
import { type Gate, gates, passes, touching } from '../../color/gates.ts';
import { hueTurn } from '../../color/hue.ts';
import { hexToOklch, type Oklch, oklchToHex } from '../../color/oklch.ts';
import type { GroundKind, Scheme } from '../../color/scheme.ts';
import type { Hex, PaintRole, Paints } from '../../scene/scene.ts';

export const paintRoles = ['name', 'second', 'slogan', 'mark', 'tone', 'accent'] as const satisfies readonly PaintRole[];

/** What becomes of a color. */
export type Shift = (color: Oklch) => Oklch;

export interface Repainting {
  /** Roles whose color shifts. */
  readonly roles: ReadonlySet<PaintRole>;
  /** Roles that the design paints. Others follow the one whose color they have. */
  readonly painted: ReadonlySet<PaintRole>;
  readonly shift: Shift;
  /** The ground shifts as well, or instead. */
  readonly ground: boolean;
  /** A color that is painted to the letter or not at all. */
  readonly exact: Hex | null;
  /** Lightness that it may lose or gain. Default: `reach.named`. */
  readonly most?: number;
}

/** Lightness that a color may lose or gain to be read, before it is another color than the one asked for: `named` for colors such as navy, `wide` for such as blue. */
export const reach = { named: 0.22, wide: 0.34 } as const;

/** Ratio from which a color chosen to the letter may be painted, as the editor has it: names and marks are large. */
const exactRatio: Readonly<Record<PaintRole, number>> = { name: 3, second: 3, slogan: 4.5, mark: 3, tone: 1.3, accent: 1.6 };

/** A color brought to where its role can be read on a ground; null if it would be another color there. */
function fitted(color: Oklch, ground: Hex, role: PaintRole, exact: Hex | null, most: number): Hex | null {
  const hex = oklchToHex(color);
  if (hex === exact) return passes(hex, ground, { ratio: exactRatio[role], lc: 0, apart: 0 }) ? hex : null;
  const gate: Gate = gates[role];
  const fit = fitPaint(color, ground, gate) ?? fitPaint(color, ground, { ...gate, lc: 0, apart: 0 });
  return fit !== null && Math.abs(hexToOklch(fit).l - color.l) <= most ? fit : null;
}

/** A color as near to itself as can be read on another ground. */
const readable = (hex: Hex, ground: Hex, role: PaintRole): Hex =>
  passes(hex, ground, gates[role])
    ? hex
    : (fitPaint(hexToOklch(hex), ground, gates[role]) ??
      fitPaint(hexToOklch(hex), ground, { ...gates[role], lc: 0, apart: 0 }) ??
      oklchToHex({ l: hexToOklch(ground).l > 0.6 ? 0.1 : 1, c: 0, h: 0 }));

/** The paints after a shift; null if one of them could not be read. `loose`: brings every color to what can be read there. */
function shifted(
  paints: Paints,
  { roles, painted, shift, ground: turns, exact, most = reach.named }: Repainting,
  loose: boolean,
): Paints | null {
  const own = paints.ground ?? '#FFFFFF';
  const ground = turns ? oklchToHex(shift(hexToOklch(own))) : own;
  const moved = new Set([...roles].map((role) => paints[role]));
  // The main inks have to come out as they were asked for; the quiet ones come as near to it as can be read.
  const main = roles.has('name') || roles.has('mark') ? new Set<PaintRole>(['name', 'mark']) : roles;
  const out: Record<PaintRole, Hex> & { ground: Hex } = { ...paints, ground };
  for (const role of paintRoles) {
    if (!roles.has(role) && (painted.has(role) || !moved.has(paints[role]))) {
      out[role] = turns ? readable(paints[role], ground, role) : paints[role];
      continue;
    }
    const color = shift(hexToOklch(paints[role]));
    const fit = fitted(color, ground, role, exact, most);
    if (fit === null && !loose && roles.has(role) && main.has(role)) return null;
    out[role] = fit ?? readable(oklchToHex(color), ground, role);
  }
  return withTone(paints, out, ground);
}

/** The second tone of a mark goes with it. */
function withTone(before: Paints, out: Paints & { readonly ground: Hex }, ground: Hex): Paints {
  if (out.mark === before.mark && ground === before.ground) return out;
  const related =
    Math.abs(hueTurn(hexToOklch(before.tone).h, hexToOklch(before.mark).h)) < 40 || hexToOklch(before.tone).c < 0.04;
  const tone = related ? fitTone(out.mark, ground, gates.tone) : null;
  return tone === null ? out : { ...out, tone };
}

/** What kind of ground a color is. */
function kindOf(ground: Hex): GroundKind {
  const { l, c } = hexToOklch(ground);
  if (l < 0.4) return 'dark';
  if (l > 0.985 && c < 0.006) return 'white';
  return l > 0.88 && c < 0.07 ? 'tint' : 'vivid';
}

/** Inks that are told apart. */
function inksOf({ name, mark, accent }: Paints): Scheme['inks'] {
  const split = colorDifference(mark, name) >= touching;
  const spot = colorDifference(accent, mark) >= touching;
  return split ? (spot ? 3 : 2) : spot ? 2 : 1;
}

/** A scheme after its colors shift, on its ground, on the dark ground and in the palette of the kit; null if they could not be read. */
export function repaint(scheme: Scheme, repainting: Repainting): Scheme | null {
  const paints = shifted(scheme.paints, repainting, false);
  if (paints === null) return null;
  const { roles, shift } = repainting;
  const onDark =
    shifted(
      scheme.onDark,
      { ...repainting, ground: repainting.ground && scheme.onDark.ground === scheme.paints.ground, exact: null },
      true,
    ) ?? scheme.onDark;
  const ink = (hex: Hex, role: PaintRole): Hex =>
    roles.has(role) || repainting.ground ? readable(oklchToHex(shift(hexToOklch(hex))), '#FFFFFF', role) : hex;
  const main = repainting.ground ? (paints.ground ?? paints.name) : paints.name;
  const { c, h } = hexToOklch(main);
  const { palette } = scheme;
  const leads = roles.has('name') || repainting.ground;
  return {
    ...scheme,
    id: `own-${[paints.name, paints.mark, paints.accent, paints.ground ?? '#FFFFFF'].map((hex) => hex.slice(1).toLowerCase()).join('-')}`,
    label: `Your own colors, ${grounds[kindOf(paints.ground ?? '#FFFFFF')]}`,
    ground: kindOf(paints.ground ?? '#FFFFFF'),
    inks: inksOf(paints),
    hue: c < 0.03 ? null : h,
    paints,
    onDark,
    palette: {
      ...palette,
      primary: ink(palette.primary, 'name'),
      secondary: ink(palette.secondary, 'mark'),
      accent: ink(palette.accent, 'accent'),
      ink: leads ? oklchToHex({ l: 0.22, c: Math.min(0.027, c), h }) : palette.ink,
      paper: leads ? oklchToHex({ l: 0.97, c: Math.min(0.012, c), h }) : palette.paper,
    },
  };
}

const grounds: Readonly<Record<GroundKind, string>> = {
  white: 'on white',
  tint: 'on a pale tint',
  dark: 'on dark',
  vivid: 'on solid color',
};

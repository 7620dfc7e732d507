import { contrastRatio } from '../color/contrast.ts';
import { colorDifference } from '../color/delta.ts';
import { fitBeside, fitPaint, fitTone, unmuddied } from '../color/fit.ts';
import { type Gate, gates, passes, touching } from '../color/gates.ts';
import { wrapHue } from '../color/hue.ts';
import { hexToOklch, type Oklch, oklchToHex } from '../color/oklch.ts';
import type { GroundKind, Scheme } from '../color/scheme.ts';
import type { Hex, PaintRole, Paints } from '../scene/scene.ts';

/** Colors a person chose; null where none was. */
export interface ColorEdit {
  readonly primary: Hex | null;
  readonly secondary: Hex | null;
  readonly background: Hex | null;
  /** The dark set. */
  readonly dark: boolean;
}

/** Ground of dark mode (row E-01). */
export const darkGround: Hex = '#1A202C';

/** Which roles a chosen color paints: the fields of a warning's fix. */
export type PaintField = 'primaryColor' | 'secondaryColor';

/** How the inks of a scheme are dealt out, read from its paints. */
type Deal = 'one' | 'mark' | 'accent' | 'three';

function dealOf({ name, mark, accent }: Paints): Deal {
  const split = colorDifference(mark, name) >= touching;
  const spot = colorDifference(accent, mark) >= touching;
  return split ? (spot ? 'three' : 'mark') : spot ? 'accent' : 'one';
}

/** Roles that a single-ink design lends to a second color, as far as they are painted; where none is, the mark takes it. */
const lent = ['second', 'slogan', 'accent'] as const satisfies readonly PaintRole[];

/** The roles a second color paints, most telling first; empty where a drawing has no place for one. */
export function secondaryRoles(paints: Paints, painted: ReadonlySet<PaintRole>): readonly PaintRole[] {
  const deal = dealOf(paints);
  if ((deal === 'mark' || deal === 'three') && painted.has('mark')) return ['mark'];
  if ((deal === 'accent' || deal === 'three') && painted.has('accent')) return ['accent'];
  const roles = lent.filter((role) => painted.has(role));
  return roles.length > 0 ? roles : painted.has('mark') ? ['mark'] : [];
}

/**
 * A scheme after a person's choice. What was chosen is painted exactly; every other ink keeps its distance in lightness and hue from the
 * one it belongs to, and is then brought to the nearest lightness that holds on the ground. Unchanged without a choice.
 */
export function recolor(scheme: Scheme, edit: ColorEdit, painted: ReadonlySet<PaintRole>): Scheme {
  const { primary, secondary, background, dark } = edit;
  if (primary === null && secondary === null && background === null && !dark) return scheme;
  const ground = background ?? (dark ? darkGround : (scheme.paints.ground ?? '#FFFFFF'));
  const base = baseFor(scheme, ground, dark);
  const roles = new Set(secondaryRoles(scheme.paints, painted));
  const deal = dealOf(scheme.paints);
  const paints = repaint({ base, ground, deal, roles }, edit, dark && background === null ? 'read' : 'exact');
  const night = nightOf(scheme, primary);
  const kind = kindOf(ground);
  // A dark ground of the person's own is the dark ground.
  const onDark = kind === 'dark' ? paints : repaint({ base: scheme.onDark, ground: night, deal, roles }, edit, 'fitted');
  const { c, h } = hexToOklch(primary ?? paints.name);
  const own = primary !== null || secondary !== null;
  return {
    ...scheme,
    id: `${own ? 'own' : scheme.id}-${[paints.name, paints.mark, paints.accent, ground].map((hex) => hex.slice(1).toLowerCase()).join('-')}`,
    label: `${own ? 'Your own colors' : (scheme.label.split(', ')[0] as string)}, ${groundWords[kind]}`,
    ground: kind,
    inks: ({ one: 1, mark: 2, accent: 2, three: 3 } as const)[dealOf(paints)],
    hue: c < 0.03 ? null : h,
    paints,
    onDark,
    palette: {
      primary: primary ?? scheme.palette.primary,
      secondary: secondary ?? (primary === null ? scheme.palette.secondary : paints.mark),
      accent: own ? paints.accent : scheme.palette.accent,
      ink: own ? oklchToHex({ l: 0.22, c: Math.min(0.027, c), h }) : scheme.palette.ink,
      paper: own ? oklchToHex({ l: 0.97, c: Math.min(0.012, c), h }) : scheme.palette.paper,
      dark: kind === 'dark' ? ground : night,
    },
  };
}

/** The dark ground beside a color of the person's own: a night of that hue. */
function nightOf({ onDark }: Scheme, primary: Hex | null): Hex {
  if (primary === null) return onDark.ground ?? darkGround;
  const { c, h } = hexToOklch(primary);
  return oklchToHex({ l: 0.21, c: Math.min(0.04, c), h });
}

const groundWords: Readonly<Record<GroundKind, string>> = {
  white: 'on white',
  tint: 'on a pale tint',
  dark: 'on dark',
  vivid: 'on solid color',
};

/** What kind of ground a color is. */
function kindOf(ground: Hex): GroundKind {
  const { l, c } = hexToOklch(ground);
  if (l < 0.4) return 'dark';
  if (l > 0.985 && c < 0.006) return 'white';
  return l > 0.88 && c < 0.07 ? 'tint' : 'vivid';
}

/** The paints to begin from: those made for this ground, else whichever set is read better on it. */
function baseFor({ paints, onDark, ground: kind, palette }: Scheme, ground: Hex, dark: boolean): Paints {
  if (!dark && ground === paints.ground) return paints;
  const sets = dark ? [onDark, paints] : [paints, onDark];
  const read = sets.find((set) => passes(set.name, ground, gates.name));
  if (read !== undefined) return read;
  // Light type on a light ground: the brand's inks as they are printed on paper. Cream that has to darken would turn to mud.
  if (kind !== 'dark' && kind !== 'vivid') return sets[0] as Paints;
  const mark = dealOf(paints) === 'mark' || dealOf(paints) === 'three' ? palette.secondary : palette.primary;
  const accent = dealOf(paints) === 'one' || dealOf(paints) === 'mark' ? mark : palette.accent;
  const { primary } = palette;
  return { ground: '#FFFFFF', name: primary, second: primary, slogan: primary, mark, tone: mark, accent };
}

/** Chroma below which a color has no hue that another could be told from: cream, paper, ink. */
const hueless = 0.06;

/** One ink moved as another was: the same steps in lightness and hue, chroma in proportion. Beside cream or black an ink stays what it was. */
function related(ink: Hex, from: Hex, to: Hex): Oklch {
  const [own, a, b] = [ink, from, to].map(hexToOklch) as [Oklch, Oklch, Oklch];
  if (a.c < hueless) return own;
  return {
    l: Math.max(0.05, Math.min(1, b.l + own.l - a.l)),
    c: Math.min(0.3, b.c * (own.c / a.c)),
    h: wrapHue(b.h + own.h - a.h),
  };
}

/** The quiet voice of an ink: as far from it as its like was, towards the ground, and of its hue. */
function quieter(ink: Hex, from: Hex, to: Hex, under: Oklch): Oklch {
  const [own, a, b] = [ink, from, to].map(hexToOklch) as [Oklch, Oklch, Oklch];
  const step = Math.min(0.2, Math.abs(own.l - a.l));
  const l = b.l + (b.l < under.l ? step : -step);
  return { l: Math.max(0.05, Math.min(1, l)), c: b.c * Math.min(1, a.c < 0.01 ? 1 : own.c / a.c), h: b.h };
}

/** How strictly a chosen color is kept: to the letter; unless it could not be read; or only in hue, brought to what reads well. */
type Keeping = 'exact' | 'read' | 'fitted';

/** What is painted anew: the paints it begins from, the ground it comes to, and how the scheme deals its inks. */
interface Canvas {
  readonly base: Paints;
  readonly ground: Hex;
  readonly deal: Deal;
  /** Roles of the second color. */
  readonly roles: ReadonlySet<PaintRole>;
}

function repaint({ base, ground, deal, roles }: Canvas, { primary, secondary }: ColorEdit, keeping: Keeping): Paints {
  const same = base.ground === ground;
  if (same && primary === null && secondary === null) return base;
  const under = hexToOklch(ground);
  const held = (ink: Oklch, gate: Gate): Hex =>
    fitPaint(ink.l > under.l ? ink : unmuddied(ink, under), ground, gate) ??
    fitPaint(ink, ground, { ...gate, lc: 0, apart: 0 }) ??
    oklchToHex({ ...ink, l: under.l > 0.6 ? 0 : 1 });
  const chosen = (hex: Hex, gate: Gate, least: number): Hex =>
    keeping === 'exact' || (keeping === 'read' && contrastRatio(hex, ground) >= least) ? hex : held(hexToOklch(hex), gate);
  const kept = (hex: Hex, gate: Gate): Hex => (same ? hex : held(hexToOklch(hex), gate));
  const name = primary === null ? kept(base.name, gates.name) : chosen(primary, gates.name, 3);
  const moved = (role: PaintRole, gate: Gate): Hex =>
    primary === null ? kept(base[role], gate) : held(related(base[role], base.name, name), gate);
  const own = (role: PaintRole, gate: Gate, least: number, otherwise: () => Hex): Hex =>
    secondary !== null && roles.has(role) ? chosen(secondary, gate, least) : otherwise();
  const split = deal === 'mark' || deal === 'three';
  const mark = own('mark', gates.mark, 3, () => (!split && primary !== null ? name : moved('mark', gates.mark)));
  const tone =
    mark === base.mark && same ? base.tone : (fitTone(mark, ground, gates.tone) ?? held(hexToOklch(mark), gates.accent));
  const accent = own('accent', gates.accent, 3, () => {
    if (deal === 'one' || deal === 'mark') return mark;
    if (same && primary === null && mark === base.mark) return base.accent;
    // Two colors were chosen: a third of nobody's choice would be a stranger.
    const aim = primary !== null && secondary !== null ? hexToOklch(name) : related(base.accent, base.name, name);
    return fitBeside(aim, ground, gates.accent, mark) ?? held(aim, gates.accent);
  });
  // The quiet inks of words belong to the ink they are nearer to.
  const quiet = (role: 'second' | 'slogan'): Hex =>
    own(role, gates[role], gates[role].ratio, () => {
      const [from, to] =
        split && colorDifference(base[role], base.mark) < colorDifference(base[role], base.name)
          ? [base.mark, mark]
          : [base.name, name];
      if (from === to) return kept(base[role], gates[role]);
      return held(quieter(base[role], from, to, under), gates[role]);
    });
  return { ground, name, mark, tone, accent, second: quiet('second'), slogan: quiet('slogan') };
}

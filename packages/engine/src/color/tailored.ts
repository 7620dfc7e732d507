import type { Anchor, VividLook } from './anchors.ts';
import { hueTurn } from './hue.ts';
import type { Oklch } from './oklch.ts';

/** Lightness above which a color serves as a ground rather than an ink. */
const groundLightness = 0.62;
const quiet = 0.03;
/** A text color that works on any deep ground. Other hues vibrate on their opposites. */
const butter: Oklch = { l: 0.91, c: 0.11, h: 90 };

/**
 * Rebuilds an anchor around the client's color (and a second one). A deep color becomes the dominant ink; a
 * light one becomes the ground, and the text color on dark. The rest stays, so that every anchor responds
 * differently. `turn` (the entry's position in the set) varies the color's role.
 */
export function tailorAnchor(base: Anchor, own: Oklch, other: Oklch | null, turn: number): Anchor {
  return own.l >= groundLightness ? aroundLight(base, own, other, turn) : aroundDeep(base, own, other, turn);
}

/** A dark relative of a color. Yellow becomes brown instead of olive. */
function darkOf({ c, h }: Oklch, l: number, share = 0.75): Oklch {
  const brown = h > 72 && h < 115;
  return { l, c: Math.min(brown ? 0.05 : 0.11, c * share), h: brown ? 65 : h };
}

/** A dark ground for a color, in turn its own, the anchor's, or near-black. */
function nightOf(own: Oklch, base: Anchor, turn: number): Oklch {
  if (own.c < quiet || turn % 3 === 1) return base.night;
  return turn % 3 === 0 ? { ...darkOf(own, 0.26, 0.42) } : { ...darkOf(own, 0.21, 0.1) };
}

function tintsOf(own: Oklch, base: Anchor, turn: number): readonly Oklch[] {
  if (own.c < quiet) return base.tints;
  const tint = { l: 0.955, c: 0.016, h: own.h };
  return turn % 3 === 0 ? [tint, ...base.tints] : [...base.tints, tint];
}

/** An accent clearly different from the color: the anchor's, or else from across the wheel. */
function accentBeside(own: Oklch, base: Anchor): Oklch {
  const far = Math.abs(hueTurn(own.h, base.accent.h)) >= 40 || own.c < 0.05;
  return far ? base.accent : own.h > 130 && own.h < 330 ? { l: 0.72, c: 0.16, h: 48 } : { l: 0.6, c: 0.15, h: 255 };
}

function aroundDeep(base: Anchor, own: Oklch, other: Oklch | null, turn: number): Anchor {
  const otherIsInk = other !== null && other.l < groundLightness;
  const near = Math.abs(hueTurn(own.h, base.partner.h)) <= 50 && Math.abs(own.l - base.partner.l) >= 0.1;
  const sibling = own.l > 0.42 ? darkOf(own, own.l - 0.18) : { ...own, l: own.l + 0.18, c: Math.max(own.c, 0.1) };
  const second = otherIsInk ? other : near || own.c < 0.04 ? base.partner : sibling;
  // Every third time, a saturated color moves into the mark, beside a name in deep ink.
  const inMark = turn % 3 === 2 && own.l > 0.4 && own.c > 0.06;
  const related = base.ink.c < 0.04 || Math.abs(hueTurn(own.h, base.ink.h)) <= 40;
  const deep = base.ink.l <= 0.36 && related ? base.ink : darkOf(own, 0.28);
  const dark = own.l <= 0.32 && own.l >= 0.17;
  return {
    ...base,
    ink: inMark ? deep : own,
    partner: inMark ? own : second,
    accent: other ?? accentBeside(own, base),
    tints: tintsOf(own, base, turn),
    night: dark && turn % 3 !== 2 ? own : nightOf(own, base, turn),
    vivids: deepVivids(base, own, other, turn),
    ...(own.c > 0.06 && own.l > 0.36 && { glow: own }),
  };
}

function deepVivids(base: Anchor, own: Oklch, other: Oklch | null, turn: number): readonly VividLook[] {
  const full: VividLook[] = own.c >= 0.06 && own.l > 0.34 ? [{ ground: own, fixed: true }] : [];
  const lit: VividLook[] = full.map((look) => ({ ...look, ink: butter }));
  const soft: VividLook[] =
    own.c >= quiet ? [{ ground: { l: 0.87, c: 0.06, h: own.h }, ink: own, accent: accentBeside(own, base) }] : [];
  const foreign = base.vivids
    .filter(({ ground }) => ground.l >= groundLightness && own.l < 0.5)
    .map(({ ground }): VividLook => ({ ground, ink: own }));
  const pair: VividLook[] = other !== null && other.l >= groundLightness ? [{ ground: other, ink: own, fixed: true }] : [];
  const orders = [
    [pair, full, foreign],
    [pair, soft, full],
    [full, pair, foreign],
    [foreign, lit, soft, full],
  ];
  return (orders[turn % 4] ?? []).flat();
}

function aroundLight(base: Anchor, own: Oklch, other: Oklch | null, turn: number): Anchor {
  const otherInk = other !== null && other.l < groundLightness ? other : null;
  const inks = [
    otherInk ?? (base.ink.l < 0.42 && base.ink.c >= quiet ? base.ink : darkOf(own, 0.31)),
    base.ink.l < 0.42 ? base.ink : darkOf(own, 0.3),
    otherInk ?? darkOf(own, 0.3),
    { l: 0.23, c: 0.015, h: darkOf(own, 0.2).h },
  ];
  const ink = inks[turn % 4] ?? own;
  const paper = own.l >= 0.89 && own.c < 0.045;
  // Beside a light ground, the spot must be deep: red, or blue on a reddish ground.
  const reddish = own.c >= 0.04 && Math.abs(hueTurn(own.h, 25)) < 35;
  const spot =
    otherInk !== null && ink !== otherInk ? otherInk : reddish ? { l: 0.46, c: 0.18, h: 265 } : { l: 0.58, c: 0.21, h: 29 };
  const onOwn: VividLook[] = paper || own.c < quiet ? [] : [{ ground: own, ink, accent: spot, fixed: true }];
  const muddy = base.ink.c < 0.08 || (base.ink.h > 35 && base.ink.h < 130);
  const deepGround = otherInk ?? { l: 0.4, c: 0.11, h: muddy ? own.h : base.ink.h };
  const onDeep: VividLook[] = own.l >= 0.74 ? [{ ground: deepGround, ink: own }] : [];
  const { tints } = base;
  return {
    ...base,
    ink,
    partner: own.l < 0.74 ? own : (other ?? base.partner),
    accent: own,
    tints: paper && own.l < 0.985 ? [own, ...tints] : tintsOf(own, base, turn),
    night:
      otherInk !== null && turn % 2 === 0 ? (otherInk.l <= 0.32 ? otherInk : darkOf(otherInk, 0.26)) : nightOf(own, base, turn),
    cream: own.l >= 0.74 && turn % 3 !== 1 ? own : base.cream,
    vivids: turn % 3 === 2 ? [...onDeep, ...onOwn] : [...onOwn, ...onDeep],
    glow: own,
  };
}

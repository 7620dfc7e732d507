import type { Anchor, VividLook } from './anchors.ts';
import { hueTurn } from './hue.ts';
import type { Oklch } from './oklch.ts';

/** Lightness from which a colour is a ground rather than an ink. */
const groundLightness = 0.62;

/**
 * An anchor re-cut around the client's own colour (and a second one): a deep colour becomes the dominant ink, a light
 * one the ground and the type on dark. The rest stays the anchor's, so that every anchor answers the colour in its way.
 */
export function tailorAnchor(base: Anchor, own: Oklch, other: Oklch | null): Anchor {
  return own.l >= groundLightness ? aroundLight(base, own, other) : aroundDeep(base, own, other);
}

/** A dark relative of any colour; yellow's is brown, not olive. */
function darkOf({ c, h }: Oklch, l: number): Oklch {
  return { l, c: Math.min(0.11, c * 0.75), h: h > 75 && h < 115 ? 68 : h };
}

function nightOf(own: Oklch, base: Anchor): Oklch {
  if (own.c < 0.02) return base.night;
  return { ...darkOf(own, 0.25), c: Math.min(0.075, own.c * 0.42) };
}

function tintsOf(own: Oklch, base: Anchor): readonly Oklch[] {
  if (own.c < 0.02) return base.tints;
  return [{ l: 0.957, c: 0.014, h: own.h }, ...base.tints];
}

/** An accent which is clearly another colour than the own one: the anchor's, else across the wheel. */
function accentBeside(own: Oklch, base: Anchor): Oklch {
  const far = Math.abs(hueTurn(own.h, base.accent.h)) >= 40 || own.c < 0.05;
  return far ? base.accent : { ...base.accent, h: (base.accent.h + 150) % 360 };
}

function aroundDeep(base: Anchor, own: Oklch, other: Oklch | null): Anchor {
  const near = Math.abs(hueTurn(own.h, base.partner.h)) <= 50 && Math.abs(own.l - base.partner.l) >= 0.1;
  const sibling = own.l > 0.42 ? darkOf(own, own.l - 0.18) : { ...own, l: own.l + 0.18, c: Math.max(own.c, 0.1) };
  const otherIsInk = other !== null && other.l < groundLightness;
  const vivids: VividLook[] = [];
  if (other !== null && other.l >= groundLightness) vivids.push({ ground: other, ink: own });
  if (own.c >= 0.06 && own.l <= 0.6 && own.l > 0.34) vivids.push({ ground: own });
  if (own.l < 0.48) for (const look of base.vivids) if (look.ground.l >= groundLightness) vivids.push({ ground: look.ground, ink: own });
  return {
    ...base,
    ink: own,
    partner: otherIsInk ? other : near ? base.partner : own.c < 0.04 ? base.partner : sibling,
    accent: other ?? accentBeside(own, base),
    tints: tintsOf(own, base),
    night: own.l <= 0.32 && own.l >= 0.17 ? own : nightOf(own, base),
    vivids,
  };
}

function aroundLight(base: Anchor, own: Oklch, other: Oklch | null): Anchor {
  const otherIsInk = other !== null && other.l < groundLightness;
  const ink = otherIsInk ? other : base.ink.l < 0.42 && base.ink.c >= 0.03 ? base.ink : darkOf(own, 0.31);
  const paper = own.l >= 0.89 && own.c < 0.045;
  const vivids: VividLook[] = paper || own.c < 0.03 ? [] : [{ ground: own, ink }, { ground: own, ink: darkOf(own, 0.3) }];
  return {
    ...base,
    ink,
    partner: own.l < 0.74 ? own : (other ?? base.partner),
    accent: own,
    tints: paper && own.l < 0.985 ? [own, ...base.tints] : tintsOf(own, base),
    night: otherIsInk && other.l <= 0.32 ? other : nightOf(own, base),
    cream: own.l >= 0.74 ? own : base.cream,
    vivids,
  };
}

import type { Random } from '../random.ts';
import type { Hex } from '../scene/scene.ts';
import { contrastRatio } from './contrast.ts';
import { colorDifference } from './delta.ts';
import { touching } from './gates.ts';
import { hexToOklch, type Oklch } from './oklch.ts';
import type { ColorPreference, GroundKind, Scheme } from './scheme.ts';

/** A slot's color requirements. */
export interface ColorSlot {
  readonly grounds: Readonly<Partial<Record<GroundKind, number>>>;
  readonly inks: readonly [one: number, two: number, three: number];
  /** Score adjustments by preference, negative for colors unusual in the trade. Empty if the client chose. */
  readonly temper: Readonly<Partial<Record<ColorPreference, number>>>;
  /** Penalty for the hottest grounds (vivid, chroma above .17), 0–1. High if nothing asked for them. */
  readonly calm: number;
  /**
   * A hue suggested by the client's words, in degrees, and its strength, 0–1. `rules`: the name itself says
   * it. Null if there is none.
   */
  readonly lean: { readonly hue: number; readonly strength: number; readonly rules: boolean } | null;
  /**
   * Hue of the thing that the mark depicts, which colors must not contradict. Null if it comes in any color.
   */
  readonly picture: number | null;
  /** Colors that suit the trade and those that never do. Null if the client chose, or if no trade is known. */
  readonly trade: { readonly fits: readonly Hex[]; readonly never: readonly Hex[] } | null;
  /** True if some part is painted as the mark. */
  readonly marked: boolean;
  /**
   * True if the drawing is a cross. It is never red, because the red cross is protected (Geneva Convention I,
   * art. 53).
   */
  readonly cross: boolean;
  /**
   * True if the accent paints part of the name (an ampersand, a dot) or a hairline. It then needs 3:1 on its
   * ground, light and dark.
   */
  readonly accentReads: boolean;
  /** True if only color separates name and second word, so the two inks must be distinguishable. */
  readonly twoTone: boolean;
  /** True if something is set in the second ink, which is quieter than the name. */
  readonly hasSecond: boolean;
  /** True if some part has the accent color, which takes two or three inks to show. */
  readonly hasAccent: boolean;
  /**
   * True if the accent carries the mark's idea (a lit counter, one of two pipes) and must be distinguishable
   * from the rest.
   */
  readonly accentTells: boolean;
}

/** Difference of two schemes in [0, 1]: grounds and dominant inks in OKLab, ÷ .4 (design rules §6, color). */
export const schemeDifference = (a: Scheme, b: Scheme): number =>
  Math.min(
    1,
    (0.55 * colorDifference(a.paints.ground ?? '#FFFFFF', b.paints.ground ?? '#FFFFFF') +
      0.45 * colorDifference(a.paints.name, b.paints.name)) /
      0.4,
  );

const hueGap = (a: number | null, b: number | null): number => {
  if (a === null || b === null) return a === b ? 0 : 90;
  const d = Math.abs(a - b) % 360;
  return d > 180 ? 360 - d : d;
};

/**
 * Gives every slot a scheme that suits its style and differs from the others, with never the same kind of
 * ground three times in a row. Runs after the forms were chosen without color. `lacking(i, j)` is the color
 * difference in [0, 1] that two slots need beyond the difference of their forms.
 */
export function assignSchemes(
  slots: readonly ColorSlot[],
  schemes: readonly Scheme[],
  random: Random,
  lacking: (a: number, b: number) => number,
): readonly Scheme[] {
  const out: Scheme[] = [];
  slots.forEach((slot, i) => {
    let best = schemes[0] as Scheme;
    let most = Number.NEGATIVE_INFINITY;
    for (const scheme of schemes) {
      if (out.includes(scheme)) continue;
      let v =
        (slot.grounds[scheme.ground] ?? 0.02) +
        0.5 * (slot.inks[scheme.inks - 1] ?? 0) +
        (slot.temper[scheme.preference] ?? 0) +
        0.35 * random.next();
      const near = slot.lean === null ? 0 : nearness(scheme, slot.lean.hue, slot.marked);
      v += slot.lean === null ? 0 : slot.lean.strength * (slot.lean.rules ? ruling * near : near);
      if (slot.picture !== null && nearness(scheme, slot.picture, slot.marked) < 0) v -= strange;
      if (slot.trade !== null) v += suits(scheme, slot.trade, slot.marked);
      if (isHot(scheme)) v -= slot.calm;
      if (scheme.ground === 'vivid' && out.filter((o) => o.ground === 'vivid').length >= mostVivid) v -= 4;
      if (slot.cross && hasRed(scheme)) v -= 50;
      if (slot.accentReads && leastAccent(scheme) < 3) v -= 40;
      if (slot.twoTone && colorDifference(scheme.paints.name, scheme.paints.second) < touching) v -= 20;
      // A quiet ink on full color is the first thing to disappear at small sizes.
      if (slot.hasSecond && scheme.ground === 'vivid' && scheme.paints.second !== scheme.paints.name) v -= 0.6;
      if (slot.hasAccent && scheme.inks === 1) v -= slot.accentReads ? 1.5 : 0.35;
      if (slot.accentTells && colorDifference(scheme.paints.accent, scheme.paints.mark) < touching) v -= 1.5;
      if (!slot.hasAccent && scheme.inks === 3) v -= 0.12;
      out.forEach((other, j) => {
        const d = schemeDifference(scheme, other);
        v -= 0.75 * Math.max(0, 1 - d / 0.6);
        // Only color can separate two designs with similar forms.
        v -= alikeCost * Math.max(0, lacking(i, j) - d);
        // If the name sets the color, eight designs in that color are wanted.
        if (hueGap(scheme.hue, other.hue) < 28 && !(slot.lean?.rules && near > 0)) v -= 0.22;
        if (scheme.ground === other.ground) v -= j === i - 1 || j === i - 4 ? 0.5 : 0.16;
      });
      // Two dark grounds side by side make the sheet heavy.
      const last = out[i - 1];
      if (last && isDark(last) && isDark(scheme)) v -= 0.35;
      if (v > most + 1e-9) {
        most = v;
        best = scheme;
      }
    }
    out.push(best);
  });
  return out;
}

/** Cost per unit of color difference that two designs of similar forms lack. More than any wish for a color. */
const alikeCost = 60;

/** Worth of a color that suits the trade, of one that never does, and of a full-color ground that it does not have. */
const ofTrade = { fits: 0.35, never: -0.9, foreign: -0.45 } as const;
/** ΔE_OK within which a color counts as one of the trade's, and as one that never suits it. */
const alike = { fits: 0.12, never: 0.09 } as const;

/** How well a scheme suits a trade, by its leading paint and its ground. Inks near black and white grounds suit every trade. */
function suits({ paints, ground }: Scheme, { fits, never }: NonNullable<ColorSlot['trade']>, marked: boolean): number {
  const own = paints.ground ?? '#FFFFFF';
  const ink = marked ? paints.mark : paints.name;
  const seen = [...(isNearBlack(ink) ? [] : [ink]), ...(ground === 'white' ? [] : [own])];
  const near = (list: readonly Hex[], within: number): boolean =>
    seen.some((hex) => list.some((other) => colorDifference(hex, other) < within));
  const fit = near(fits, alike.fits);
  const foreign = ground === 'vivid' && !fits.some((other) => colorDifference(own, other) < alike.fits);
  return (fit ? ofTrade.fits : 0) + (near(never, alike.never) ? ofTrade.never : 0) + (foreign ? ofTrade.foreign : 0);
}

const isNearBlack = (hex: Hex): boolean => hexToOklch(hex).l < 0.3;

/** Extra weight of a hue that the name itself says. */
const ruling = 5;
/** Penalty for a thing in a color it never has, such as a violet kiln. */
const strange = 2.5;

/** Maximum full-color grounds in a set. More would compete. */
const mostVivid = 3;

/**
 * Degrees within which a color matches a hue and beyond which it contradicts it; chroma from which it has a
 * hue, and from which it is strong. Darkened amber is brown, and does not match yellow.
 */
const answering = { near: 32, far: 70, loud: 0.06, hue: 0.05, brown: 0.55 } as const;

/**
 * How well a scheme matches a hue: .5 if a leading paint or its ground is near, −.3 if one of them is strong
 * and far.
 */
function nearness({ paints }: Scheme, hue: number, marked: boolean): number {
  const seen = [marked ? paints.mark : paints.name, paints.ground ?? '#FFFFFF'].map(hexToOklch);
  const brown = ({ l, h }: Oklch): boolean => h > 58 && h < 108 && l < answering.brown;
  if (seen.some((at) => at.c >= answering.hue && hueGap(at.h, hue) <= answering.near && !(hue > 58 && brown(at)))) return 0.5;
  return seen.some(({ c, h }) => c >= answering.loud && hueGap(h, hue) > answering.far) ? -0.3 : 0;
}

/** True if a red could color a cross, on either ground: OKLCH hue 12–42 with chroma above .1. */
const hasRed = ({ paints, onDark }: Scheme): boolean =>
  [paints.mark, paints.ground, onDark.mark].some((hex) => {
    const { c, h } = hexToOklch(hex ?? '#FFFFFF');
    return c > 0.1 && h > 12 && h < 42;
  });

const leastAccent = ({ paints, onDark }: Scheme): number =>
  Math.min(...[paints, onDark].map((p) => contrastRatio(p.accent, p.ground ?? '#FFFFFF')));

const isHot = (scheme: Scheme): boolean => scheme.ground === 'vivid' && hexToOklch(scheme.paints.ground ?? '#FFFFFF').c > 0.17;

const isDark = (scheme: Scheme): boolean => hexToOklch(scheme.paints.ground ?? '#FFFFFF').l < 0.5;

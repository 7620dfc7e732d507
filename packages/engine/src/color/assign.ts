import type { Random } from '../random.ts';
import { contrastRatio } from './contrast.ts';
import { colorDifference } from './delta.ts';
import { touching } from './gates.ts';
import { hexToOklch, type Oklch } from './oklch.ts';
import type { ColorPreference, GroundKind, Scheme } from './scheme.ts';

/** What a slot wants of its colors. */
export interface ColorSlot {
  readonly grounds: Readonly<Partial<Record<GroundKind, number>>>;
  readonly inks: readonly [one: number, two: number, three: number];
  /** Weights added by preference, negative for what would be out of place in the trade; empty when the client chose. */
  readonly temper: Readonly<Partial<Record<ColorPreference, number>>>;
  /** Taken off the score of the hottest grounds (vivid, chroma above .17), 0–1: high where nothing asked for them. */
  readonly calm: number;
  /** A hue the client's words bring to mind, in degrees, and how much, 0–1; `rules` where the name itself says it. Null where they bring none. */
  readonly lean: { readonly hue: number; readonly strength: number; readonly rules: boolean } | null;
  /** The hue of the thing its mark shows, which must not be contradicted; null for what comes in any color. */
  readonly picture: number | null;
  /** A piece of it is painted as the mark. */
  readonly marked: boolean;
  /** The drawing is a cross: red is kept away from it, because the red cross is protected (Geneva Convention I, art. 53). */
  readonly cross: boolean;
  /** The accent paints a part of the name (an ampersand, a dot) or a hairline: it needs 3:1 on its ground, light and dark. */
  readonly accentReads: boolean;
  /** Name and second word differ by color alone: the two inks must be told apart. */
  readonly twoTone: boolean;
  /** Something is set in the second ink, which is quieter than the name. */
  readonly hasSecond: boolean;
  /** The drawing has a piece in the accent: it comes alive with two or three inks. */
  readonly hasAccent: boolean;
  /** The accent carries the idea of the mark (a lit counter, one of two pipes): it must be told from the rest of it. */
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
 * Gives every slot a scheme: what its style likes, unlike what the others have, and never the same ground kind three times
 * running. Colors come last, when form has been chosen without them; `lacking(i, j)` is the difference of color in [0, 1]
 * that two slots need beyond what their forms already give.
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
      if (isHot(scheme)) v -= slot.calm;
      if (scheme.ground === 'vivid' && out.filter((o) => o.ground === 'vivid').length >= mostVivid) v -= 4;
      if (slot.cross && hasRed(scheme)) v -= 50;
      if (slot.accentReads && leastAccent(scheme) < 3) v -= 40;
      if (slot.twoTone && colorDifference(scheme.paints.name, scheme.paints.second) < touching) v -= 20;
      // A quiet ink on a full color is the first thing that is lost at small sizes.
      if (slot.hasSecond && scheme.ground === 'vivid' && scheme.paints.second !== scheme.paints.name) v -= 0.6;
      if (slot.hasAccent && scheme.inks === 1) v -= slot.accentReads ? 1.5 : 0.35;
      if (slot.accentTells && colorDifference(scheme.paints.accent, scheme.paints.mark) < touching) v -= 1.5;
      if (!slot.hasAccent && scheme.inks === 3) v -= 0.12;
      out.forEach((other, j) => {
        const d = schemeDifference(scheme, other);
        v -= 0.75 * Math.max(0, 1 - d / 0.6);
        // Two alike in form are told apart by color, or not at all.
        v -= 30 * Math.max(0, lacking(i, j) - d);
        // Eight in the name's own color are what was wished for.
        if (hueGap(scheme.hue, other.hue) < 28 && !(slot.lean?.rules && near > 0)) v -= 0.22;
        if (scheme.ground === other.ground) v -= j === i - 1 || j === i - 4 ? 0.5 : 0.16;
      });
      // Two dark, heavy grounds side by side close the sheet up.
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

/** How much more a hue weighs that the name itself says. */
const ruling = 5;
/** Taken off where a thing would stand in a color it never has: a violet kiln. */
const strange = 2.5;

/** Full-color grounds a set may hold: more of them shout one another down. */
const mostVivid = 3;

/**
 * Within how many degrees a color answers to a hue, beyond how many it speaks against it, and from which chroma it has a hue
 * and speaks aloud. Amber that is darkened is brown, and answers no yellow.
 */
const answering = { near: 32, far: 70, loud: 0.06, hue: 0.05, brown: 0.55 } as const;

/** How a scheme answers to a hue: .5 where a leading paint or its ground is near, −.3 where one of them is loud and far. */
function nearness({ paints }: Scheme, hue: number, marked: boolean): number {
  const seen = [marked ? paints.mark : paints.name, paints.ground ?? '#FFFFFF'].map(hexToOklch);
  const brown = ({ l, h }: Oklch): boolean => h > 58 && h < 108 && l < answering.brown;
  if (seen.some((at) => at.c >= answering.hue && hueGap(at.h, hue) <= answering.near && !(hue > 58 && brown(at)))) return 0.5;
  return seen.some(({ c, h }) => c >= answering.loud && hueGap(h, hue) > answering.far) ? -0.3 : 0;
}

/** Red anywhere a cross could take it, on either ground: OKLCH hue 12–42 with a chroma above .1. */
const hasRed = ({ paints, onDark }: Scheme): boolean =>
  [paints.mark, paints.ground, onDark.mark].some((hex) => {
    const { c, h } = hexToOklch(hex ?? '#FFFFFF');
    return c > 0.1 && h > 12 && h < 42;
  });

const leastAccent = ({ paints, onDark }: Scheme): number =>
  Math.min(...[paints, onDark].map((p) => contrastRatio(p.accent, p.ground ?? '#FFFFFF')));

const isHot = (scheme: Scheme): boolean => scheme.ground === 'vivid' && hexToOklch(scheme.paints.ground ?? '#FFFFFF').c > 0.17;

const isDark = (scheme: Scheme): boolean => hexToOklch(scheme.paints.ground ?? '#FFFFFF').l < 0.5;

import type { Random } from '../random.ts';
import type { Hex } from '../scene/scene.ts';
import { type Anchor, anchors, preferenceHues } from './anchors.ts';
import { type ColorRegion, colorNameOf, inRegion, quietChroma } from './color-name.ts';
import { hueTurn, inHueRanges, turnInto, wrapHue } from './hue.ts';
import { nearestColorName } from './nearest-color-name.ts';
import { hexToOklch, type Oklch, oklchToHex } from './oklch.ts';
import { type ColorPreference, colorPreferences } from './scheme.ts';
import type { SchemeWish } from './scheme-wish.ts';
import { tailorAnchor } from './tailored.ts';

/** Maximum turn of a hue toward the trade, and random turn on top, in degrees. */
const tradeTurn = 20;
const jitter = 8;

/** Replacement accents for anchors whose own is excluded. */
const otherSpots: readonly Oklch[] = [
  { l: 0.78, c: 0.14, h: 76 },
  { l: 0.7, c: 0.17, h: 40 },
  { l: 0.7, c: 0.13, h: 240 },
  { l: 0.74, c: 0.13, h: 165 },
  { l: 0.65, c: 0.2, h: 350 },
  { l: 0.62, c: 0.16, h: 290 },
];

/** An anchor taking part in a set. */
export interface Entry {
  readonly preference: ColorPreference;
  readonly id: string;
  readonly label: string;
  readonly anchor: Anchor;
  /** The client's hex it is built on. Used exactly, never turned. */
  readonly own: Hex | null;
  /** The client's color that the anchor was rebuilt around. */
  readonly lead: Oklch | null;
  /** The client's second color in it; null without one. */
  readonly second: Oklch | null;
  /** True if its hues may turn toward the trade; false if it differs from the trade on purpose. */
  readonly follows: boolean;
}

/** An unchanged anchor, without client colors. */
export function entryOf(preference: ColorPreference, anchor: Anchor, follows: boolean): Entry {
  return {
    preference,
    id: `${preference}-${anchor.id}`,
    label: anchor.label,
    anchor,
    own: null,
    lead: null,
    second: null,
    follows,
  };
}

/** Anchors of the preference, or of all colorful ones, those near the trade's hues first. */
export function entriesFor(wish: SchemeWish, random: Random): readonly Entry[] {
  const pool = (wish.preference === null ? colorPreferences.filter((p) => p !== 'monochrome') : [wish.preference]).flatMap(
    (preference) => anchors[preference].map((anchor, i) => entryOf(preference, anchor, i % 4 !== 3)),
  );
  const allowed = pool.flatMap((entry) => {
    const anchor = spareAnchor(entry.anchor, wish.excluded);
    return anchor === null ? [] : [anchor === entry.anchor ? entry : { ...entry, anchor }];
  });
  const far = ({ anchor, follows }: Entry): number => (follows ? Math.abs(turnInto(anchor.ink.h, wish.industryHues)) : 60);
  const ranked = allowed
    .map((entry) => ({ entry, rank: Math.min(far(entry), 90) / 90 + random.next() * 0.9 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
  const chosen = wish.preference === null ? ranked.slice(0, 14) : ranked;
  const { lent } = wish;
  if (wish.hexes.length > 0 || wish.hues.length > 0) return chosen.map((entry, i) => tailored(entry, askedFor(wish), i));
  if (lent === undefined || wish.excluded.some((region) => inRegion(lent.at, region))) return chosen;
  const first: OwnColor = { word: lent.label.replaceAll(' ', '-'), color: lent.at };
  const said: OwnColors = { own: [], named: [first] };
  return chosen.map((entry, i) => (i % lent.among === lent.among - 1 ? entry : warmed(tailored(entry, said, i), first)));
}

/** Warm colors go with gold or brick; a blue or violet accent would be alien next to terracotta. The label names the accent that takes its place. */
function warmed(entry: Entry, first: OwnColor): Entry {
  const { h } = first.color;
  if (h < 20 || h > 110 || Math.abs(hueTurn(h, entry.anchor.accent.h)) < 100) return entry;
  const anchor = { ...entry.anchor, accent: h < 62 ? { l: 0.83, c: 0.14, h: 84 } : { l: 0.55, c: 0.18, h: 32 } };
  return { ...entry, anchor, label: labelOf(first, anchor) };
}

interface OwnColor {
  readonly word: string;
  readonly color: Oklch;
  readonly hex?: Hex;
}

/** Colors to build palettes around: hexes, and names. */
interface OwnColors {
  readonly own: readonly OwnColor[];
  readonly named: readonly OwnColor[];
}

function askedFor(wish: SchemeWish): OwnColors {
  const named = wish.hues
    .map(({ name, hue }) => ({ word: name.replaceAll(' ', '-'), color: colorNameOf(name)?.at ?? { l: 0.45, c: 0.13, h: hue } }))
    .filter(({ color }) => !wish.excluded.some((region) => inRegion(color, region)));
  return { own: wish.hexes.map((hex) => ({ word: hex.slice(1).toLowerCase(), color: hexToOklch(hex), hex })), named };
}

/**
 * The entry rebuilt around one of those colors: hexes before names, and the first more often than the rest.
 */
function tailored(entry: Entry, { own, named }: OwnColors, turn: number): Entry {
  const all = [...own, ...named];
  const lead = turn % 3 === 2 ? Math.floor(turn / 3) % Math.max(1, own.length || all.length) : 0;
  const first = all[lead];
  if (first === undefined) return entry;
  const others = all.filter((other) => other !== first);
  const second = others[turn % Math.max(1, others.length)];
  const anchor = tailorAnchor(entry.anchor, first.color, second?.color ?? null, turn);
  return {
    ...entry,
    id: `${entry.preference}-${first.word}-${entry.anchor.id}`,
    label: labelOf(first, anchor),
    anchor,
    own: first.hex ?? null,
    lead: first.color,
    second: second?.color ?? null,
    follows: false,
  };
}

/** The color that was asked for, and the accent beside it if that has another name. */
function labelOf({ hex, word }: OwnColor, { accent }: Anchor): string {
  const lead = hex === undefined ? word.replaceAll('-', ' ') : nearestColorName(hex);
  const beside = nearestColorName(oklchToHex(accent));
  return capital(beside === lead ? lead : `${lead} and ${beside}`);
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/**
 * The anchor without excluded colors. Accent and second ink can be replaced; ink and dark ground cannot, so
 * null.
 */
function spareAnchor(anchor: Anchor, excluded: readonly ColorRegion[]): Anchor | null {
  if (excluded.length === 0) return anchor;
  const refused = (color: Oklch): boolean => excluded.some((region) => inRegion(color, region));
  if (refused(anchor.ink) || refused(anchor.night)) return null;
  const spot = otherSpots.find((color) => !refused(color) && Math.abs(hueTurn(color.h, anchor.ink.h)) > 50);
  const { ink, accent, partner } = anchor;
  const sibling = { ...ink, l: ink.l > 0.42 ? ink.l - 0.17 : ink.l + 0.17 };
  return {
    ...anchor,
    accent: refused(accent) ? (spot ?? ink) : accent,
    partner: refused(partner) ? sibling : partner,
    tints: anchor.tints.filter((tint) => !refused(tint)),
    vivids: anchor.vivids
      .filter(({ ground }) => !refused(ground))
      .map((look) => (look.accent && refused(look.accent) ? { ...look, accent: spot ?? ink } : look)),
  };
}

/** The anchor with turned hues: randomly, and toward the trade as far as the preference allows. */
export function turnedAnchor({ anchor, own, follows, preference }: Entry, wish: SchemeWish, random: Random): Anchor {
  const chance = (random.next() * 2 - 1) * jitter;
  const share = 0.5 + random.next() * 0.5;
  if (own !== null) return anchor;
  const wanted = turnInto(anchor.ink.h, wish.industryHues);
  const trade = follows && anchor.ink.c >= quietChroma ? Math.max(-tradeTurn, Math.min(tradeTurn, wanted * share)) : 0;
  const stays = (turn: number): boolean => inHueRanges(wrapHue(anchor.ink.h + turn), preferenceHues[preference]);
  const turn = [trade + chance, chance, 0].find(stays) ?? 0;
  return turn === 0 ? anchor : turnAnchor(anchor, turn);
}

/** Yellows, ambers and brick reds turn a third as far: a few degrees make them mustard, lime or mud. */
function turnColor(color: Oklch, turn: number): Oklch {
  const fragile = color.h > 28 && color.h < 118 && color.l > 0.45;
  return { ...color, h: wrapHue(color.h + (fragile ? turn / 3 : turn)) };
}

function turnAnchor(anchor: Anchor, turn: number): Anchor {
  // Colors with another hue than the ink (its complement, a different paper) turn by at most 5°.
  const turned = (color: Oklch): Oklch =>
    Math.abs(hueTurn(color.h, anchor.ink.h)) <= 50 ? turnColor(color, turn) : turnColor(color, Math.max(-5, Math.min(5, turn)));
  return {
    ...anchor,
    ink: turnColor(anchor.ink, turn),
    partner: turned(anchor.partner),
    accent: turned(anchor.accent),
    tints: anchor.tints.map(turned),
    night: turned(anchor.night),
    cream: turned(anchor.cream),
    vivids: anchor.vivids.map((look) => ({
      ground: turned(look.ground),
      ...(look.ink && { ink: turned(look.ink) }),
      ...(look.accent && { accent: turned(look.accent) }),
    })),
  };
}

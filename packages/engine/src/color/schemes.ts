import type { Random } from '../random.ts';
import type { Hex, Paints } from '../scene/scene.ts';
import { type Anchor, anchors, type VividLook } from './anchors.ts';
import { type Aims, castRoles, type InkPlan, inksOf } from './cast.ts';
import { type ColorRegion, inRegion, quietChroma } from './color-name.ts';
import { type Entry, entriesFor, entryOf, turnedAnchor } from './entry.ts';
import { fitPaint } from './fit.ts';
import { flickers, kinOf } from './flicker.ts';
import { gates, passes } from './gates.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';
import type { ColorPreference, GroundKind, Scheme } from './scheme.ts';
import type { SchemeWish } from './scheme-wish.ts';

const white: Hex = '#FFFFFF';
const least = 28;

/** Target number of schemes per ground. */
const quotas: Readonly<Record<ColorPreference | 'mixed', Readonly<Record<GroundKind, number>>>> = {
  professional: { white: 9, tint: 11, dark: 9, vivid: 7 },
  nature: { white: 7, tint: 12, dark: 9, vivid: 8 },
  warm: { white: 7, tint: 12, dark: 8, vivid: 9 },
  creative: { white: 7, tint: 10, dark: 8, vivid: 11 },
  energetic: { white: 8, tint: 9, dark: 8, vivid: 11 },
  monochrome: { white: 10, tint: 12, dark: 10, vivid: 0 },
  mixed: { white: 8, tint: 11, dark: 8, vivid: 9 },
};

const groundKinds = ['white', 'tint', 'dark', 'vivid'] as const satisfies readonly GroundKind[];
const groundWords: Readonly<Record<GroundKind, string>> = {
  white: 'on white',
  tint: 'on a pale tint',
  dark: 'on dark',
  vivid: 'on solid color',
};

/** Mostly one ink, often two, sometimes with an accent. On full color, the mark keeps the ink of the name. */
const planDecks: Readonly<Record<GroundKind, readonly InkPlan[]>> = {
  white: ['mark', 'one', 'three', 'accent', 'mark', 'one', 'three', 'one', 'accent', 'mark'],
  tint: ['one', 'accent', 'mark', 'three', 'one', 'mark', 'one', 'three', 'accent', 'one'],
  dark: ['accent', 'one', 'mark', 'three', 'one', 'mark', 'accent', 'one', 'three', 'one'],
  vivid: ['one', 'accent', 'one', 'accent', 'one'],
};
const fallbackPlans: readonly InkPlan[] = ['accent', 'mark', 'one'];

/** A ground of an entry: white, one of its papers, its dark ground, or one of its vivid grounds. */
interface Slot {
  readonly entry: Entry;
  readonly kind: GroundKind;
  readonly index: number;
}

/**
 * 28–40 schemes for a brief, spread over grounds and inks: anchors of the preference, turned slightly by
 * chance and toward the trade, with roles assigned on each ground. Only schemes that pass every gate. The
 * same wish and seed give the same bytes.
 */
export function schemesFor(wish: SchemeWish, random: Random): readonly Scheme[] {
  const excluded = wish.excluded.filter((region) => !wish.hexes.some((hex) => inRegion(hexToOklch(hex), region)));
  const entries = entriesFor({ ...wish, excluded }, random.fork('entries'));
  // A color from the client overrides the restriction to grays.
  const colored = wish.hexes.length > 0 && wish.preference === 'monochrome';
  const quota = quotas[colored || wish.preference === null ? 'mixed' : wish.preference];
  const found = new Map<string, Scheme>();
  for (const kind of groundKinds) {
    const stream = random.fork(kind);
    fill(found, slotsOf(entries, kind), quota[kind], planDecks[kind], excluded, wish, stream);
  }
  // A restrictive wish leaves gaps. Fills them with other hues of the same anchors, then with neutrals, of
  // which some always remain.
  const spare = random.fork('spare');
  const rest = (['tint', 'white', 'dark'] as const).flatMap((kind) => slotsOf(entries, kind));
  if (found.size < least) fill(found, rest, least - found.size, planDecks.tint, excluded, wish, spare);
  const neutral = anchors.monochrome.map((anchor) => entryOf('monochrome', anchor, false));
  const neutralSlots = (['tint', 'white', 'dark'] as const).flatMap((kind) => slotsOf(neutral, kind));
  if (found.size < least) fill(found, neutralSlots, least - found.size, planDecks.tint, excluded, wish, spare);
  // A client who excludes every hue and all grays gets grays, because something must be shown.
  const hued = excluded.filter(({ chroma }) => chroma[0] >= quietChroma);
  if (found.size < least) fill(found, neutralSlots, least - found.size, planDecks.tint, hued, wish, spare, 4);
  return [...found.values()];
}

/** All slots with a kind of ground: the first choice of every entry before second choices. */
function slotsOf(entries: readonly Entry[], kind: GroundKind): readonly Slot[] {
  const count = ({ anchor }: Entry): number =>
    kind === 'tint' ? anchor.tints.length : kind === 'vivid' ? anchor.vivids.length : 1;
  return [0, 1, 2].flatMap((index) => entries.filter((entry) => index < count(entry)).map((entry) => ({ entry, kind, index })));
}

function fill(
  found: Map<string, Scheme>,
  slots: readonly Slot[],
  quota: number,
  deck: readonly InkPlan[],
  excluded: readonly ColorRegion[],
  wish: SchemeWish,
  random: Random,
  rounds = 2,
): void {
  const start = random.below(deck.length);
  let made = 0;
  // Three-ink schemes fail most often, so failures are retried with the next anchors.
  let owed = 0;
  // Later rounds turn the same anchors to other hues.
  for (let i = 0; i < slots.length * rounds && made < quota; i++) {
    const slot = slots[i % slots.length];
    if (slot === undefined) return;
    const id = `${slot.entry.id}-${slot.kind}${slot.index > 0 ? `-${slot.index + 1}` : ''}${['', '-b', '-c', '-d'][Math.floor(i / slots.length)] ?? ''}`;
    if (found.has(id)) continue;
    const wanted = owed > 0 && slot.kind !== 'vivid' ? 'three' : (deck[(start + made) % deck.length] ?? 'one');
    const turned = turnedAnchor(slot.entry, wish, random);
    const gilded = random.next() < 0.5;
    for (const plan of new Set([shownPlan(slot, wanted), ...fallbackPlans])) {
      const scheme = schemeOf(id, slot, turned, plan, gilded);
      if (scheme === null || isExcluded(scheme, excluded) || isRepeated(scheme, found)) continue;
      found.set(id, scheme);
      made++;
      if (wanted === 'three') owed = Math.max(0, owed + (plan !== 'three' ? 1 : owed > 0 ? -1 : 0));
      break;
    }
  }
}

/**
 * The plan, changed if it would hide the client's color: a color used for the mark needs a plan that colors
 * the mark.
 */
function shownPlan({ entry: { anchor, lead }, kind }: Slot, plan: InkPlan): InkPlan {
  if (lead === null || kind === 'vivid') return plan;
  const shown = kind === 'dark' ? anchor.night === lead || anchor.cream === lead : anchor.ink === lead || anchor.accent === lead;
  if (shown) return plan === 'one' && anchor.accent === lead && kind !== 'dark' ? 'accent' : plan;
  return plan === 'one' ? 'mark' : plan === 'accent' ? 'three' : plan;
}

function schemeOf(id: string, slot: Slot, anchor: Anchor, plan: InkPlan, gilded: boolean): Scheme | null {
  const { entry, kind } = slot;
  const paints = paintsOn(slot, anchor, plan, gilded);
  if (paints === null) return null;
  const night = oklchToHex(anchor.night);
  const onDark = kind === 'dark' ? paints : castRoles(night, nightAims(anchor, plan), plan);
  if (onDark === null) return null;
  const primary = entry.own ?? fitPaint(anchor.ink, white, gates.name) ?? paints.name;
  const { c, h } = hexToOklch(primary);
  return {
    id,
    label: `${entry.label}, ${groundWords[kind]}`,
    preference: entry.preference,
    ground: kind,
    inks: inksOf[plan],
    hue: c < quietChroma ? null : h,
    paints,
    onDark,
    palette: {
      primary,
      secondary: fitPaint(anchor.partner, white, gates.mark) ?? primary,
      accent: oklchToHex(anchor.accent),
      ink: oklchToHex({ l: 0.22, c: Math.min(0.027, c), h }),
      paper: oklchToHex(anchor.tints[0] ?? { l: 0.97, c: 0.006, h }),
      dark: night,
    },
  };
}

function paintsOn({ entry, kind, index }: Slot, anchor: Anchor, plan: InkPlan, gilded: boolean): Paints | null {
  const aims = { name: anchor.ink, partner: anchor.partner, accent: anchor.accent };
  if (kind === 'white') return castRoles(white, aims, plan);
  if (kind === 'dark') {
    const aims = nightAims(anchor, plan);
    // A single ink on dark may be a metallic accent (gold on bottle green, peach on aubergine), but never
    // mint or sky blue.
    const { l, h } = anchor.accent;
    const name = plan === 'one' && gilded && l >= 0.74 && h >= 40 && h <= 95 ? anchor.accent : aims.name;
    return castRoles(oklchToHex(anchor.night), { ...aims, name }, plan);
  }
  if (kind === 'tint') {
    const tint = anchor.tints[index];
    return tint === undefined ? null : castRoles(oklchToHex(tint), aims, plan);
  }
  const look = anchor.vivids[index];
  return look === undefined ? null : castOnVivid(look, anchor, plan, entry);
}

/**
 * Cream text. A mark in a second ink is luminous: in the brand's own hue if strong, otherwise in the
 * accent's; beside an accent, in the second ink's hue.
 */
function nightAims({ ink, partner, accent, cream, glow: chosen }: Anchor, plan: InkPlan): Aims {
  const own = ink.c >= 0.12 ? ink : partner;
  const glow = chosen ?? (plan === 'three' && own.c >= 0.05 ? own : ink.c >= 0.17 ? ink : accent);
  if (chosen !== undefined) {
    // The client's color is already in text or mark, so the spot beside it uses the second ink's hue.
    const spot = accent === cream || accent === glow ? { l: 0.72, c: Math.max(0.1, partner.c), h: partner.h } : accent;
    return { name: cream, partner: glow, accent: spot };
  }
  return { name: cream, partner: { ...glow, l: Math.max(glow.l, 0.64) }, accent };
}

/** Chroma below which a paint has no hue of its own. */
const graying = 0.04;

/**
 * Moves a mid-tone ground away from its ink, in invisible steps, until the name is readable without losing
 * its color.
 */
function castOnVivid(look: VividLook, anchor: Anchor, plan: InkPlan, { lead, second }: Entry): Paints | null {
  const light = look.ground.l >= 0.62;
  const name = look.ink ?? (light ? anchor.ink : anchor.cream);
  const spot = look.accent ?? anchor.accent;
  // A color the client requested is painted unchanged.
  const asked = spot === lead || spot === second;
  // White darkened to be visible on a light ground turns gray.
  const grays = spot.c < graying && !passes(oklchToHex(spot), oklchToHex(look.ground), gates.accent);
  const calm = asked || (!flickers(spot, look.ground) && !grays);
  const aims = { name, partner: name, accent: calm ? spot : kinOf(look.ground) };
  for (let step = 0; step <= 4; step++) {
    const ground = oklchToHex({ ...look.ground, l: look.ground.l + (light ? 0.015 : -0.015) * step });
    const ink = fitPaint(name, ground, gates.name);
    const kept = ink !== null && (look.fixed === true || step === 4 || Math.abs(hexToOklch(ink).l - name.l) <= 0.05);
    const paints = kept ? castRoles(ground, aims, plan) : null;
    if (paints !== null) return paints;
  }
  return null;
}

/** True if a scheme looks like an earlier one. Anchors built around the client's color often coincide. */
function isRepeated({ paints }: Scheme, found: ReadonlyMap<string, Scheme>): boolean {
  for (const { paints: other } of found.values()) {
    if (
      other.ground === paints.ground &&
      other.name === paints.name &&
      other.mark === paints.mark &&
      other.accent === paints.accent
    ) {
      return true;
    }
  }
  return false;
}

function isExcluded(scheme: Scheme, excluded: readonly ColorRegion[]): boolean {
  if (excluded.length === 0) return false;
  const all = new Set<Hex>();
  for (const paints of [scheme.paints, scheme.onDark]) for (const hex of Object.values(paints)) if (hex !== null) all.add(hex);
  // Excludes the palette's ink: it sets the kit's small print, where near-black is right even after “no
  // black”.
  for (const role of ['primary', 'secondary', 'accent', 'paper', 'dark'] as const) all.add(scheme.palette[role]);
  return [...all].map(hexToOklch).some((color) => excluded.some((region) => inRegion(color, region)));
}

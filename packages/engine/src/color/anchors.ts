import data from './catalogue/anchors.json' with { type: 'json' };
import type { HueRange } from './hue.ts';
import type { Oklch } from './oklch.ts';
import type { ColorPreference } from './scheme.ts';

/**
 * A full-color ground. Its ink defaults to the anchor's ink from lightness .62 up, and to the cream below.
 */
export interface VividLook {
  readonly ground: Oklch;
  readonly ink?: Oklch;
  readonly accent?: Oklch;
  /** The client's own color. Not adjusted as long as its ink is readable. */
  readonly fixed?: true;
}

/**
 * A palette chosen by a person, before chance and trade shift its hues. Stored in `catalogue/anchors.json`.
 */
export interface Anchor {
  /** kebab-case, unique within its preference. */
  readonly id: string;
  readonly label: string;
  /** The dominant ink on light grounds. */
  readonly ink: Oklch;
  /** The second ink on light grounds. */
  readonly partner: Oklch;
  /** A small spot of another hue. Never used for text. */
  readonly accent: Oklch;
  /** Papers, best first: l .89–.975, c ≤ .035. */
  readonly tints: readonly Oklch[];
  /** The dark ground, l .19–.30. */
  readonly night: Oklch;
  /** Text color on dark and deep grounds. */
  readonly cream: Oklch;
  /** The mark's color on dark. Default: chosen from ink, partner and accent. */
  readonly glow?: Oklch;
  readonly vivids: readonly VividLook[];
}

type Triple = readonly number[];

interface RawAnchor {
  readonly id: string;
  readonly label: string;
  readonly ink: Triple;
  readonly partner: Triple;
  readonly accent: Triple;
  readonly tints: readonly Triple[];
  readonly night: Triple;
  readonly cream: Triple;
  readonly vivids: readonly { readonly ground: Triple; readonly ink?: Triple; readonly accent?: Triple }[];
}

function color([l = 0, c = 0, h = 0]: Triple): Oklch {
  return { l, c, h };
}

function anchor(raw: RawAnchor): Anchor {
  return {
    id: raw.id,
    label: raw.label,
    ink: color(raw.ink),
    partner: color(raw.partner),
    accent: color(raw.accent),
    tints: raw.tints.map(color),
    night: color(raw.night),
    cream: color(raw.cream),
    vivids: raw.vivids.map((look) => ({
      ground: color(look.ground),
      ...(look.ink && { ink: color(look.ink) }),
      ...(look.accent && { accent: color(look.accent) }),
    })),
  };
}

function eachPreference<T>(of: (preference: ColorPreference) => T): Readonly<Record<ColorPreference, T>> {
  return {
    professional: of('professional'),
    nature: of('nature'),
    warm: of('warm'),
    creative: of('creative'),
    energetic: of('energetic'),
    monochrome: of('monochrome'),
  };
}

const raw: Readonly<Record<ColorPreference, readonly RawAnchor[]>> = data.anchors;

/** Eight to twelve anchors per preference. */
export const anchors = eachPreference((preference) => raw[preference].map(anchor));

/** Hues allowed for the dominant ink of each preference. */
export const preferenceHues = eachPreference((preference) =>
  data.hues[preference].map(([from = 0, to = 0]): HueRange => [from, to]),
);

import type { Box } from '../geometry/box.ts';
import { unionAll } from '../geometry/box.ts';
import { mapPath, type Path, pathBounds, placing } from '../geometry/path.ts';
import type { FontBook } from './font-book.ts';
import { withoutSoftBreaks } from './ideograph-break.ts';
import { caseLocale } from './letter-case.ts';
import { nearest, type Profile, sideProfile, whiteBetween } from './profile.ts';
import { itemise } from './runs.ts';
import { latinBeside, mainScript, type Script, scriptRules } from './script.ts';

/** The properties of a face needed for setting. Catalogue faces have them. Heights in em. */
export interface SettingFace {
  readonly id: string;
  /** Letters join: no tracking, no kerning adjustments. */
  readonly connected: boolean;
  readonly metrics: {
    readonly cap: number;
    readonly x: number;
    readonly heights?: Readonly<Partial<Record<Exclude<Script, 'latin'>, readonly [top: number, foot: number]>>>;
  };
}

/** A placed glyph: origin at (x, 0) on the baseline, `scale` units per em. */
export interface PlacedGlyph {
  readonly glyph: number;
  /** The characters of its cluster, and their index in the line's text. */
  readonly text: string;
  readonly cluster: number;
  readonly x: number;
  readonly path: Path;
  readonly box: Box | null;
}

/**
 * A set line: baseline (or the bottom of an ideograph's body) at y = 0, ink starting at x = 0. Units of
 * `size`.
 */
export interface Line {
  readonly text: string;
  /** Runs from right to left. */
  readonly rtl: boolean;
  readonly glyphs: readonly PlacedGlyph[];
  /** Ink bounds. `x0` is 0. */
  readonly box: Box;
  /**
   * Coefficient of variation of the white between letters, in [0, ∞): ≤ .16 is even, > .30 is typed rather
   * than set.
   */
  readonly unevenness: number;
}

export interface LineOptions {
  /**
   * Cap height in scene units; for scripts without capitals, the optical height (see
   * `TypefaceMetrics.heights`).
   */
  readonly size: number;
  /** Tracking in em/1000, added between letters but not after the last. */
  readonly tracking: number;
  /** Word space as a share of the face's own. Default: the script's. */
  readonly wordSpace?: number;
  /**
   * em/1000 by which a person moved what follows each letter of the line. Applied after the engine's own
   * adjustments.
   */
  readonly kerns?: readonly number[];
}

/** Number of letters as people count them, without spaces and combining marks. */
export const countLetters = (text: string): number => [...withoutSoftBreaks(text)].filter((c) => !/[\s\p{M}]/u.test(c)).length;

/** Minimum word space in em. Some faces have .18, which merges words once tightened for display. */
const narrowest = 0.2;
/** Depth in em up to which white counts (design rules §5, kerning). */
const whiteCap = 0.25;
/**
 * Pairs further than this share from the median are outliers. Only they are adjusted, by at most `maxNudge`
 * em.
 */
const outlier = 0.2;
const maxNudge = 0.04;
/** Minimum distance of letters in em after an adjustment, unless the face itself has less. */
const leastAir = 0.02;

/**
 * Shapes a line and evens its spacing: first the face's kerning, then outliers are moved toward the median
 * white. Null if the face lacks a glyph for any character: .notdef is never set.
 */
export function setLine(book: FontBook, face: SettingFace, typed: string, options: LineOptions): Line | null {
  const text = withoutSoftBreaks(typed);
  return book.memo(
    face.id,
    `line/${options.size}/${options.tracking}/${options.wordSpace ?? ''}/${options.kerns?.join(' ') ?? ''}/${text}`,
    () => makeLine(book, face, text, options),
  );
}

function makeLine(book: FontBook, face: SettingFace, text: string, options: LineOptions): Line | null {
  const script = mainScript(text);
  const rules = scriptRules[script];
  const own = script === 'latin' ? { top: face.metrics.cap, foot: 0 } : heightOf(face, script);
  if (own === null) return null;
  const scale = options.size / (own.top + own.foot);
  const tracking = face.connected ? 0 : trackingIn(script, options.tracking) / 1000;
  const locale = caseLocale(text);
  const { runs, rtl } = itemise(text);
  const shaping = { ligatures: Math.abs(tracking) < 0.012, ...(locale === 'und' ? {} : { language: locale }) };
  // Latin beside another script is sized by its capitals instead of the em, and centered on an ideograph's
  // body.
  const beside = latinBeside(script);
  const latinSize = script === 'latin' ? 1 : (beside.size * (own.top + own.foot)) / face.metrics.cap;
  const run = runs.flatMap((r): RunGlyph[] => {
    const partner = script !== 'latin' && r.script === 'latin';
    const em = partner ? latinSize : 1;
    const dy = script === 'latin' ? 0 : partner ? -beside.rise * (own.top + own.foot) : -own.foot;
    const set = book.shape(face.id, r.text, script === 'latin' ? shaping : { ...shaping, rtl: r.rtl });
    return set.map((g) => ({
      glyph: g.glyph,
      cluster: g.cluster + r.start,
      advance: g.advance * em,
      dx: g.dx * em,
      dy: g.dy * em + dy,
      em,
    }));
  });
  if (run.some((g) => g.glyph === 0)) return null;

  const capitals = script !== 'latin' || text === text.toLocaleUpperCase(locale);
  const top = script === 'latin' ? (capitals ? -face.metrics.cap : -face.metrics.x) : -own.top;
  const outlines = run.map((g) => book.outline(face.id, g.glyph));
  const profiles: (Profile | null)[] = outlines.map((path, i) => {
    if (path.length === 0) return null;
    return book.memo(face.id, `profile/${run[i]?.glyph}/${top}`, () => sideProfile(path, top, 0));
  });

  // Pen positions in em, from advances, kerning and tracking.
  const pens: number[] = [];
  let pen = 0;
  run.forEach((g, i) => {
    pens.push(pen);
    const next = run[i + 1];
    const isSpace = (outlines[i] as Path).length === 0;
    const joined = next !== undefined && next.cluster === g.cluster;
    const least = rules.evened && options.wordSpace === undefined && text[g.cluster] === ' ' ? narrowest : 0;
    const width = isSpace ? Math.max(least, g.advance * (options.wordSpace ?? rules.wordSpace)) : g.advance;
    pen += width + (joined ? 0 : tracking);
  });

  // Where letters join, fill squares or carry marks, and between two scripts, the face's own side bearings
  // are right.
  const evened = rules.evened && run.every((g) => g.em === 1);
  const pairs: { i: number; white: number; near: number }[] = [];
  for (let i = 0; evened && i + 1 < run.length; i++) {
    const a = profiles[i];
    const b = profiles[i + 1];
    if (!a || !b || run[i + 1]?.cluster === run[i]?.cluster) continue;
    const distance = (pens[i + 1] as number) + (run[i + 1]?.dx ?? 0) - (pens[i] as number) - (run[i]?.dx ?? 0);
    pairs.push({ i, white: whiteBetween(a, b, distance, whiteCap + tracking), near: nearest(a, b, distance, whiteCap) });
  }
  const nudges = face.connected ? new Map<number, number>() : nudged(pairs);
  const kerns = face.connected || rtl || rules.joined ? [] : (options.kerns ?? []);
  let shift = 0;
  const at = pens.map((x, i) => {
    const here = x + shift;
    shift += nudges.get(i) ?? 0;
    const { cluster } = run[i] as RunGlyph;
    if (kerns.length > 0 && run[i + 1]?.cluster !== cluster && (outlines[i] as Path).length > 0)
      shift += (kerns[countLetters(text.slice(0, cluster))] ?? 0) / 1000;
    return here;
  });

  const starts = [...new Set(run.map((g) => g.cluster))].sort((a, b) => a - b);
  const placed = run.map((g, i): PlacedGlyph => {
    const end = starts[starts.indexOf(g.cluster) + 1] ?? text.length;
    const path = mapPath(outlines[i] as Path, placing(scale * g.em, ((at[i] as number) + g.dx) * scale, g.dy * scale));
    const own = text.slice(g.cluster, end);
    return { glyph: g.glyph, text: own, cluster: g.cluster, x: (at[i] as number) * scale, path, box: pathBounds(path) };
  });
  const ink = unionAll(placed.map((g) => g.box));
  if (ink === null) return null;
  const whites = pairs.map((p) => p.white + (nudges.get(p.i) ?? 0));
  const glyphs = placed.map((g) => ({
    ...g,
    x: g.x - ink.x0,
    path: mapPath(g.path, placing(1, -ink.x0, 0)),
    box: g.box && { ...g.box, x0: g.box.x0 - ink.x0, x1: g.box.x1 - ink.x0 },
  }));
  return { text, rtl, glyphs, box: { ...ink, x0: 0, x1: ink.x1 - ink.x0 }, unevenness: evened ? variation(whites) : unevened };
}

/**
 * A shaped glyph in ems of the line's main script. `em` scales its outline: 1 except for Latin beside another
 * script.
 */
interface RunGlyph {
  readonly glyph: number;
  readonly cluster: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
  readonly em: number;
}

/** Unevenness reported for lines with their face's own spacing: that of a good face. */
const unevened = 0.16;

const heightOf = ({ metrics }: SettingFace, script: Exclude<Script, 'latin'>): { top: number; foot: number } | null => {
  const measured = metrics.heights?.[script];
  return measured === undefined ? null : { top: measured[0], foot: measured[1] };
};

/** Tracking limited to the script's range, em/1000. */
export function trackingIn(script: Script, tracking: number): number {
  const [least, most] = scriptRules[script].tracking;
  return Math.max(least, Math.min(most, tracking));
}

/** Adjustments of outlier pairs in em, by index of the left glyph. */
function nudged(pairs: readonly { i: number; white: number; near: number }[]): Map<number, number> {
  const nudges = new Map<number, number>();
  if (pairs.length < 3) return nudges;
  const sorted = pairs.map((p) => p.white).sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] as number;
  if (median <= 0) return nudges;
  for (const { i, white, near } of pairs) {
    const off = white - median;
    if (Math.abs(off) <= outlier * median) continue;
    // Half way to the median, because the face's designer had reasons too.
    const move = Math.max(-maxNudge, Math.min(maxNudge, -off / 2));
    const least = Math.min(0, leastAir - near);
    nudges.set(i, Math.max(move, least));
  }
  return nudges;
}

/** Standard deviation ÷ mean of a line's whites. 0 for fewer than two. */
export function variation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = values.reduce((s, v) => s + v, 0) / values.length;
  if (mean <= 0) return 1;
  const spread = values.reduce((s, v) => s + (v - mean) ** 2, 0) / values.length;
  return Math.sqrt(spread) / mean;
}

/** All ink of a line as one path. */
export const linePath = (line: Line): Path => line.glyphs.flatMap((g) => g.path);

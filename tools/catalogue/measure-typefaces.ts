/**
 * Builds packages/engine/src/concepts/catalogue/typeface-metrics.json: what the engine must know of a face before its font file is
 * fetched. Deterministic; run after changing typefaces.json or the version of a font package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import * as harfbuzz from 'harfbuzzjs';
import typefaces from '../../packages/engine/src/concepts/catalogue/typefaces.json' with { type: 'json' };
import { repertoires, type Typeface, type TypefaceMetrics } from '../../packages/engine/src/concepts/typeface.ts';
import { scriptOf } from '../../packages/engine/src/typography/script.ts';
import { codePointsOf, traditionalCodePoints } from './build-repertoires.ts';

export const output = new URL('../../packages/engine/src/concepts/catalogue/typeface-metrics.json', import.meta.url);

/** The characters of `advances`, in their order. */
const measured = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789& '];
/** The end of kana; beyond it whole character sets count, or the lists would be longer than the rest of the catalogue. */
const lastCodePoint = 0x30ff;
/** Letters whose height is that of their script; see `TypefaceMetrics.heights`. */
const heightLetters = { arabic: 'ا', hebrew: 'ה', devanagari: 'क', bengali: 'ক', thai: 'ก', cjk: '国국' } as const;
const traditional = traditionalCodePoints();
const curveSteps = 16;
/** Rows to the em when areas of double winding are summed, and the share of em² from which they count. */
const windingRows = 200;
const overlapFloor = 0.0005;
/** Thinner spans are where a scanline grazes an extreme, not a stroke. */
const grazing = 0.004;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where an edge meets a scanline, and whether it rises (1) or falls (-1) there. */
interface Crossing {
  readonly x: number;
  readonly turn: number;
}

/** A stretch of a scanline inside the outline, and how often the outline winds round it. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly winding: number;
}

/** Closed polylines in em. */
type Outline = readonly (readonly Point[])[];

interface OpenFace {
  readonly upem: number;
  readonly codePoints: readonly number[];
  /** 0 when the face has no glyph. */
  readonly glyph: (character: string) => number;
  readonly advance: (glyph: number) => number;
  readonly inked: (glyph: number) => boolean;
  readonly outline: (glyph: number) => Outline;
}

export function measureTypeface(typeface: Typeface): TypefaceMetrics {
  const face = openFace(readFileSync(new URL(import.meta.resolve(typeface.file))));
  const outlineOf = (character: string): Outline => face.outline(face.glyph(character));
  const cap = top(outlineOf('H'));
  const x = top(outlineOf('x'));
  // A capital of a connected script begins with a swash, so its stem is read from the i.
  const stems = typeface.connected
    ? [firstSpan(outlineOf('i'), x * 0.5)]
    : [firstSpan(outlineOf('H'), cap * 0.25), firstSpan(outlineOf('H'), cap * 0.75)];
  const hairlines = ['H', 'e', 'o'].flatMap((character) => verticalSpans(outlineOf(character)));
  const round = outlineOf('O');
  return {
    upem: face.upem,
    cap: rounded(cap),
    x: rounded(x),
    ascender: rounded(Math.max(...[...'bdhkl'].map((character) => top(outlineOf(character))))),
    descender: rounded(-bottom(outlineOf('p'))),
    stem: rounded(mean(stems) / cap),
    hairline: rounded(Math.min(...hairlines, ...stems) / cap),
    overshoot: rounded(Math.max(0, mean([top(round) - cap, -bottom(round)])) / cap),
    advances: measured.map((character) => {
      const glyph = face.glyph(character);
      return glyph === 0 ? -1 : Math.round(face.advance(glyph) * 1000);
    }),
    coverage: coverage(face, typeface.script),
    ...scriptMetrics(face),
    overlapping: measured.filter((character) => doubleArea(outlineOf(character)) > overlapFloor).join(''),
  };
}

/** Heights of the scripts the face has letters of, and the character sets it covers whole; nothing for the others. */
function scriptMetrics(face: OpenFace): Pick<TypefaceMetrics, 'heights' | 'repertoires' | 'beyond'> {
  const heights = Object.entries(heightLetters).flatMap(([script, candidates]) => {
    const letter = [...candidates].find((character) => face.glyph(character) !== 0);
    if (letter === undefined) return [];
    const outline = face.outline(face.glyph(letter));
    return [[script, [rounded(top(outline)), script === 'cjk' ? rounded(Math.max(0, -bottom(outline))) : 0]]];
  });
  const covered = new Set(face.codePoints);
  const whole = repertoires.filter((set) => codePointsOf(set).every((codePoint) => covered.has(codePoint)));
  const counted = new Set(whole.flatMap(codePointsOf));
  const beyond = whole.length === 0 ? '' : String.fromCodePoint(...traditional.filter((c) => covered.has(c) && !counted.has(c)));
  return {
    ...(heights.length > 0 ? { heights: Object.fromEntries(heights) as NonNullable<TypefaceMetrics['heights']> } : {}),
    ...(whole.length > 0 ? { repertoires: whole } : {}),
    ...(beyond !== '' ? { beyond } : {}),
  };
}

function openFace(bytes: Uint8Array): OpenFace {
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes), 0);
  const font = new harfbuzz.Font(face);
  const glyph = (character: string): number => font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0;
  return {
    upem: face.upem,
    codePoints: [...face.collectUnicodes()].sort((a, b) => a - b),
    glyph,
    advance: (id) => font.glyphHAdvance(id) / face.upem,
    inked: (id) => (font.glyphExtents(id)?.height ?? 0) !== 0,
    outline: (id) => (id === 0 ? [] : outlineFrom(font.glyphToJson(id), face.upem)),
  };
}

function outlineFrom(commands: readonly { readonly type: string; readonly values: readonly number[] }[], upem: number): Outline {
  const contours: Point[][] = [];
  for (const { type, values } of commands) {
    const points: Point[] = [];
    for (let i = 0; i + 1 < values.length; i += 2) points.push({ x: Number(values[i]) / upem, y: Number(values[i + 1]) / upem });
    const contour = contours.at(-1);
    const from = contour?.at(-1);
    if (type === 'M') contours.push(points);
    else if (contour && from && points.length > 0) contour.push(...flatCurve([from, ...points]));
  }
  return contours.filter((contour) => contour.length > 2);
}

/** Points after the first of a straight, quadratic or cubic, by de Casteljau. */
function flatCurve(control: readonly Point[]): Point[] {
  const steps = control.length === 2 ? 1 : curveSteps;
  return Array.from({ length: steps }, (_, step) => {
    const t = (step + 1) / steps;
    let level = control;
    while (level.length > 1) {
      const [, ...rest] = level;
      level = rest.map((to, i) => {
        const from = level[i] ?? to;
        return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
      });
    }
    return level[0] ?? { x: 0, y: 0 };
  });
}

/** Where the horizontal at `y` lies inside, from left to right, by the non-zero rule. */
function spansAt(outline: Outline, y: number): Span[] {
  const edges = outline.flatMap((contour) =>
    contour.map((from, i) => crossingOf(from, contour[(i + 1) % contour.length] ?? from, y)),
  );
  return spansBetween(edges.filter((crossing) => crossing !== null));
}

function crossingOf(from: Point, to: Point, y: number): Crossing | null {
  if (from.y > y === to.y > y) return null;
  return { x: from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x), turn: to.y > from.y ? 1 : -1 };
}

function spansBetween(crossings: readonly Crossing[]): Span[] {
  let winding = 0;
  return crossings
    .toSorted((a, b) => a.x - b.x)
    .flatMap((crossing, i, sorted) => {
      winding += crossing.turn;
      const next = sorted[i + 1];
      return next && winding !== 0 ? [{ from: crossing.x, to: next.x, winding: Math.abs(winding) }] : [];
    });
}

/** Widths of the inked stretches at `y`; touching spans of different winding are one stroke. */
function strokesAt(outline: Outline, y: number): number[] {
  const strokes: { from: number; to: number }[] = [];
  for (const { from, to } of spansAt(outline, y)) {
    const last = strokes.at(-1);
    if (last && from - last.to < 1e-9) last.to = to;
    else strokes.push({ from, to });
  }
  return strokes.map(({ from, to }) => to - from).filter((width) => width > grazing);
}

const firstSpan = (outline: Outline, y: number): number => strokesAt(outline, y)[0] ?? 0;

/** Thicknesses met on the vertical through the middle: the bar of H, arcs and bar of e, arcs of o. */
function verticalSpans(outline: Outline): number[] {
  const turned = outline.map((contour) => contour.map(({ x, y }) => ({ x: y, y: x })));
  return strokesAt(turned, (top(turned) + bottom(turned)) / 2);
}

/** Area in em² round which the outline winds more than once, from a scanline through the middle of every row. */
function doubleArea(outline: Outline): number {
  const rows = new Map<number, Crossing[]>();
  for (const contour of outline) {
    contour.forEach((from, i) => {
      const to = contour[(i + 1) % contour.length] ?? from;
      // A row more at both ends: `crossingOf` alone decides, so that points which lie on a scanline count once.
      const last = Math.ceil(Math.max(from.y, to.y) * windingRows);
      for (let row = Math.floor(Math.min(from.y, to.y) * windingRows) - 1; row <= last; row++) {
        const crossing = crossingOf(from, to, (row + 0.5) / windingRows);
        if (crossing) rows.set(row, [...(rows.get(row) ?? []), crossing]);
      }
    });
  }
  const spans = [...rows.values()].flatMap(spansBetween).filter(({ winding }) => winding > 1);
  return spans.reduce((length, { from, to }) => length + to - from, 0) / windingRows;
}

/** What a face of another script is not listed to cover, as names hardly mix it in: rare Latin, Greek, Cyrillic; arrows, boxes, symbols. */
const aside = (codePoint: number, character: string): boolean =>
  (codePoint > 0x17f && scriptOf(character) === 'latin') || (codePoint > 0x2122 && codePoint < 0x3000);

/** A code point counts only when its glyph has ink: some faces map letters they never drew to empty glyphs. */
function coverage(face: OpenFace, script: Typeface['script']): [number, number][] {
  const pairs: [number, number][] = [];
  for (const codePoint of face.codePoints) {
    if (codePoint > lastCodePoint) continue;
    const character = String.fromCodePoint(codePoint);
    if (script !== undefined && aside(codePoint, character)) continue;
    const space = /\p{Zs}/u.test(character);
    if (!space && !/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character)) continue;
    const glyph = face.glyph(character);
    if (glyph === 0 || (!space && !face.inked(glyph))) continue;
    const last = pairs.at(-1);
    if (last && last[1] === codePoint - 1) last[1] = codePoint;
    else pairs.push([codePoint, codePoint]);
  }
  return pairs;
}

const heights = (outline: Outline): number[] => outline.flatMap((contour) => contour.map(({ y }) => y));
const top = (outline: Outline): number => heights(outline).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
const bottom = (outline: Outline): number => heights(outline).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

if (import.meta.main) {
  const lines = (typefaces as readonly Typeface[]).map(
    (face) => `${JSON.stringify(face.id)}:${JSON.stringify(measureTypeface(face))}`,
  );
  const json = `{\n${lines.join(',\n')}\n}\n`;
  writeFileSync(output, json);
  console.log(`${lines.length} faces, ${json.length} bytes, ${brotliCompressSync(json).length} after brotli`);
}

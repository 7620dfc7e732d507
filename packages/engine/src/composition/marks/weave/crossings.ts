import type { Point } from '../drawn/outlines/run.ts';
import { distanceTo, type Line, type Segment, segmentsOf } from './band.ts';

/** A point where two center lines cross, and how far along each line it is. */
export interface Crossing {
  readonly at: Point;
  readonly a: { readonly line: number; readonly along: number };
  readonly b: { readonly line: number; readonly along: number };
}

interface Chord {
  readonly from: Point;
  readonly to: Point;
  readonly along: number;
}

const bends = 8;

/** Splits a center line into chords; each arc becomes eight. */
function chordsOf(line: Line): readonly Chord[] {
  let along = 0;
  const out: Chord[] = [];
  const add = (from: Point, to: Point): void => {
    out.push({ from, to, along });
    along += Math.hypot(to[0] - from[0], to[1] - from[1]);
  };
  for (const s of segmentsOf(line)) {
    if (s.kind === 'straight') add(s.from, s.to);
    else {
      const on = (i: number): Point => {
        const t = ((s.start + ((s.end - s.start) * i) / bends) * Math.PI) / 180;
        return [s.center[0] + s.radius * Math.cos(t), s.center[1] + s.radius * Math.sin(t)];
      };
      for (let i = 0; i < bends; i++) add(on(i), on(i + 1));
    }
  }
  return out;
}

/**
 * Tolerance past a chord's end, as a share of its length: far above the last bits of a sine and far below the
 * width of a band.
 */
const joint = 1e-7;
/** Finds every place where a center line of one letter crosses a center line of the other. */
export function crossingsOf(a: readonly Line[], b: readonly Line[]): readonly Crossing[] {
  const [first, second] = [a.map(chordsOf), b.map(chordsOf)];
  const out: Crossing[] = [];
  first.forEach((chords, i) => {
    second.forEach((others, j) => {
      for (const p of chords)
        for (const q of others) {
          const [ux, uy] = [p.to[0] - p.from[0], p.to[1] - p.from[1]];
          const [vx, vy] = [q.to[0] - q.from[0], q.to[1] - q.from[1]];
          const cross = ux * vy - uy * vx;
          const [lu, lv] = [Math.hypot(ux, uy), Math.hypot(vx, vy)];
          if (Math.abs(cross) < 1e-6 * lu * lv) continue;
          const [wx, wy] = [q.from[0] - p.from[0], q.from[1] - p.from[1]];
          const s = (wx * vy - wy * vx) / cross;
          const t = (wx * uy - wy * ux) / cross;
          // Every host must find a crossing at the joint of two chords on at least one of them.
          if (s < -joint || s > 1 + joint || t < -joint || t > 1 + joint) continue;
          const at: Point = [p.from[0] + s * ux, p.from[1] + s * uy];
          // Where two chords meet, rounding may find a crossing on both.
          if (out.some((o) => o.a.line === i && o.b.line === j && Math.hypot(o.at[0] - at[0], o.at[1] - at[1]) < 1e-4)) continue;
          out.push({
            at,
            a: { line: i, along: p.along + s * lu },
            b: { line: j, along: q.along + t * lv },
          });
        }
    });
  });
  return out.sort((p, q) => p.a.line - q.a.line || p.a.along - q.a.along);
}

/** Maximum distance of a segment from a crossing at which it can still shape the end of the band below. */
const beside = 0.4;

/** The segments of a center line that come near a point. */
export const segmentsNear = (line: Line, [x, y]: Point): readonly Segment[] =>
  segmentsOf(line).filter((s) => distanceTo(s, x, y) < beside);

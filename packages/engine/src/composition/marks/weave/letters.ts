import type { Line } from './band.ts';
import { arch, arm, bar, bowl, crossbar, cup, jaw, ring, seam, stem } from './strokes.ts';

/**
 * Center lines of one letter, `w` wide and `h` high, with its bars at `m`, all in pitches. `r` rounds its
 * corners.
 */
export interface Skeleton {
  readonly lines: readonly Line[];
  /** Middle lines where two bowls meet. Each band is clipped to its own side of the line. */
  readonly halves?: readonly (readonly [line: number, y: number, above: boolean])[];
  /** Whether pointed corners are cut along the letter's own box. */
  readonly pointed?: true;
  /** Whether the last line passes over the first. */
  readonly laced?: true;
}

type Draw = (w: number, h: number, m: number, r: number, e: number) => Skeleton;

const plain = (...lines: readonly Line[]): Skeleton => ({ lines });

/** How far a slanted stroke extends beyond the letter's box, so that it fills the box when cut level. */
const beyond = (run: number, rise: number, e: number): readonly [number, number] => {
  const y = e + (e * run) / Math.hypot(run, rise);
  return [(y * run) / rise, y];
};

export const letters: Readonly<Record<string, Draw>> = {
  A: (w, h, m, r, e) => plain(arch(w, h, r, e), crossbar(w, m, e)),
  B: (w, h, m, r) => ({
    lines: [bowl(w, 0, m, r), bowl(w, m, h, r)],
    halves: [
      [0, m, true],
      [1, m, false],
    ],
  }),
  C: (w, h, _, r, e) => plain(jaw(w, h, r, e)),
  D: (w, h, _, r) => plain(bowl(w, 0, h, r)),
  E: (w, h, m, _, e) => plain(jaw(w, h, 0, e), arm(w, m, e)),
  F: (w, h, m, _, e) =>
    plain(
      [
        [w + e, 0],
        [0, 0],
        [0, h + e],
      ],
      arm(w, m, e),
    ),
  G: (w, h, m, r, e) =>
    plain([
      [w + e, 0],
      [0, 0, r],
      [0, h, r],
      [w, h, r],
      [w, m],
      [w / 2 - e, m],
    ]),
  H: (w, h, m, _, e) => plain(stem(0, -e, h + e), stem(w, -e, h + e), crossbar(w, m, e)),
  J: (w, h, m, r, e) =>
    plain([
      [w, -e],
      [w, h, r],
      [0, h, r],
      [0, m],
    ]),
  K: (w, h, m, r, e) => ({
    lines: [
      stem(0, -e, h + e),
      [
        [w, -e],
        [w, m, Math.max(r, Math.min(w - e, m))],
        [e - seam, m],
      ],
      [
        [e - seam, m],
        [w, m, Math.max(r, Math.min(w - e, h - m))],
        [w, h + e],
      ],
    ],
    halves: [
      [1, m, true],
      [2, m, false],
    ],
  }),
  L: (w, h, _, __, e) =>
    plain([
      [0, -e],
      [0, h],
      [w + e, h],
    ]),
  M: (w, h, _, r, e) => plain(arch(w, h, r, e), stem(w / 2, e - seam, h + e)),
  N: (w, h, _, r, e) => plain(arch(w, h, r, e, 0)),
  O: (w, h, _, r) => plain(ring(w, h, r)),
  P: (w, h, m, r, e) =>
    plain([
      [0, h + e],
      [0, 0],
      [w, 0, r],
      [w, m, r],
      [e - seam, m],
    ]),
  Q: (w, h, _, r) => ({
    lines: [
      ring(w, h, r),
      [
        [w - 1, h - 1],
        [w + 0.32, h + 0.32],
      ],
    ],
    laced: true,
  }),
  R: (w, h, m, r, e) => ({
    lines: [
      bowl(w, 0, m, r),
      stem(0, m, h + e),
      [
        [e - seam, m],
        [w, m, r],
        [w, h + e],
      ],
    ],
    halves: [
      [0, m, true],
      [1, m, false],
      [2, m, false],
    ],
  }),
  S: (w, h, m, r, e) =>
    plain([
      [w + e, 0],
      [0, 0, r],
      [0, m, r],
      [w, m, r],
      [w, h, r],
      [-e, h],
    ]),
  T: (w, h, _, __, e) => plain(bar(0, -e, w + e), stem(w / 2, e - seam, h + e)),
  U: (w, h, _, r, e) => plain(cup(w, h, r, e)),
  V: (w, h, _, __, e) => {
    const [x, y] = beyond(w / 2, h, e);
    return {
      lines: [
        [
          [-x, -y],
          [w / 2, h],
          [w + x, -y],
        ],
      ],
      pointed: true,
    };
  },
  W: (w, h, _, r, e) => plain(cup(w, h, r, e), stem(w / 2, -e, h - e + seam)),
  X: (w, h, _, __, e) => {
    const [x, y] = beyond(w, h, e);
    return {
      lines: [
        [
          [-x, -y],
          [w + x, h + y],
        ],
        [
          [w + x, -y],
          [-x, h + y],
        ],
      ],
      pointed: true,
      laced: true,
    };
  },
  Y: (w, h, m, r, e) => plain(cup(w, m, r, e), stem(w / 2, m + e - seam, h + e)),
  Z: (w, h, _, __, e) => ({
    lines: [
      [
        [-e, 0],
        [w, 0],
        [0, h],
        [w + e, h],
      ],
    ],
    pointed: true,
  }),
};

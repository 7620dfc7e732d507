import type { Line } from './band.ts';

/** Centre lines of one letter, `w` wide and `h` high, its bars at `m`, in pitches; `r` rounds its corners. */
export interface Skeleton {
  readonly lines: readonly Line[];
  /** Lines of the middle on which two bowls meet: each band is kept on its own side of it. */
  readonly halves?: readonly (readonly [line: number, y: number, above: boolean])[];
  /** Pointed corners are cut along the letter's own box. */
  readonly pointed?: true;
  /** Its last line passes over its first. */
  readonly laced?: true;
}

type Draw = (w: number, h: number, m: number, r: number, e: number) => Skeleton;

const plain = (...lines: readonly Line[]): Skeleton => ({ lines });

/** How far a bar reaches into the stem it stands against, so that no seam shows: in pitches. */
const seam = 0.01;

/** How far a slanted stroke runs on beyond the letter's box, so that it fills it when it is cut level. */
const beyond = (run: number, rise: number, e: number): readonly [number, number] => {
  const y = e + (e * run) / Math.hypot(run, rise);
  return [(y * run) / rise, y];
};

export const letters: Readonly<Record<string, Draw>> = {
  A: (w, h, m, r, e) =>
    plain(
      [
        [0, h + e],
        [0, 0, r],
        [w, 0, r],
        [w, h + e],
      ],
      [
        [e - seam, m],
        [w - e + seam, m],
      ],
    ),
  B: (w, h, m, r) => ({
    lines: [
      [
        [0, 0],
        [w, 0, r],
        [w, m, r],
        [0, m],
        [0, 0],
      ],
      [
        [0, m],
        [w, m, r],
        [w, h, r],
        [0, h],
        [0, m],
      ],
    ],
    halves: [
      [0, m, true],
      [1, m, false],
    ],
  }),
  C: (w, h, _, r, e) =>
    plain([
      [w + e, 0],
      [0, 0, r],
      [0, h, r],
      [w + e, h],
    ]),
  D: (w, h, _, r) =>
    plain([
      [0, 0],
      [w, 0, r],
      [w, h, r],
      [0, h],
      [0, 0],
    ]),
  E: (w, h, m, _, e) =>
    plain(
      [
        [w + e, 0],
        [0, 0],
        [0, h],
        [w + e, h],
      ],
      [
        [e - seam, m],
        [w + e, m],
      ],
    ),
  F: (w, h, m, _, e) =>
    plain(
      [
        [w + e, 0],
        [0, 0],
        [0, h + e],
      ],
      [
        [e - seam, m],
        [w + e, m],
      ],
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
  H: (w, h, m, _, e) =>
    plain(
      [
        [0, -e],
        [0, h + e],
      ],
      [
        [w, -e],
        [w, h + e],
      ],
      [
        [e - seam, m],
        [w - e + seam, m],
      ],
    ),
  J: (w, h, m, r, e) =>
    plain([
      [w, -e],
      [w, h, r],
      [0, h, r],
      [0, m],
    ]),
  K: (w, h, m, r, e) => ({
    lines: [
      [
        [0, -e],
        [0, h + e],
      ],
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
  M: (w, h, _, r, e) =>
    plain(
      [
        [0, h + e],
        [0, 0, r],
        [w, 0, r],
        [w, h + e],
      ],
      [
        [w / 2, e - seam],
        [w / 2, h + e],
      ],
    ),
  N: (w, h, _, r, e) =>
    plain([
      [0, h + e],
      [0, 0],
      [w, 0, r],
      [w, h + e],
    ]),
  O: (w, h, _, r) =>
    plain([
      [w / 2, 0],
      [w, 0, r],
      [w, h, r],
      [0, h, r],
      [0, 0, r],
      [w / 2, 0],
    ]),
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
      [
        [w / 2, 0],
        [w, 0, r],
        [w, h, r],
        [0, h, r],
        [0, 0, r],
        [w / 2, 0],
      ],
      [
        [w - 1, h - 1],
        [w + 0.32, h + 0.32],
      ],
    ],
    laced: true,
  }),
  R: (w, h, m, r, e) => ({
    lines: [
      [
        [0, 0],
        [w, 0, r],
        [w, m, r],
        [0, m],
        [0, 0],
      ],
      [
        [0, m],
        [0, h + e],
      ],
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
  T: (w, h, _, __, e) =>
    plain(
      [
        [-e, 0],
        [w + e, 0],
      ],
      [
        [w / 2, e - seam],
        [w / 2, h + e],
      ],
    ),
  U: (w, h, _, r, e) =>
    plain([
      [0, -e],
      [0, h, r],
      [w, h, r],
      [w, -e],
    ]),
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
  W: (w, h, _, r, e) =>
    plain(
      [
        [0, -e],
        [0, h, r],
        [w, h, r],
        [w, -e],
      ],
      [
        [w / 2, -e],
        [w / 2, h - e + seam],
      ],
    ),
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
  Y: (w, h, m, r, e) =>
    plain(
      [
        [0, -e],
        [0, m, r],
        [w, m, r],
        [w, -e],
      ],
      [
        [w / 2, m + e - seam],
        [w / 2, h + e],
      ],
    ),
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

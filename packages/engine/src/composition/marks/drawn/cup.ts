import type { Contour } from '../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from './construction.ts';
import { rounded } from './polygon.ts';
import { arc, backwards, curve, join, lines, type Run, solid } from './run.ts';

const air = 9;

/** A wisp of steam: one S of constant width along the horizontal, from y0 up to y1. */
function wisp(x: number, y0: number, y1: number, w: number): Contour {
  const side = (dx: number): Run => {
    const m = (y0 + y1) / 2;
    const k = (y1 - y0) * 0.25;
    const a = 10;
    return join(
      curve([x + dx, y0], [x + dx + a, y0 + k * 0.9], [x + dx + a, m - k * 0.6], [x + dx, m]),
      curve([x + dx, m], [x + dx - a, m + k * 0.6], [x + dx - a, y1 - k * 0.9], [x + dx, y1]),
    );
  };
  return solid(side(-w / 2), backwards(side(w / 2)));
}

function draw(count: string, form = 'cup'): readonly Piece[] {
  const n = Number(count);
  const steam = Array.from({ length: n }, (_, i) =>
    wisp((i - (n - 1) / 2) * 30, -14, i === (n - 1) / 2 && n > 1 ? -86 : -74, 12),
  );
  const parts: Contour[] = [];
  if (form === 'bowl') {
    parts.push(
      solid(arc(0, 0, 86, 0, 180)),
      rounded(
        [
          [-34, 86 + air],
          [34, 86 + air],
          [34, 86 + air + 13],
          [-34, 86 + air + 13],
        ],
        0,
      ),
    );
  } else if (form === 'mug') {
    parts.push(
      rounded(
        [
          [-56, 0],
          [56, 0],
          [56, 104],
          [-56, 104],
        ],
        [0, 0, 20, 20],
      ),
    );
    parts.push(solid(arc(56 + air, 48, 36, -90, 90), arc(56 + air, 48, 19, 90, -90)));
  } else {
    parts.push(solid(lines([-70, 0], [70, 0], [70, 18]), arc(0, 18, 70, 0, 180)));
    parts.push(solid(lines([70 + air, 0]), arc(70 + air, 26, 26, -90, 62), arc(70 + air, 26, 12, 76, -90)));
    parts.push(
      rounded(
        [
          [-82, 88 + air],
          [82, 88 + air],
          [82, 88 + air + 14],
          [-82, 88 + air + 14],
        ],
        7,
      ),
    );
  }
  return [piece('mark', parts), piece('accent', steam)];
}

/** A cup whose steam is in one rhythm; a bowl without a handle is tea or soup, and never coffee. */
const warm = (serves: Construction['serves'], vessels: readonly string[]): Construction => ({
  name: 'cup',
  serves,
  idea: 'a warm cup, its steam in one rhythm',
  counts: 'wisps of steam',
  forms: vessels.flatMap((vessel) => (vessel === 'mug' ? ['1-mug', '2-mug'] : [`1-${vessel}`, `2-${vessel}`, `3-${vessel}`])),
  corner: 2,
  craft: 4.3,
  contained: never,
  r16: 0.89,
  draw,
});

export const cups: readonly Construction[] = [
  warm({ coffee: 0.95, tea: 0.8, cup: 1 }, ['cup', 'mug']),
  warm({ tea: 0.85, bowl: 1 }, ['bowl']),
];

import { type Contour, mapContour, rotation } from '../../geometry/path.ts';
import { contour, kappa } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import { type Mark, markOf } from './mark.ts';

/** Outer radius and inner radius of the petals in the 200-unit construction (P8 Odd petal). */
const outer = 100;
const inner = 23;

export const petalKinds = ['vesica', 'ray', 'drop', 'tulip'] as const;
export type PetalKind = (typeof petalKinds)[number];

const counts = [5, 6, 7, 8, 9, 10, 12] as const;

/** Draws one petal pointing up from the center (0, 0). `half` is half the angle of its wedge, in radians. */
function petal(kind: PetalKind, half: number): Contour {
  const widest = (outer - inner) * 0.5 + inner;
  const w = 0.6 * widest * Math.tan(half);
  const tip = -outer;
  const foot = -inner;
  switch (kind) {
    case 'vesica': {
      const k = (foot - tip) * 0.3;
      const bulge = w * 1.36;
      return contour([0, tip], [bulge, tip + k, bulge, foot - k, 0, foot], [-bulge, foot - k, -bulge, tip + k, 0, tip]);
    }
    case 'ray': {
      const a = 0.62 * outer * Math.tan(half);
      const b = 0.62 * inner * Math.tan(half);
      return contour([-a, tip], [a, tip], [b, foot], [-b, foot], [-a, tip]);
    }
    case 'drop': {
      const r = Math.min(0.9 * outer * Math.sin(half) * 0.86, (outer - inner) * 0.36);
      const cy = tip + r;
      const k = r * kappa;
      return contour(
        [0, tip],
        [k, tip, r, cy - k, r, cy],
        [r, cy + r * 0.9, r * 0.28, foot - r * 0.5, 0, foot],
        [-r * 0.28, foot - r * 0.5, -r, cy + r * 0.9, -r, cy],
        [-r, cy - k, -k, tip, 0, tip],
      );
    }
    case 'tulip': {
      const s = Math.sin(half);
      const r = Math.min((0.9 * outer * s) / (1 + 0.9 * s), 0.3 * outer);
      const cy = tip + r;
      const k = r * kappa;
      const b = Math.min(0.55 * inner * Math.tan(half), r * 0.6);
      return contour([0, tip], [k, tip, r, cy - k, r, cy], [b, foot], [-b, foot], [-r, cy], [-r, cy - k, -k, tip, 0, tip]);
    }
    default:
      return kind satisfies never;
  }
}

/**
 * Chooses the flower for a name: the count from its length and first letter, the petal from the letter
 * (construction P8).
 */
export function petalSeed(name: string, first: string, turn: number): { n: number; kind: PetalKind; accent: number } {
  const index = /^[A-Z]$/.test(first) ? first.charCodeAt(0) - 65 : (first.codePointAt(0) ?? 0);
  const n = counts[([...name].length + index + turn * 3) % counts.length] as number;
  const kind = petalKinds[(index + turn) % petalKinds.length] as PetalKind;
  return { n, kind, accent: index % n };
}

/** Draws a ring of n equal petals, one of them in the accent. Null for a count or a place that no name leads to (H22-01). */
export function petalMark(n: number, kind: PetalKind, accent: number): Mark | null {
  if (!(counts as readonly number[]).includes(n) || !Number.isInteger(accent) || accent < 0 || accent >= n) return null;
  const base = petal(kind, Math.PI / n);
  const turned = Array.from({ length: n }, (_, i) => mapContour(base, rotation((360 * i) / n)));
  const shapes: readonly Shape[] = [
    { part: 'mark', role: 'mark', path: turned.filter((_, i) => i !== accent) },
    { part: 'mark', role: 'accent', path: [turned[accent] as Contour] },
  ];
  return markOf({
    id: `petal/${n}-${kind}-${accent}`,
    kind: 'petal',
    shapes,
    corner: kind === 'ray' ? 0 : 2,
    craft: kind === 'ray' || n >= 10 ? 3.4 : 4,
  });
}

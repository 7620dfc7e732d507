import { contrastRatio } from '../color/contrast.ts';
import { hexToOklch, oklchToHex } from '../color/oklch.ts';
import { type Box, height, unionAll, width } from '../geometry/box.ts';
import { pathBounds } from '../geometry/path.ts';
import type { Drawing, Hex, PaintRole, Shape } from '../scene/scene.ts';
import type { ContrastWarning } from './customized.ts';
import type { PaintField } from './recolor.ts';

/** Ratios a person is asked for (WCAG 2.2): names and marks are large, slogans are not. */
const needs = { name: 3, slogan: 4.5, mark: 3 } as const;

/** Share of a mark's largest piece from which another piece is a part that has to be seen: a spot of color may be quiet. */
const telling = 0.5;

/** The weak inks of a drawing, by part; `fieldOf` says which field paints a role. Empty when all of it is read. */
export function contrastWarnings(
  { scene, paints }: Drawing,
  fieldOf: (role: PaintRole) => PaintField,
): readonly ContrastWarning[] {
  const ground = paints.ground ?? '#FFFFFF';
  const out: ContrastWarning[] = [];
  for (const part of ['name', 'slogan', 'mark'] as const) {
    const shapes = scene.shapes.filter((s) => s.part === part && s.only !== 'mono');
    const role = weakest(shapes, part === 'mark', (r) => contrastRatio(paints[r], ground));
    if (role === null) continue;
    const ratio = contrastRatio(paints[role], ground);
    const box = unionAll(shapes.map((s) => pathBounds(s.path)));
    if (ratio >= needs[part] || box === null) continue;
    const value = nearestPassing(paints[role], ground, needs[part]);
    out.push({
      part,
      ratio: Math.floor(ratio * 100) / 100,
      needed: needs[part],
      box,
      fix: value === null ? null : { field: fieldOf(role), value },
    });
  }
  return out;
}

/** The role of a part that is read worst; of a mark's pieces only the large ones count. */
function weakest(shapes: readonly Shape[], mark: boolean, ratioOf: (role: PaintRole) => number): PaintRole | null {
  const area = new Map<PaintRole, number>();
  for (const { role, path } of shapes) {
    const box = pathBounds(path);
    area.set(role, (area.get(role) ?? 0) + (box === null ? 0 : sizeOf(box)));
  }
  const most = Math.max(0, ...area.values());
  const seen = [...area].filter(([, a]) => !mark || a >= telling * most).map(([role]) => role);
  // Of a mark in two tones the clearer one carries the form.
  const order = (a: PaintRole, b: PaintRole): number => (ratioOf(a) - ratioOf(b)) * (mark ? -1 : 1);
  return seen.sort(order)[0] ?? null;
}

const sizeOf = (box: Box): number => width(box) * height(box);

/** The same hue, lighter or darker by as little as gives the ratio on the ground; null where neither black nor white does. */
export function nearestPassing(ink: Hex, ground: Hex, ratio: number): Hex | null {
  const color = hexToOklch(ink);
  if (contrastRatio(ink, ground) >= ratio) return ink;
  const ways = [0, 1].flatMap((end) => {
    let passing = oklchToHex({ ...color, l: end });
    if (contrastRatio(passing, ground) < ratio) return [];
    let near = color.l;
    let far = end;
    for (let i = 0; i < 12; i++) {
      const l = (near + far) / 2;
      const hex = oklchToHex({ ...color, l });
      if (contrastRatio(hex, ground) >= ratio) {
        passing = hex;
        far = l;
      } else near = l;
    }
    return [{ passing, away: Math.abs(far - color.l) }];
  });
  return ways.sort((a, b) => a.away - b.away)[0]?.passing ?? null;
}

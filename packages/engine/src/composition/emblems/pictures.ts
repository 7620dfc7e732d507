import type { MarkKind } from '../../concepts/style-spec.ts';
import { onCircle } from '../../geometry/arc.ts';
import { centerX, centerY, height, width } from '../../geometry/box.ts';
import { flatten } from '../../geometry/flatten.ts';
import type { Mark } from '../marks/mark.ts';

/** True for families of marks whose outline is a disc. */
const discFamily = (id: string): boolean => /^(?:negative-space\/disc\+|crop\/|cut-disc\/)/u.test(id);

/**
 * True if a mark works inside an emblem: a disc, a letter that slices one, or a picture without its own form.
 * Nested things get lost there.
 */
export const fitsEmblem = (mark: { readonly id: string; readonly kind: MarkKind; readonly contained: boolean }): boolean =>
  discFamily(mark.id) ||
  (!mark.contained &&
    !outside.has(mark.kind) &&
    !/^(?:drawn\/(?:orbit|in-)|filled\/|flanked\/|crossed\/|inlaid\/)/u.test(mark.id));

/**
 * Kinds unsuitable inside an emblem. Letter marks that are a block, a form or lowercase read as one more
 * letter among capitals; rings, tracks and patterns are one more ring, or too fine.
 */
const outside: ReadonlySet<MarkKind> = new Set([
  'notch',
  'track',
  'tile',
  'ring',
  'pair',
  'ring-bar',
  'block',
  'cube',
  'weave',
  'ribbon',
  'horizon',
  'light',
  'fold',
  'letter-idea',
  'pinwheel',
  'pipes',
  'ring-break',
  'seal',
  'rotate',
  'badge',
]);

/** Directions probed for a disc, and how close to its radius the ink must be in each. */
const directions = 16;
const near = 0.975;

/**
 * True if a mark's outline is a disc, so that it fills a round field like a coin: by its family, or because
 * its ink reaches a circle in every direction, however it is cut.
 */
export function isDisc(mark: Mark): boolean {
  if (discFamily(mark.id)) return true;
  const r = width(mark.box) / 2;
  if (Math.abs(height(mark.box) / (2 * r) - 1) > 0.03) return false;
  const points = flatten(
    mark.shapes.flatMap((s) => s.path),
    6,
  ).flat();
  const [cx, cy] = [centerX(mark.box), centerY(mark.box)];
  for (let i = 0; i < directions; i++) {
    const [x, y] = onCircle(0, 0, 1, (2 * Math.PI * (i + 0.5)) / directions);
    let reach = 0;
    for (let k = 0; k < points.length; k += 2)
      reach = Math.max(reach, ((points[k] as number) - cx) * x + ((points[k + 1] as number) - cy) * y);
    if (reach < near * r) return false;
  }
  return true;
}

import { centerX, centerY, height, width } from '../../geometry/box.ts';
import { farthest } from '../../geometry/encircle.ts';
import { overlaps } from '../../geometry/overlap.ts';
import type { Path } from '../../geometry/path.ts';
import { circle, squircle } from '../../geometry/shapes.ts';
import { shapesBox } from '../block.ts';
import { inField } from '../emblems/coin.ts';
import { cutOut } from '../emblems/cut-out.ts';
import { isDisc } from '../emblems/pictures.ts';
import { type Mark, markOf } from './mark.ts';

/** Plain forms that any picture can be cut out of, as in `held/squircle+drawn~in-cup-anchor`. */
export const heldForms = ['squircle', 'disc'] as const;
type HeldForm = (typeof heldForms)[number];

/**
 * Half of each form's width, and the shares of it for the picture's enclosing circle and for its larger side
 * (design rules §1, mark in container).
 */
const half = { squircle: 96, disc: 100 } as const;
const around = { squircle: 0.8, disc: 0.74 } as const;
const across = { squircle: 0.66, disc: 0.64 } as const;

const solid = (form: HeldForm): Path => [form === 'disc' ? circle(0, 0, half.disc) : squircle(0, 0, half.squircle)];

/** Builds the ID of a mark inside a form. */
export const heldId = (form: HeldForm, mark: string): string => `held/${form}+${mark.replace('/', '~')}`;

/** Reads the form and the mark from such an ID. Returns null for any other ID. */
export function readHeldId(detail: string): { readonly form: HeldForm; readonly mark: string } | null {
  const plus = detail.indexOf('+');
  const form = heldForms.find((f) => f === detail.slice(0, Math.max(0, plus)));
  const mark = detail.slice(plus + 1).replace('~', '/');
  return form === undefined || !mark.includes('/') || mark.startsWith('held/') ? null : { form, mark };
}

/**
 * Cuts a mark out of a plain form. Returns null for discs, which are already a form, and for overlapping
 * pieces.
 */
export function heldMark(id: string, form: HeldForm, mark: Mark): Mark | null {
  const ink = mark.shapes.filter((s) => s.only !== 'colour').flatMap((s) => s.path);
  // A disc is already a form. A square also reaches the circle everywhere, but its corners go beyond it.
  const round = isDisc(mark) && farthest(ink, centerX(mark.box), centerY(mark.box)) < 0.53 * width(mark.box);
  if (ink.length === 0 || round || overlaps(ink)) return null;
  const one = { ...mark, shapes: [{ part: 'mark', role: 'mark', path: ink } as const] };
  const placed = inField(one, half[form] * around[form]);
  if (placed === null) return null;
  const box = shapesBox(placed.shapes);
  const room = 2 * half[form] * across[form];
  const large = Math.max(width(box), height(box));
  const { shapes } = large > room ? (inField(one, (half[form] * around[form] * room) / large) ?? placed) : placed;
  const hole = cutOut(shapes);
  if (hole === null) return null;
  const { craft } = mark;
  return markOf({
    id,
    kind: 'badge',
    shapes: [{ part: 'mark', role: 'mark', path: [...solid(form), ...hole] }],
    corner: form === 'disc' ? 3 : 2,
    craft,
  });
}

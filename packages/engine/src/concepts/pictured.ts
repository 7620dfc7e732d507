import type { CataloguedMark } from './mark.ts';

/** Forms without a meaning, which may hold any picture. */
export const neutralForms: ReadonlySet<string> = new Set([
  'disc',
  'squircle',
  'arch',
  'tombstone',
  'hexagon',
  'shield',
  'seal',
  'circle',
  'tag',
  'octagon',
  'lens',
]);

/** Concepts that a ring of petals depicts. For others it would be a flower without a reason. */
const flowers: ReadonlySet<string> = new Set(['flower', 'tulip', 'lotus', 'beauty', 'saffron', 'wedding', 'shovel']);

/** Concepts that may be rotated around a point: whatever grows as a rosette or a wreath. */
const growing: ReadonlySet<string> = new Set([...flowers, 'leaf', 'herb', 'fern', 'plant', 'clover', 'grain', 'hops', 'olive']);

/**
 * True if every other thing in a mark is also meant. A heart around a tooth needs two reasons; a disc may
 * hold anything.
 */
export const othersMeant = ({ icons }: Pick<CataloguedMark, 'icons'>, icon: string, meant: ReadonlySet<string>): boolean =>
  icons.every((other) => other === icon || meant.has(other) || neutralForms.has(other));

/**
 * True if a mark may represent a concept that names one of its icons. `meant`: all icons that the brief
 * means.
 */
export const mayPicture = (
  mark: Pick<CataloguedMark, 'family' | 'icons'>,
  icon: string,
  concept: string,
  meant: ReadonlySet<string>,
): boolean =>
  // Rotated around a point, or around a seal, a flame or a house looks like a flower.
  (growing.has(concept) || (mark.family !== 'rotate' && mark.family !== 'seal')) && othersMeant(mark, icon, meant);

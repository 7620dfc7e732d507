import type { CataloguedMark } from './mark.ts';

/** Forms that mean nothing by themselves, so that any picture may stand in them. */
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

/** What a ring of petals is a picture of; to anybody else it would be a flower without a reason. */
export const flowers: ReadonlySet<string> = new Set(['flower', 'tulip', 'lotus', 'beauty', 'saffron', 'wedding', 'shovel']);

/** What may be turned about a point: what grows as a rosette or a wreath. */
const growing: ReadonlySet<string> = new Set([...flowers, 'leaf', 'herb', 'fern', 'plant', 'clover', 'grain', 'hops', 'olive']);

/** Whether every other thing in a mark is meant too: a heart around a tooth must be asked for twice, a disc may hold anything. */
export const othersMeant = ({ icons }: Pick<CataloguedMark, 'icons'>, icon: string, meant: ReadonlySet<string>): boolean =>
  icons.every((other) => other === icon || meant.has(other) || neutralForms.has(other));

/** Whether a mark may stand for a concept that names one of its icons, where all icons in `meant` are meant. */
export const mayPicture = (
  mark: Pick<CataloguedMark, 'family' | 'icons'>,
  icon: string,
  concept: string,
  meant: ReadonlySet<string>,
): boolean =>
  // Turned about a point, or set round a seal, a flame or a house is a flower nobody asked for.
  (growing.has(concept) || (mark.family !== 'rotate' && mark.family !== 'seal')) && othersMeant(mark, icon, meant);

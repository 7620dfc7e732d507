/** Words for trees with broad leaves, all of the concept `tree`: a pine depicts none of them. */
export const broadleaf: ReadonlySet<string> = new Set([
  'alder',
  'aspen',
  'beech',
  'birch',
  'elm',
  'hawthorn',
  'hazel',
  'linden',
  'maple',
  'poplar',
  'rowan',
  'sycamore',
  'willow',
  'willows',
]);

/** Words for flowers that no drawing of a known flower depicts: a daisy is no orchid. */
export const otherFlowers: ReadonlySet<string> = new Set([
  'iris',
  'lilies',
  'lily',
  'magnolia',
  'orchid',
  'orchids',
  'violet',
  'violets',
]);

/** Icons by the name of the drawing that shows the same. */
const drawnAs: Readonly<Record<string, string>> = {
  bank: 'temple',
  boat: 'sail',
  'book-bookmark': 'book',
  'book-open': 'book',
  books: 'book',
  bridge: 'viaduct',
  coffee: 'cup',
  'coffee-bean': 'bean',
  diamond: 'gem',
  'flower-lotus': 'lotus',
  'globe-hemisphere-west': 'globe',
  'globe-stand': 'globe',
  grains: 'ear',
  mountains: 'peaks',
  needle: 'thread',
  package: 'parcel',
  'paw-print': 'paw',
  'pen-nib': 'nib',
  'pen-nib-straight': 'nib',
  planet: 'orbit',
  sailboat: 'sail',
  sparkle: 'star',
  'star-four': 'star',
  'sun-horizon': 'sunrise',
  'tree-evergreen': 'pine',
};

/**
 * What a mark shows, however it was made: `drawn/flame-3-left`, `split-tone/flame` and `badge/arch+flame` all show a flame.
 * Letters show themselves by the way they are built: every construction is a figure of its own. Empty without a mark.
 */
export function figureOf(mark: string | null): string {
  if (mark === null) return '';
  const [family = '', detail = ''] = mark.split('/');
  if (family === 'drawn') {
    const [first = '', , third = ''] = detail.split('-');
    // One thing inside another is a picture of the one inside.
    return first === 'in' ? third : first === 'dawn' ? 'sun' : first;
  }
  if (family === 'petal') return 'petal';
  const picture = (detail.split('+').at(-1) as string).replace(/-(?:simple|straight|[0-9]+)$/u, '');
  // A single letter, or initials, which are capitals: a van is no monogram.
  return [...picture].length <= 2 || picture === picture.toUpperCase() ? family : (drawnAs[picture] ?? picture);
}

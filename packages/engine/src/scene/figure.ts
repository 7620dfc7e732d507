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
  halfsun: 'sun',
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

/** First parts of the ids of merged drawings, and the vessels among them that are a name's own thing. */
const merges: ReadonlySet<string> = new Set(['in', 'out', 'as']);
const heldBy: Readonly<Record<string, string>> = { sun: 'sun', moon: 'moon', blaze: 'flame', alp: 'peaks', blade: 'leaf' };

/**
 * What a mark shows, however it was made: `drawn/flame-3-left`, `split-tone/flame` and `badge/arch+flame` all show a flame.
 * Letters show themselves by the way they are built: every construction is a figure of its own. Empty without a mark.
 */
export function figureOf(mark: string | null): string {
  if (mark === null) return '';
  const [family = '', detail = ''] = mark.split('/');
  if (family === 'drawn') {
    const [first = '', second = '', third = ''] = detail.split('-');
    if (first === 'dawn') return 'sun';
    // One thing inside another, or a part of it, is a picture of the one inside; but what holds a thing of the trade is the name's own.
    return merges.has(first) ? (heldBy[second] ?? drawnAs[third] ?? third) : first;
  }
  if (family === 'petal') return 'petal';
  const picture = (detail.split('+').at(-1) as string).replace(/-(?:simple|straight|[0-9]+)$/u, '');
  // A single letter, or initials, which are capitals: a van is no monogram.
  return [...picture].length <= 2 || picture === picture.toUpperCase() ? family : (drawnAs[picture] ?? picture);
}

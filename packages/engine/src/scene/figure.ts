/** Icons by the name of the drawing that depicts the same. */
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

/** Families of marks of two things, which depict neither of them alone. */
const pairs: ReadonlySet<string> = new Set(['flanked', 'crossed', 'inlaid']);

/** True for the mark of two things. */
export const isPair = (mark: string | null): boolean => pairs.has(mark?.split('/')[0] ?? '');

/** First parts of the ids of merged drawings, and vessels that are the name's own thing. */
const merges: ReadonlySet<string> = new Set(['in', 'out', 'as']);
const heldBy: Readonly<Record<string, string>> = { sun: 'sun', moon: 'moon', blaze: 'flame', alp: 'peaks', blade: 'leaf' };

/**
 * The thing a mark depicts, however it is made: `drawn/flame-3-left`, `split-tone/flame` and
 * `badge/arch+flame` all depict a flame. For letters, the construction. Empty without a mark.
 */
export function figureOf(mark: string | null): string {
  if (mark === null) return '';
  const [family = '', detail = ''] = mark.split('/');
  if (family === 'drawn') {
    const [first = '', second = '', third = ''] = detail.split('-');
    if (first === 'dawn') return 'sun';
    // A thing inside another depicts the inner one, unless the outer one is the name's own thing.
    return merges.has(first) ? (heldBy[second] ?? drawnAs[third] ?? third) : first;
  }
  const outer = heldBy[detail.slice(0, Math.max(0, detail.indexOf('+')))];
  if (family === 'filled' && outer !== undefined) return outer;
  if (pairs.has(family)) return detail;
  if (family === 'petal') return 'petal';
  const picture = (detail.split(/[+~]/u).at(-1) as string).replace(/-(?:simple|straight|[0-9]+)$/u, '');
  // A single letter or uppercase initials. Lowercase words such as `van` are pictures.
  return [...picture].length <= 2 || picture === picture.toUpperCase() ? family : (drawnAs[picture] ?? picture);
}

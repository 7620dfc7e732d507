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
  return [...picture].length <= 2 || picture === picture.toUpperCase() ? family : picture;
}

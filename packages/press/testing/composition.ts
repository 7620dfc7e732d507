/** Numbers of a path’s data, in order. */
const numbersOf = (data: string): readonly number[] => (data.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

/** A path that is the whole picture: a ground. */
const isGround = (numbers: readonly number[], width: number, height: number): boolean =>
  numbers.length <= 10 &&
  Math.max(...numbers) >= Math.min(width, height) &&
  numbers.every((n) => n === 0 || n >= Math.min(width, height));

/**
 * What an SVG of a kit shows, whatever its scale, colors and ground: equal texts for equal compositions. Sizes are
 * thousandths of the picture’s longer side.
 */
export function compositionOf(svg: string): string {
  const [, width = 1, height = 1] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  const unit = Math.max(width, height) / 1000;
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)]
    .map(([, data = '']) => numbersOf(data))
    .filter((numbers) => !isGround(numbers, width, height))
    .map((numbers) => numbers.map((n) => Math.round(n / unit)).join(' '));
  // Colors decide which paths are one.
  return `${Math.round(width / unit)}×${Math.round(height / unit)} ${paths.join(' ')}`;
}

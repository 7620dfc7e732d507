/** A number of a PDF: at most four decimals, never an exponent. */
export const numberText = (v: number): string => (Math.abs(v) < 5e-5 ? '0' : String(Math.round(v * 1e4) / 1e4));

/** An RGB fill color. */
export const paintText = (hex: string): string =>
  `${[1, 3, 5].map((i) => numberText(Number.parseInt(hex.slice(i, i + 2), 16) / 255)).join(' ')} rg`;

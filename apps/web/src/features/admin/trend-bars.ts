/** The vertical axis of a chart, in the units of its values. */
export interface Axis {
  readonly top: number;
  /** Zero, or less where something is drawn downward. */
  readonly bottom: number;
  /** Where lines are drawn, from the bottom up. Zero is one of them. */
  readonly marks: readonly number[];
}

/** Lines above zero. */
const lines = 3;

/**
 * An axis with round marks that holds `up` above zero and `down` below it. Steps are 1, 2 or 5 times a power of ten, and at least
 * `unit`.
 */
export function axisOf(up: readonly number[], down: readonly number[], unit: number): Axis {
  const [most, least] = [Math.max(0, ...up), Math.max(0, ...down)];
  const step = roundStep(Math.max(most, least) / lines, unit);
  const above = Math.max(1, Math.ceil(most / step));
  const below = Math.ceil(least / step);
  const marks = Array.from({ length: above + below + 1 }, (_, i) => (i - below) * step);
  return { top: above * step, bottom: below === 0 ? 0 : -below * step, marks };
}

function roundStep(wanted: number, unit: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, unit) / unit)) * unit;
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= wanted) ?? power;
}

interface Bars {
  /** Days. */
  readonly count: number;
  /** Pixels of all of them. */
  readonly width: number;
  /** Where zero lies. */
  readonly zero: number;
}

/**
 * One bar for each value that is not zero, as a path on whole pixels. A quarter of a day stays free between bars, while there is
 * room; bars that are closer than a pixel cover each other, so that the tallest shows.
 */
export function barsOf(values: readonly number[], yOf: (value: number) => number, { count, width, zero }: Bars): string {
  const gap = width / count < 3 ? 0 : Math.max(1, Math.round(width / count / 4));
  return values
    .map((value, at) => {
      if (value === 0) return '';
      const [left, right] = [Math.round((at / count) * width), Math.round(((at + 1) / count) * width)];
      // A day with one sale in a year of many still shows.
      const y = yOf(value);
      const end = y === zero ? zero - 1 : y;
      return `M${left} ${zero}V${end}h${Math.max(1, right - left - gap)}V${zero}z`;
    })
    .join('');
}

interface DayMark {
  /** Place of the day. */
  readonly day: number;
  readonly x: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Days that are named under a chart: the first and the last, and as many between them as have room. */
export function dayMarks(count: number, width: number): readonly DayMark[] {
  const parts = Math.max(1, Math.min(6, Math.floor(width / 110)));
  return Array.from({ length: parts + 1 }, (_, part) => {
    const day = Math.round((part / parts) * (count - 1));
    if (part === 0) return { day, x: 0, anchor: 'start' };
    return part === parts
      ? { day, x: width, anchor: 'end' }
      : { day, x: Math.round(((day + 0.5) / count) * width), anchor: 'middle' };
  });
}

import type { Figure, Measured } from './figure.ts';
import { isMissed, ratioTo } from './figure.ts';
import { median } from './spread.ts';

/** What one bench gave: its figures, or why there are none. */
export interface Outcome {
  readonly name: string;
  readonly title: string;
  readonly seconds: number;
  readonly figures: readonly Figure[];
  /** Why it was left out; null when it was measured. */
  readonly left: string | null;
  readonly broke: string | null;
}

export const missedOf = ({ figures, broke }: Outcome): readonly string[] => [
  ...(broke === null ? [] : [broke]),
  ...figures.filter(isMissed).map((one) => `${one.what}: ${value(one)}, demanded ≤ ${number(one.demand ?? 0)} ${one.unit}`),
];

const headings = ['', 'median', 'min–max', 'demand', '', 'ours ÷ it'] as const;
type Cells = readonly [string, string, string, string, string, string];

function cellsOf(one: Figure): readonly Cells[] {
  const verdict = one.demand === null ? '' : isMissed(one) ? 'MISSED' : 'held';
  const demand = one.demand === null ? '' : `≤ ${number(one.demand)} ${one.unit}`;
  const own: Cells = [one.what, value(one), spread(one), demand, verdict, ''];
  return [own, ...one.beside.map((other): Cells => [`– ${other.what}`, value(other), spread(other), '', '', ratio(one, other)])];
}

const value = (one: Measured): string => `${number(median(one.samples))} ${one.unit}`;
const spread = ({ samples }: Measured): string =>
  samples.length < 2 ? '' : `${number(Math.min(...samples))}–${number(Math.max(...samples))}`;

function ratio(ours: Measured, other: Measured): string {
  const times = ratioTo(ours, other);
  return times === null ? '' : number(times);
}

/** Three figures that say something; whole numbers from a hundred on. */
function number(value: number): string {
  const size = Math.abs(value);
  if (size >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(size >= 10 ? 1 : 2);
}

/** The table for a terminal. */
export function plainTable({ title, seconds, figures, left, broke }: Outcome): string {
  const rows = [[title, ...headings.slice(1)] as unknown as Cells, ...figures.flatMap(cellsOf)];
  const widths = headings.map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  const lines = rows.map((row) => row.map((cell, i) => padded(cell, i, widths[i] ?? 0)));
  return [
    ...lines.map((cells) => cells.join('  ').trimEnd()),
    ...(left === null ? [] : [`left out: ${left}`]),
    ...(broke === null ? [] : [`broke: ${broke}`]),
    `(${Math.round(seconds)} s)`,
  ].join('\n');
}

/** The table for the record, in columns as the formatter wants them. */
export function markdownTable({ title, figures, left, broke }: Outcome): string {
  if (left !== null) return `## ${title}\n\nLeft out: ${left}.\n`;
  if (broke !== null) return `## ${title}\n\nBroke: ${broke}\n`;
  const rows: readonly (readonly string[])[] = [headings, ...figures.flatMap(cellsOf)];
  const widths = headings.map((_, i) => Math.max(3, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [head, ...body] = rows.map((row) => line(row.map((cell, i) => padded(cell, i, widths[i] ?? 0))));
  const rule = line(widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  return [`## ${title}`, '', head, rule, ...body, ''].join('\n');
}

const padded = (cell: string, column: number, width: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);

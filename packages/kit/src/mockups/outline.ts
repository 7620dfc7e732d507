import type { Hex } from '@brandwright/engine';

/** A box by corner and size, y down. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const area = (x: number, y: number, w: number, h: number): Area => ({ x, y, w, h });

/** Two decimals, without trailing zeros. */
const digits = (v: number): string => String(Math.round(v * 100) / 100);

/** Path data from a template, with rounded numbers. */
export const path = (strings: TemplateStringsArray, ...values: readonly number[]): string =>
  strings.reduce((out, text, i) => out + digits(values[i - 1] as number) + text);

/** A rectangle, clockwise, with corner radius `r`. */
export function rect({ x, y, w, h }: Area, r = 0): string {
  const q = Math.min(r, w / 2, h / 2);
  if (q <= 0) return path`M${x} ${y}h${w}v${h}h${-w}z`;
  const [a, b] = [w - 2 * q, h - 2 * q];
  return path`M${x + q} ${y}h${a}a${q} ${q} 0 0 1 ${q} ${q}v${b}a${q} ${q} 0 0 1 ${-q} ${q}h${-a}a${q} ${q} 0 0 1 ${-q} ${-q}v${-b}a${q} ${q} 0 0 1 ${q} ${-q}z`;
}

/** A counterclockwise rectangle: a hole in the same path. */
export const hole = ({ x, y, w, h }: Area): string => path`M${x} ${y}v${h}h${w}v${-h}z`;

export const disc = (cx: number, cy: number, r: number): string =>
  path`M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** The squircle of app icons. Its four curves approximate a superellipse of exponent 4.5. */
export function squircle({ x, y, w, h }: Area): string {
  const [a, b] = [w / 2, h / 2];
  const [p, q] = [a * 0.9605, b * 0.9605];
  return path`M${x + a} ${y}c${p} 0 ${a} ${b - q} ${a} ${b}c0 ${q} ${p - a} ${b} ${-a} ${b}c${-p} 0 ${-a} ${q - b} ${-a} ${-b}c0 ${-q} ${a - p} ${-b} ${a} ${-b}z`;
}

/** A path element with a paint. */
export const fill = (paint: Hex, d: string): string => `<path fill="${paint}" d="${d}"/>`;

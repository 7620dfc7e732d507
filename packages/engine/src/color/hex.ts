import type { Hex } from '../scene/scene.ts';

/** Red, green and blue as integers 0–255, packed as 0xRRGGBB. */
export type Packed = number;

/**
 * Parses `#RGB` or `#RRGGBB` in any case, with surrounding spaces. Null for anything else (no names, alpha or
 * functions).
 */
export function parseHex(text: string): Hex | null {
  if (text.length > 64) return null;
  const match = /^\s*#([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text);
  const digits = match?.[1];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? [...digits].map((d) => d + d).join('') : digits;
  return `#${full.toUpperCase()}`;
}

/** The number of a canonical hex (see `parseHex`). */
export function unpackHex(hex: Hex): Packed {
  return Number.parseInt(hex.slice(1), 16);
}

/** Canonical hex of three gamma-encoded channels in [0, 1], clamped and rounded to 8 bits. */
export function formatHex(red: number, green: number, blue: number): Hex {
  const byte = (v: number): number => Math.round(Math.min(1, Math.max(0, v)) * 255);
  const packed = (byte(red) << 16) | (byte(green) << 8) | byte(blue);
  return `#${packed.toString(16).padStart(6, '0').toUpperCase()}`;
}

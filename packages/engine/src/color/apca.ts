import type { Hex } from '../scene/scene.ts';
import { unpackHex } from './hex.ts';

/** The published constants of APCA-W3 0.1.9 (“0.98G-4g”, SAPC documentation). */
const exponents = { normBackground: 0.56, normText: 0.57, reverseText: 0.62, reverseBackground: 0.65 };
// biome-ignore lint/suspicious/noApproximativeNumericConstant: a published constant, not the root of two.
const black = { threshold: 0.022, clamp: 1.414 };
const scale = 1.14;
const offset = 0.027;
const smallestDifference = 0.0005;
const lowClip = 0.1;

/** APCA raises the encoded channel to a plain 2.4, an estimate of a display instead of the sRGB curve. */
const powers: readonly number[] = Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.4);

/** APCA's estimate of screen luminance, soft-clamped near black. */
function screenLuminance(hex: Hex): number {
  const n = unpackHex(hex);
  const y =
    0.2126729 * (powers[(n >> 16) & 255] ?? 0) + 0.7151522 * (powers[(n >> 8) & 255] ?? 0) + 0.072175 * (powers[n & 255] ?? 0);
  return y >= black.threshold ? y : y + (black.threshold - y) ** black.clamp;
}

/**
 * Lightness contrast Lc, about −108…106: positive for dark text on a light ground, negative for light on
 * dark.
 */
export function lightnessContrast(text: Hex, ground: Hex): number {
  const yText = screenLuminance(text);
  const yGround = screenLuminance(ground);
  if (Math.abs(yGround - yText) < smallestDifference) return 0;
  if (yGround > yText) {
    const raw = (yGround ** exponents.normBackground - yText ** exponents.normText) * scale;
    return raw < lowClip ? 0 : (raw - offset) * 100;
  }
  const raw = (yGround ** exponents.reverseBackground - yText ** exponents.reverseText) * scale;
  return raw > -lowClip ? 0 : (raw + offset) * 100;
}

import type { Hex } from '../scene/scene.ts';
import { hexToOklch } from './oklch.ts';

/** Cyan, magenta, yellow and black ink in whole percents, 0–100. */
export type Cmyk = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** The declared inks of a brand's colors, so that printers need no conversion of their own. */
export type InkTable = ReadonlyMap<Hex, Cmyk>;

/**
 * Total ink in percent that coated sheets take without drying trouble. 300 % is the usual limit of ISO
 * 12647-2 presses.
 */
export const inkLimit = 300;

/**
 * Chroma below which a printed color looks gray. Black ink alone keeps it from turning pink or green on the
 * press.
 */
const grayChroma = 0.012;

/** OKLab lightness of solid black ink on coated paper: ISO 12647-2 specifies CIE L* 16. */
const blackest = 0.275;

/**
 * Turns a profile's values into inks: grays use only black, traces below 3 % are dropped, and total ink is at
 * most `limit` percent, reducing the other inks in proportion and keeping black.
 */
export function declaredInks(hex: Hex, profiled: readonly [number, number, number, number], limit = inkLimit): Cmyk {
  const { l, c } = hexToOklch(hex);
  if (c < grayChroma) return [0, 0, 0, percent(((1 - l) / (1 - blackest)) * 100)];
  const [cyan, magenta, yellow, black] = profiled.map((v) => (v < 3 ? 0 : percent(v))) as unknown as Cmyk;
  const room = limit - black;
  const sum = cyan + magenta + yellow;
  if (sum <= room) return [cyan, magenta, yellow, black];
  const less = (v: number): number => Math.floor((v * room) / sum);
  return [less(cyan), less(magenta), less(yellow), black];
}

const percent = (v: number): number => Math.max(0, Math.min(100, Math.round(v)));

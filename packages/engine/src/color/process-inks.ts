import type { Hex } from '../scene/scene.ts';
import { hexToOklch } from './oklch.ts';

/** Cyan, magenta, yellow and black ink in whole percents, 0–100. */
export type Cmyk = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** The inks that are declared for a brand's colors: what a printer gets instead of a conversion of his own. */
export type InkTable = ReadonlyMap<Hex, Cmyk>;

/** Total ink that coated sheets take without drying trouble; 300 % is the usual limit of ISO 12647-2 presses. */
export const inkLimit = 300;

/** Chroma below which an eye takes a color for grey in print; black ink alone keeps it from turning pink or green on the press. */
const greyChroma = 0.012;

/** OKLab lightness of solid black ink on coated paper: ISO 12647-2 asks for CIE L* 16. */
const blackest = 0.275;

/**
 * Inks of a color from what a profile gives for it: greys in black ink alone, traces (below 3 %) left out, and no more ink in all than
 * `limit` percent: black is kept, and the others give way in proportion.
 */
export function declaredInks(hex: Hex, profiled: readonly [number, number, number, number], limit = inkLimit): Cmyk {
  const { l, c } = hexToOklch(hex);
  if (c < greyChroma) return [0, 0, 0, percent(((1 - l) / (1 - blackest)) * 100)];
  const [cyan, magenta, yellow, black] = profiled.map((v) => (v < 3 ? 0 : percent(v))) as unknown as Cmyk;
  const room = limit - black;
  const sum = cyan + magenta + yellow;
  if (sum <= room) return [cyan, magenta, yellow, black];
  const less = (v: number): number => Math.floor((v * room) / sum);
  return [less(cyan), less(magenta), less(yellow), black];
}

const percent = (v: number): number => Math.max(0, Math.min(100, Math.round(v)));

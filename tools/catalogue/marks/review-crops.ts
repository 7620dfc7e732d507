/**
 * Icons that are still themselves when only part of them is left out of a disc, looked at from 200 to 16 px in one color. Refused
 * by eye: what becomes a bump, a crescent or a petal (leaf, tree, planet, fish, carrot, coffee bean), and what turns into
 * another thing (grains → lotus, pepper → bell, paw → skull).
 */
import { words } from './review.ts';

interface Crop {
  readonly name: string;
  readonly craft: number;
}

const list = (names: string, craft: number): Crop[] => words(names).map((name) => ({ name, craft }));

export const crops: readonly Crop[] = [
  ...list('wind rainbow sun', 4.2),
  ...list('volleyball basketball island guitar', 4),
  ...list('rabbit sailboat fingerprint orange-slice tipi', 3.6),
  // Known only to those who know them: kept for who asks.
  ...list('bird mountains yarn', 3),
];

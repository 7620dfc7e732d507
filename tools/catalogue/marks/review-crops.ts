/**
 * Icons that survive cropping, as judged on sheets. Refused by eye: what becomes a bump (moon, star, crown, lightning, evergreen, heart,
 * egg, cloud, flame), what turns into another thing (pepper → bell, cactus → mitten, paw → skull), the cat, whose face
 * falls apart, and the tulip, whose three petals in a disc look like a well-known car maker's star.
 */
import { words } from './review.ts';

export interface Crop {
  readonly name: string;
  readonly craft: number;
}

const crops5 = words('leaf flower-lotus mountains bird sun rainbow tree-palm plant grains');
const crops4 = words(`
tree rabbit orange fish-simple clover planet guitar orange-slice fish yarn spiral wind volleyball tennis-ball basketball coffee-bean carrot
island aperture bowl-food bowl-steam tipi alien fingerprint dna sailboat
`);
const crops3 = words('parachute feather');

const list = (names: readonly string[], craft: number): Crop[] => names.map((name) => ({ name, craft }));

export const crops: readonly Crop[] = [...list(crops5, 5), ...list(crops4, 4), ...list(crops3, 3)];

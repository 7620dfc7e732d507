/** Icons that break their ring well: spread out, with clear ends beyond it. Judged on sheets at 88, 40 and 16 px.
 * Refused: bulky things, which hide the ring; boxes, which stand in it like a picture; what leaves crumbs of ring. */
import { words } from './review.ts';

const five = words('lightning rocket-launch feather bird sailboat mountains plant key guitar tree-palm leaf');
const four = words(`
hammer pen-nib cactus scissors wrench fish-simple carrot wine airplane-tilt shooting-star sneaker sneaker-move
person-simple-run person-arms-spread microphone-stage paint-brush paint-brush-household music-note bone gavel sun-horizon campfire tipi factory bridge
cowboy-hat high-heel graduation-cap megaphone plug screwdriver needle island bicycle martini champagne person-simple-hike
person-simple-snowboard person-simple-swim person-simple-tai-chi hand-heart dna planet hurricane flying-saucer
`);

export const ringBreaks: readonly { readonly name: string; readonly craft: number }[] = [
  ...five.map((name) => ({ name, craft: 5 })),
  ...four.map((name) => ({ name, craft: 4 })),
];

/** Icons that stand in a letter's counter: one silhouette, about as wide as high, still itself at a third of the mark's size. */
import { words } from './review.ts';

const five = words(
  'leaf coffee paw-print flower star bird drop-simple heart-straight carrot lightning star-four flower-lotus tree-evergreen',
);
const four = words(`
flame moon butterfly coffee-bean diamond cherries crown-simple mountains tooth tree plant pepper acorn fish-simple key music-note house planet rocket sailboat
sun clover anchor-simple wine bone cactus camera feather cookie ice-cream umbrella-simple egg person-arms-spread scissors rabbit horse
`);

export const counters: readonly { readonly icon: string; readonly craft: number }[] = [
  ...five.map((icon) => ({ icon, craft: 5 })),
  ...four.map((icon) => ({ icon, craft: 4 })),
];

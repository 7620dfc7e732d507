/** Icons that make a pattern of seven: simple, whole, alike from every side. A star keeps the icon's inner details.
 * Refused: faces and eyes, which stare; teeth; what is a dot or a box when small (snowflake, waves, tent, asterisk). */
import { words } from './review.ts';

interface Seal {
  readonly icon: string;
  readonly craft: number;
  readonly drawn: boolean;
}

const table = `
leaf*=5 drop-simple=5 star-four=5 heart-straight=5 coffee-bean*=5 diamond flower*=5 paw-print=5 clover moon=5 cherries* grains* flame* star lightning bird*=5
fish-simple* acorn=5 carrot pepper=5 crown-simple tree-evergreen=5 tree plant*=5 flower-tulip flower-lotus* avocado*=5 ice-cream popsicle* cookie* butterfly music-note
key bone bell egg cactus feather* shrimp orange-slice* hamburger* tea-bag wine house-simple umbrella-simple scissors* anchor-simple sailboat rabbit* mountains sparkle
spiral pinwheel yarn* hexagon cube* person-arms-spread chef-hat fan
`;

export const seals: readonly Seal[] = words(table).map((item) => {
  const [name, craft] = item.split('=') as [string, string | undefined];
  return { icon: name.replace('*', ''), craft: Number(craft ?? 4), drawn: name.endsWith('*') };
});

/** Which icons stand in which badges, and how good that looks. Judged on sheets at 88, 40 and 16 px.
 * Refused: icons that are boxes themselves (waves, circuitry, vault doors), which make a window in a badge;
 * vehicles in an octagon, which stop. */
import { words } from './review.ts';

export type BadgeForm = 'scallop' | 'shield' | 'arch' | 'octagon' | 'hexagon' | 'circle';

interface Badge {
  readonly form: BadgeForm;
  readonly icon: string;
  readonly craft: number;
}

/** form: icons, with the craft behind the name; 4 when there is none. */
const table = `
scallop: coffee=5 scissors=5 bread cookie flower star-four heart crown-simple chef-hat fork-knife paw-print orange-slice cherries carrot pepper hamburger pizza ice-cream popsicle wine yarn gift medal tea-bag bowl-food cooking-pot onigiri diamond sparkle cake popcorn cheese pint-glass champagne shrimp stamp hand-soap basket spray-bottle
shield: anchor-simple=5 tree-evergreen=5 castle-turret key horse=5 lightning mountains wrench hammer axe crown-simple football soccer-ball basketball bicycle barbell star cow eye scales gavel fish-simple boxing-glove paw-print leaf flame fingerprint hand-fist flag-banner vault treasure-chest handshake heartbeat road-horizon wall head-circuit
arch: plant=5 bread=5 wine=5 lamp-pendant flower-lotus=5 flower-tulip cactus tree-palm=5 tree moon sun-horizon moon-stars coffee grains potted-plant book-open key house feather bird flame hands-praying mosque church lamp armchair umbrella-simple dress couch bathtub beer-stein tent bank log campfire bed windmill stool bridge factory book-bookmark metronome baby-carriage
octagon: hammer=5 guitar=5 wrench axe gear-six camera steering-wheel tire film-slate music-note microphone-stage headphones paint-brush paint-roller shovel toolbox ruler scissors knife crane-tower skull pipe-wrench screwdriver gas-pump warehouse magnet megaphone boot ladder joystick game-controller film-reel
hexagon: mountains=5 crown-simple=5 bug-beetle atom flask dna lightning tree-evergreen axe eye coffee-bean butterfly robot rocket-launch cube microscope cpu plug code shield airplane-tilt compass tent sailboat drop leaf acorn hard-drives fingerprint-simple plug-charging lego gear-fine recycle speaker-hifi buildings
circle: bicycle=5 sailboat anchor fish-simple feather horse cat dog rabbit bird tree-palm mountains tractor barn cow rocket balloon airplane camera car-profile pen-nib compass-tool scales dna globe-hemisphere-west rainbow-cloud cloud-sun sunglasses binoculars goggles hair-dryer disco-ball ping-pong users-three crown megaphone-simple heart-half truck=3 boat=3 motorcycle=3 bus=3 taxi=3 van=3 train-simple=3 moped-front=3
`;

export const badges: readonly Badge[] = table
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [form, list] = row.split(': ') as [BadgeForm, string];
    return words(list).map((item) => {
      const [icon, craft] = item.split('=') as [string, string | undefined];
      return { form, icon, craft: Number(craft ?? 4) };
    });
  });

import { readFileSync } from 'node:fs';
import type { Concept } from '../../../packages/engine/src/concepts/concept.ts';

/**
 * What a person decided while looking at the sheets at 88, 40 and 16 px: craft of the untouched icon, and how it is cut.
 * 5 = a studio's drawing, 4 = good, 3 = may be shown when the brief asks for the thing, below = not in the catalogue.
 */
export interface IconReview {
  /** Outer contours only, as published, or with this many of the largest holes. */
  readonly cut: 'solid' | 'drawn' | number;
  readonly craft: number;
}

export const words = (text: string): string[] => text.trim().split(/\s+/);

const craft5 = words(`
acorn armchair avocado bird book-open butterfly cactus carrot castle-turret clover coffee-bean cowboy-hat crown-simple diamond drop
drop-simple fan feather flame flower flower-lotus heart leaf lightning moon paw-print pen-nib pen-nib-straight pepper planet plant
sailboat star-four tree tree-evergreen tree-palm umbrella-simple
`);

const craft4 = words(`
airplane airplane-takeoff airplane-tilt alien anchor anchor-simple aperture asclepius atom axe baby-carriage backpack balloon bank
barbell barn baseball basket basketball bathtub beach-ball beanie beer-stein bell bicycle binoculars boat bone book books boot
bowl-food bowl-steam bowling-ball boxing-glove brain brandy bridge briefcase broadcast bug-beetle buildings cable-car call-bell
camera campfire cat chair champagne chat-circle chat-teardrop cheers chef-hat cherries circles-three cloud cloud-sun coat-hanger
coffee compass compass-rose compass-tool cookie cooking-pot couch cow crown cube diamonds-four disco-ball dna dog dress drop-half
egg engine eye eyeglasses factory film-reel film-slate fingerprint fire-simple first-aid fish-simple flag-checkered flask
flower-tulip flying-saucer fork-knife game-controller gavel gear-fine gear-six ghost gift globe-hemisphere-west graduation-cap
grains guitar hamburger hammer hand hand-fist hand-heart hand-palm hand-peace handbag handbag-simple hands-praying hard-hat
headphones heart-straight heartbeat high-heel horse hourglass hourglass-simple house house-line hurricane ice-cream island key
keyhole lamp lamp-pendant lifebuoy lightbulb magnet-straight map-pin martini mask-happy medal meteor microphone
microphone-stage microscope moon-stars mosque mountains music-note music-note-simple music-notes music-notes-simple
navigation-arrow needle nut onigiri orange orange-slice package paint-brush paint-brush-household palette paper-plane-tilt
parachute person-arms-spread person-simple-run person-simple-snowboard person-simple-swim person-simple-tai-chi piano-keys pill
ping-pong pinwheel pipe-wrench pizza plug plug-charging popsicle potted-plant puzzle-piece quotes rabbit rainbow rainbow-cloud
road-horizon robot rocket rocket-launch scales scissors seal shapes shield shield-chevron shirt-folded shooting-star
shopping-cart-simple shovel shrimp signpost skull sneaker sneaker-move snowflake soccer-ball sock solar-panel spade spinner-ball
spiral stack star steering-wheel steps stethoscope storefront suitcase-simple sun sun-horizon sunglasses swimming-pool t-shirt tag
target taxi tea-bag tennis-ball tent timer tipi tooth tote tote-simple tractor train-simple treasure-chest trophy umbrella vault
vinyl-record volleyball wall watch wave-sine waveform waves wind windmill wine wrench yarn
`);

const craft3 = words(`
asterisk baby bag-simple bandaids baseball-cap bed beer-bottle bell-simple bezier-curve book-bookmark bookmark-simple
brackets-angle bread briefcase-metal broom bug building-apartment bus cake car car-profile caret-double-up chart-bar chart-donut
chat-centered chats-circle chats-teardrop checkerboard cheese church circle-half circle-half-tilt circles-four circuitry city
clock cloud-moon cloud-rain cloud-snow coins confetti cpu crane-tower cricket cross crown-cross cube-transparent database
detective dice-five door dots-nine dresser drone drop-half-bottom ear egg-crack envelope envelope-simple eye-closed farm
film-strip fingerprint-simple fish flag-banner flag-pennant flashlight football football-helmet footprints garage gas-pump gear
globe globe-simple globe-stand goggles golf graph hair-dryer hand-eye hand-grabbing hand-soap hand-waving hands-clapping handshake
hard-drives head-circuit headset heart-half hexagon hoodie house-simple infinity intersect intersect-three jar jeep joystick knife
ladder laptop lego lightbulb-filament lock lock-simple log magic-wand magnet magnifying-glass mailbox map-pin-simple map-trifold
medal-military megaphone megaphone-simple metronome moped moped-front motorcycle office-chair paint-brush-broad paint-bucket
paint-roller pants paper-plane-right parallelogram park path peace pencil person person-simple person-simple-bike
person-simple-hike person-simple-ski person-simple-throw person-simple-walk picnic-table piggy-bank pint-glass pipe plugs polygon
popcorn pulse racquet recycle rug ruler scooter screwdriver scribble-loop scroll seal-check shield-check shield-plus shield-star
shipping-container shopping-bag shopping-bag-open shopping-cart shower solar-roof sparkle speaker-hifi speedometer sphere
spray-bottle squares-four stack-simple stairs stamp star-half stool strategy student subway suitcase suitcase-rolling sun-dim
swatches sword syringe television test-tube ticket tire toolbox tornado traffic-cone train tram trend-up triangle truck
truck-trailer unite users-three van virus visor warehouse washing-machine wheelchair yin-yang
`);

/** Looked at and left out: interface glyphs, letters in tiles, plain geometry, drawings that fall apart. */
const refused = words(`
lighthouse
archive belt blueprint bounding-box building-office bulldozer cards cards-three certificate chalkboard chart-line-up chat
chat-dots chats circle circle-dashed code coin columns command crane crosshair cube-focus cursor-click cylinder desk disc
door-open eyes fire fire-extinguisher fire-truck frame-corners gps hand-coins hand-pointing highlighter hospital invoice lasso
lectern lightning-a map-pin-area newspaper octagon oven pentagon perspective phone prescription printer share-network square
square-half stack-plus swap tag-simple thumbs-up toilet-paper towel tree-structure trolley union user-circle users
`);

/** Highlights and stitches that only decorate: dropped. */
const solid = new Set(words('balloon drop lightbulb orange tooth boxing-glove'));

const conceptsFile = new URL('../../../packages/engine/src/concepts/catalogue/concepts.json', import.meta.url);
const concepts = JSON.parse(readFileSync(conceptsFile, 'utf8')) as Concept[];

const craftOf = new Map<string, number>([
  ...craft3.map((name) => [name, 3] as const),
  ...craft4.map((name) => [name, 4] as const),
  ...craft5.map((name) => [name, 5] as const),
  ...refused.map((name) => [name, 2] as const),
]);

/** Icons that some concept names. */
export const namedIcons: ReadonlySet<string> = new Set(concepts.flatMap((concept) => concept.icons));
for (const name of namedIcons) if (!craftOf.has(name)) console.warn(`nobody has looked at ${name} yet: it stays out`);

/** Icons that a concept names and somebody looked at, sorted: the engine reaches no others. */
export const reviewedIcons: readonly string[] = [...craftOf.keys()].filter((name) => namedIcons.has(name)).sort();

/** Whether any brief can lead to an icon: some concept names it, and it was looked at. */
export const reachable = (name: string): boolean => reviewedIcons.includes(name) && reviewOf(name).craft >= 3;

/** Icons nobody looked at do not enter: craft 0. */
export const reviewOf = (name: string): IconReview => ({
  cut: solid.has(name) ? 'solid' : 'drawn',
  craft: craftOf.get(name) ?? 0,
});

const splits5 = words(
  'drop-simple flame heart shield diamond butterfly tree-evergreen flower-lotus star-four book-open egg tree',
);
const splits4 = words(`
house brain crown-simple armchair castle-turret chef-hat mosque dress handbag-simple tote-simple avocado paw-print pen-nib-straight rocket
map-pin star spade hourglass-simple flower tooth seal rabbit skull cooking-pot lamp-pendant tree-palm t-shirt eye gear-six nut alien bell
airplane brandy person-arms-spread chair mask-happy call-bell cowboy-hat heart-straight keyhole grains
tipi couch
`);
const splits3 = words('house-line storefront');
const splitSolid = new Set(words('tree tooth'));

/** Every icon that may be split, sorted; the outer forms among them need no concept of their own. */
export const splitIcons: readonly string[] = [...splits5, ...splits4, ...splits3].sort();

/** Symmetric icons that may be split, and how they are cut for it. */
export function splitReview(name: string): IconReview {
  const craft = splits5.includes(name) ? 5 : splits4.includes(name) ? 4 : splits3.includes(name) ? 3 : 0;
  return { cut: splitSolid.has(name) ? 'solid' : reviewOf(name).cut, craft };
}

/**
 * Scores of marks by a reader who was not told what they show: 1 to 5 in halves, November 2026, 1,062 marks without captions, of
 * which only those away from the usual score of their kind stand here. Drawings fetched on demand have theirs as `craft`
 * (tools/catalogue/pictures). A point more was worth a fifth to a third of a point where the same marks stood in logos that other
 * readers scored (decision 0081).
 */
type Groups = Readonly<Record<string, string>>;

/** Letters that depict a thing. */
const letters: Groups = {
  2: `
    e-6 f-15 p-3 w-7 x-5`,
  '2.5': `
    a-15 a-5 b-4 c-11 d-11 d-9 e-1 e-13 e-2 e-8 f-10 f-11 f-13 f-8 g-1 h-10 h-11 h-14 i-10 i-12 i-13 i-14 j-10 j-11 j-9 k-8
    l-13 l-18 l-2 m-8 m-9 n-11 n-6 n-8 o-11 o-13 p-0 q-2 r-6 t-12 t-14 t-15 t-16 t-9 u-6 v-1 v-6 w-4 y-4`,
  4: `
    a-1 a-13 a-4 a-6 a-7 a-9 b-0 b-1 b-10 b-13 b-14 b-2 c-10 d-7 e-14 e-3 e-7 f-0 f-14 f-3 f-4 g-5 h-17 h-4 i-7 j-2 j-3 j-5 j-6
    k-0 k-1 k-11 k-12 k-13 k-3 k-4 k-7 l-4 m-2 m-4 n-2 q-0 q-1 r-0 r-3 r-7 s-10 t-1 t-3 t-5 u-1 v-2 v-5 v-7 x-1 x-4 y-2`,
  '4.5': `
    a-8 f-6 n-1 p-7 r-2 r-4 s-2`,
};

/** Icons as published. */
const icons: Groups = {
  '1.5': `
    circle-half circle-half-tilt circles-four circles-three diamond hexagon house-simple parallelogram squares-four triangle
    unite`,
  2: `
    balloon camera chart-donut diamonds-four dots-nine drop drop-simple egg envelope-simple eye-closed flag-banner
    handbag-simple heart-straight jar paper-plane-tilt scribble-loop seal shapes sparkle star star-four`,
  '2.5': `
    anchor-simple asterisk basket bell bezier-curve book book-open boot boxing-glove car-profile chair checkerboard cloud
    cloud-rain cloud-sun crown-simple cube drop-half drop-half-bottom eye flag-pennant flower hard-drives heart heartbeat
    hourglass-simple house infinity ladder lightning log microscope moon mountains needle parachute path pint-glass polygon
    puzzle-piece quotes recycle shipping-container signpost stack-simple storefront suitcase-simple sun sun-horizon sunglasses
    t-shirt timer tote tote-simple wall warehouse wave-sine waves wind`,
  '3.5': `
    acorn anchor aperture armchair atom barn basketball beanie beer-stein bicycle binoculars bird boat bowl-food brain bread
    butterfly cable-car cactus campfire carrot castle-turret champagne cheese chef-hat cherries circuitry coat-hanger
    coffee-bean compass-rose cookie couch cow cowboy-hat crown dog factory feather flag-checkered flower-lotus flower-tulip
    footprints fork-knife globe-hemisphere-west guitar hand-heart ice-cream lego mask-happy metronome microphone-stage
    moped-front motorcycle onigiri orange-slice pen-nib pen-nib-straight pepper ping-pong pizza planet plant popcorn popsicle
    rabbit shovel sneaker-move soccer-ball spinner-ball spiral swatches taxi tipi tractor treasure-chest tree-palm volleyball
    yarn`,
  4: `
    fingerprint fingerprint-simple grains pinwheel`,
};

/** Usual scores of both kinds. */
const usualLetter = 3.2;
const usualIcon = 3;

const scoresOf = (family: string, groups: Groups, usual: number): readonly (readonly [string, number])[] =>
  Object.entries(groups).flatMap(([score, names]) =>
    names
      .trim()
      .split(/\s+/u)
      .map((name) => [`${family}/${name}`, Number(score) - usual] as const),
  );

const above: ReadonlyMap<string, number> = new Map([
  ...scoresOf('letter-idea', letters, usualLetter),
  ...scoresOf('icon', icons, usualIcon),
]);

/** How far a mark's blind score is above the usual one of its kind, in points; 0 for marks that nobody scored. */
export const aboveUsual = (mark: string): number => above.get(mark) ?? 0;

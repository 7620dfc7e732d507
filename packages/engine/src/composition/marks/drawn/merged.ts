import { type Path, reversePath } from '../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from './construction.ts';
import { type Figure, figureIn, fine, nameFigures } from './figures.ts';
import { nameVessels } from './name-vessels.ts';
import { stands } from './stands.ts';
import { tradeVessels } from './trade-vessels.ts';
import type { Vessel } from './vessel.ts';
import { householdVessels } from './vessels.ts';

const vessels = { ...householdVessels, ...tradeVessels, ...nameVessels, ...stands } as const;
type VesselName = keyof typeof vessels;

/** Pairs that were looked at and refused, with the reason. */
const refused: Readonly<Partial<Record<VesselName, Readonly<Partial<Record<Figure, string>>>>>> = {
  tooth: { bolt: 'a toothache', flame: 'an inflammation', drop: 'blood', fish: 'a fish bone' },
  house: { flame: 'a house on fire', wave: 'a flood' },
  book: { flame: 'a burnt book', drop: 'a spilt drink' },
  heart: {
    bolt: 'a broken heart',
    sun: 'its rays leave the lobes',
    pine: 'its tip meets the cleft',
    crocus: 'too fine for the room',
    grain: 'too fine for the room',
    drop: 'blood',
    key: 'a love lock',
  },
  cloche: {
    paw: 'a pet for dinner',
    crocus: 'too fine for the room',
    grain: 'too fine for the room',
    flame: 'a kitchen fire',
    key: 'nothing to eat',
  },
  cup: { fish: 'a fish in the coffee', grain: 'too fine for the room' },
  loaf: { paw: 'somebody stepped on it', fish: 'no bread' },
  wheel: { grain: 'too fine for the room', crocus: 'too fine for the room' },
  camera: { grain: 'too fine for the room', crocus: 'too fine for the room' },
  mortar: { grain: 'too fine for the room', paw: 'an animal ground down', fish: 'no remedy' },
  suitcase: { flame: 'a fire aboard' },
  cross: {
    leaf: 'its stalk leaves the arms',
    temple: 'it leaves the arms',
    cells: 'it leaves the arms',
    bolt: 'an electric shock',
    drop: 'blood',
    flame: 'a burn',
  },
  balloon: {
    flame: 'a balloon on fire',
    bolt: 'a balloon that bursts',
    key: 'it would prick',
    anchor: 'it would not fly',
    foxglove: 'too fine for the room',
  },
  moon: { dumbbell: 'too wide for the hollow', volume: 'too wide for the hollow' },
  blaze: {
    home: 'a house on fire',
    tooth: 'an inflammation',
    volume: 'a burnt book',
    gown: 'a burnt dress',
    pencil: 'a burnt pencil',
    loaf: 'burnt bread',
  },
  sun: { pencil: 'a gauge' },
  eye: {
    drop: 'a tear',
    key: 'a keyhole',
    heart: 'a lover’s',
    flame: 'an inflamed eye',
    bolt: 'a sore eye',
    cells: 'a screen',
    temple: 'too fine',
  },
  casserole: { paw: 'a pet for dinner', bird: 'a small bird for dinner', heart: 'a heart for dinner', key: 'nothing to eat' },
  teapot: { fish: 'a fish in the tea', key: 'nothing to drink', bolt: 'a short circuit' },
  van: { flame: 'a van on fire', foxglove: 'too fine for the room' },
  dress: { paw: 'somebody stepped on it', drop: 'a stain', flame: 'a burnt dress' },
  tag: { grain: 'too fine for the room' },
  window: { temple: 'too fine for the room' },
  temple: { temple: 'a temple in a temple', bridge: 'too low for a gable' },
  compass: { sun: 'a sun in a sun', star: 'a star in a star' },
};

const tooFine = ({ room, floor }: Vessel, figure: Figure): boolean =>
  !floor && Math.min(room[2], room[3]) < (fine.get(figure) ?? 0);

function draw(vessel: Vessel, figure: Figure): readonly Piece[] {
  const inside = figureIn(figure, vessel.room, vessel.floor);
  if (vessel.open) return [piece('mark', vessel.parts()), piece('accent', inside)];
  const cut: Path = reversePath(inside);
  return [piece('mark', [...vessel.parts(), ...cut])];
}

/** A vessel with all that it may hold, and when it may. */
type Merger = Construction & { readonly holds: Vessel['serves'] } & Pick<Vessel, 'words' | 'told'>;

/** One thing of the brief inside another, or rising out of it: every vessel with every figure that it suits. */
export const mergers: readonly Merger[] = (Object.entries(vessels) as readonly (readonly [VesselName, Vessel])[]).map(
  ([name, vessel]) => ({
    holds: vessel.serves,
    ...(vessel.words === undefined ? {} : { words: vessel.words }),
    ...(vessel.told ? { told: true as const } : {}),
    name: `${vessel.floor ? 'out' : 'in'}-${name}`,
    serves: {},
    idea: vessel.idea,
    counts: null,
    forms: (vessel.holds ?? nameFigures).filter((figure) => refused[name]?.[figure] === undefined && !tooFine(vessel, figure)),
    corner: 2,
    craft: 4.8,
    contained: never,
    r16: 0.8,
    draw: (figure) => draw(vessel, figure as Figure),
  }),
);

import { type Path, reversePath } from '../../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { type Figure, figureIn, fine, nameFigures, nounOf } from './figures.ts';
import { nameVessels } from './name-vessels.ts';
import { stands } from './stands.ts';
import { tradeVessels } from './trade-vessels.ts';
import type { Vessel } from './vessel.ts';
import { householdVessels } from './vessels.ts';

const vessels = { ...householdVessels, ...tradeVessels, ...nameVessels, ...stands } as const;
export type VesselName = keyof typeof vessels;

/** A vessel by its name. Undefined if there is none. */
export const vesselNamed = (name: string): Vessel | undefined =>
  Object.hasOwn(vessels, name) ? vessels[name as VesselName] : undefined;

/** Vessels that may also belong to the name, with the trade things they can hold as well. */
const alsoHeld: Readonly<Partial<Record<VesselName, readonly Figure[]>>> = {
  lantern: ['mug', 'bean', 'volume', 'note'],
  temple: ['bean', 'volume', 'note', 'home'],
};

/** Pairs that were looked at and refused; the reasons are comments, for they would be downloaded. */
const refused: Readonly<Partial<Record<VesselName, readonly Figure[]>>> = {
  // bolt: a toothache; flame: an inflammation; drop: blood; fish: a fish bone; cells: decay.
  tooth: ['bolt', 'flame', 'drop', 'fish', 'cells'],
  // flame: a house on fire; wave: a flood.
  house: ['flame', 'wave'],
  // flame: a burnt book; drop: a spilt drink.
  book: ['flame', 'drop'],
  // bolt: a broken heart; sun: its rays leave the lobes; pine, lighthouse: the tip meets the cleft; drop: blood; key: a love lock.
  heart: ['bolt', 'sun', 'pine', 'lighthouse', 'drop', 'key'],
  // paw: a pet for dinner; flame: a kitchen fire; key, cells: nothing to eat.
  cloche: ['paw', 'flame', 'key', 'cells'],
  // fish: a fish in the coffee; grain: too fine for the room.
  cup: ['fish', 'grain'],
  // paw: somebody stepped on it; fish: no bread; cells: mould.
  loaf: ['paw', 'fish', 'cells'],
  // lantern: a lantern in a lantern.
  lantern: ['lantern'],
  // grain, crocus: too fine for the room.
  wheel: ['grain', 'crocus'],
  // paw: an animal ground down; fish: no remedy.
  mortar: ['paw', 'fish'],
  // flame: a fire aboard.
  suitcase: ['flame'],
  // leaf: its stalk leaves the arms; temple, cells: it leaves the arms; bolt: an electric shock; drop: blood; flame: a burn.
  cross: ['leaf', 'temple', 'cells', 'bolt', 'drop', 'flame'],
  // flame: a balloon on fire; bolt: a balloon that bursts; key: it would prick; anchor: it would not fly; foxglove: too fine
  // for the room.
  balloon: ['flame', 'bolt', 'key', 'anchor', 'foxglove'],
  // dumbbell, volume: too wide for the hollow.
  moon: ['dumbbell', 'volume'],
  // home: a house on fire; tooth: an inflammation; volume: a burnt book; gown: a burnt dress; pencil: a burnt pencil; loaf:
  // burnt bread.
  blaze: ['home', 'tooth', 'volume', 'gown', 'pencil', 'loaf'],
  // pencil: a gauge.
  sun: ['pencil'],
  // drop: a tear; key: a keyhole; heart: a lover’s; flame: an inflamed eye; bolt: a sore eye; cells: a screen; temple: too
  // fine.
  eye: ['drop', 'key', 'heart', 'flame', 'bolt', 'cells', 'temple'],
  // paw: a pet for dinner; bird: a small bird for dinner; heart: a heart for dinner; key: nothing to eat.
  casserole: ['paw', 'bird', 'heart', 'key'],
  // fish: a fish in the tea; key: nothing to drink; bolt: a short circuit.
  teapot: ['fish', 'key', 'bolt'],
  // flame: a van on fire; foxglove: too fine for the room.
  van: ['flame', 'foxglove'],
  // paw: somebody stepped on it; drop: a stain; flame: a burnt dress.
  dress: ['paw', 'drop', 'flame'],
  // temple: a temple in a temple; bridge: too low for a gable.
  temple: ['temple', 'bridge'],
};

/** Where a vessel shows what it holds, in words; inside it where this says nothing. */
const places: Readonly<Partial<Record<VesselName, string>>> = {
  bag: 'on the front',
  balloon: 'on the front',
  barrel: 'on the front',
  book: 'on the cover',
  box: 'on the front',
  casserole: 'on the front',
  cloche: 'on the lid',
  cup: 'on the front',
  dress: 'on the front',
  flacon: 'on the front',
  kettlebell: 'on the front',
  loaf: 'on top',
  mortar: 'on the front',
  pot: 'on the front',
  stein: 'on the front',
  suitcase: 'on the front',
  teapot: 'on the front',
  temple: 'under the roof',
  van: 'on the side',
};

/** A vessel as a noun with its article, and where it shows what it holds. */
export const whereIn = (name: VesselName): { readonly thing: string; readonly place: string } => ({
  thing: vessels[name].thing,
  place: places[name] ?? 'inside',
});

const tooFine = ({ room, floor }: Vessel, figure: Figure): boolean =>
  !floor && Math.min(room[2], room[3]) < (fine.get(figure) ?? 0);

function draw(vessel: Vessel, figure: Figure): readonly Piece[] {
  const inside = figureIn(figure, vessel.room, vessel.floor);
  if (vessel.open) return [piece('mark', vessel.parts()), piece('accent', inside)];
  const cut: Path = reversePath(inside);
  return [piece('mark', [...vessel.parts(), ...cut])];
}

/** A vessel with everything it may hold, and the conditions. */
type Merger = Construction & { readonly holds: Vessel['serves'] };

/**
 * One thing of the brief inside another, or rising out of it: every vessel with every figure that suits it.
 */
export const mergers: readonly Merger[] = (Object.entries(vessels) as readonly (readonly [VesselName, Vessel])[]).map(
  ([name, vessel]) => ({
    holds: vessel.serves,
    name: `${vessel.floor ? 'out' : 'in'}-${name}`,
    serves: {},
    idea: `${vessel.thing} combined with another idea from your description`,
    told: (form) => {
      const noun = nounOf(form as Figure);
      const figure = noun === vessel.thing ? `another ${noun.slice(noun.indexOf(' ') + 1)}` : noun;
      return vessel.floor ? `${figure} above ${vessel.thing}` : `${vessel.thing} with ${figure} ${places[name] ?? 'inside'}`;
    },
    counts: null,
    forms: ((vessel.holds ?? [...nameFigures, ...(alsoHeld[name] ?? [])]) as readonly Figure[]).filter(
      (figure) => !refused[name]?.includes(figure) && !tooFine(vessel, figure),
    ),
    corner: 2,
    craft: 4.8,
    contained: never,
    r16: 0.8,
    draw: (figure) => draw(vessel, figure as Figure),
  }),
);

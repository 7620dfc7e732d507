import type { Path } from '../../geometry/path.ts';
import type { CounterPicture } from './counters.ts';
import type { DrawFigure } from './figure.ts';
import { holding, seen } from './held.ts';
import { bottle, bridge, column, crown, gable, hammer, layers, lens, mug, pencil, target } from './made.ts';
import { bolt, crescent, fir, gem, heart, peak, planet, range, sprout, sunset, tent } from './natural.ts';

/** Letters that a thing may be drawn for, how wide it is beside that letter, and the drawing. */
export interface LetterFigure {
  readonly letters: string;
  readonly wide: number;
  /** As wide as it is high, where the letter is not much narrower: what is round by nature is no egg. */
  readonly round?: true;
  /** Known as its letter only by those around it. */
  readonly free?: true;
  readonly draw: DrawFigure;
}

const figure = (letters: string, draw: DrawFigure, wide = 1): LetterFigure => ({ letters, draw, wide });
const free = (letters: string, draw: DrawFigure, wide = 1): LetterFigure => ({ letters, draw, wide, free: true });
const round = (letters: string, draw: DrawFigure, wide = 1): LetterFigure => ({ letters, draw, wide, round: true });
/** Pictures narrow enough for an A. */
const slender: ReadonlySet<CounterPicture> = new Set(['drop', 'flame', 'keyhole', 'bolt', 'heart', 'spark']);
const inCounter = (picture: CounterPicture): readonly LetterFigure[] => [
  figure('O', seen('O', picture), 1.08),
  ...(slender.has(picture) ? [figure('A', seen('A', picture), 1.06)] : []),
];

/** The same with any picture that may be cut out of a solid. */
export const pictureInLetter = (picture: Path): readonly LetterFigure[] => [figure('O', holding('O', picture, 0.64), 1.06)];

const [leaves, water, home, heights, rays] = [
  inCounter('leaf'),
  inCounter('drop'),
  [figure('A', gable), ...inCounter('house')],
  [figure('A', peak, 1.05), figure('M', range), figure('O', seen('O', 'peaks'), 1.08)],
  [round('O', sunset)],
] as const;
const growing: readonly LetterFigure[] = [free('Y', sprout), ...leaves];
const look: readonly LetterFigure[] = [round('O', target), round('Q', lens)];
const lit: readonly LetterFigure[] = inCounter('flame');
const drawing: readonly LetterFigure[] = [figure('I', pencil)];
const built: readonly LetterFigure[] = [figure('T', hammer), ...home];
const served: readonly LetterFigure[] = [figure('U', mug), ...inCounter('cup')];
const poured: readonly LetterFigure[] = [figure('I', bottle)];
const standing: readonly LetterFigure[] = [figure('I', column)];
const stacked: readonly LetterFigure[] = [figure('E', layers)];
const sewn: readonly LetterFigure[] = [figure('O', seen('O', 'holes', 0.7), 1.08)];
const beloved: readonly LetterFigure[] = [free('V', heart), ...inCounter('heart')];
const charged: readonly LetterFigure[] = [free('ZS', bolt, 0.86), ...inCounter('bolt')];
const heard: readonly LetterFigure[] = inCounter('note');
const kept: readonly LetterFigure[] = inCounter('keyhole');
const pet: readonly LetterFigure[] = inCounter('paw');
const flowing: readonly LetterFigure[] = inCounter('wave');

/** What a concept offers of a name's letters, the clearest first. */
export const figures: Readonly<Record<string, readonly LetterFigure[]>> = {
  leaf: growing,
  plant: growing,
  herb: growing,
  fern: leaves,
  olive: leaves,
  vine: leaves,
  tea: [...leaves, ...served],
  market: leaves,
  farm: growing,
  pine: [figure('A', fir, 0.95), ...leaves],
  tree: [figure('A', fir, 0.95), ...leaves],
  coffee: served,
  cup: served,
  water,
  rain: water,
  soap: water,
  bath: water,
  cleaning: water,
  plumbing: water,
  paint: water,
  wave: flowing,
  river: flowing,
  swim: flowing,
  fire: lit,
  ember: lit,
  kiln: lit,
  barbecue: inCounter('flame'),
  lantern: lit,
  light: lit,
  lamp: lit,
  heart: beloved,
  care: beloved,
  wedding: beloved,
  family: beloved,
  house: home,
  estate: home,
  cabin: home,
  roof: home,
  construction: built,
  tools: [figure('T', hammer)],
  hammer: [figure('T', hammer)],
  carpentry: [figure('T', hammer)],
  key: kept,
  security: kept,
  door: [...kept, ...home],
  lightning: charged,
  energy: charged,
  storm: charged,
  medicine: inCounter('plus'),
  pharmacy: inCounter('plus'),
  spark: inCounter('spark'),
  ai: inCounter('spark'),
  star: inCounter('star'),
  paw: pet,
  dog: pet,
  cat: pet,
  mountain: heights,
  climb: heights,
  hike: heights,
  ski: heights,
  snow: heights,
  tent: [figure('A', tent, 1.05)],
  yarn: sewn,
  tailor: sewn,
  shirt: sewn,
  fashion: sewn,
  dress: sewn,
  watch: [figure('O', seen('O', 'hands', 0.66), 1.08)],
  time: [figure('O', seen('O', 'hands', 0.66), 1.08)],
  music: heard,
  voice: heard,
  sound: heard,
  sun: rays,
  dawn: rays,
  island: rays,
  target: look,
  camera: look,
  eye: look,
  film: look,
  planet: [round('O', planet)],
  telescope: [round('O', planet), ...look],
  crown: [figure('W', crown)],
  column: standing,
  temple: standing,
  law: standing,
  pen: drawing,
  school: drawing,
  art: drawing,
  design: drawing,
  signature: drawing,
  wine: poured,
  beer: poured,
  champagne: poured,
  jewel: [figure('V', gem)],
  bridge: [figure('H', bridge, 1.1)],
  layers: stacked,
  data: stacked,
  server: stacked,
  moon: [round('C', crescent)],
};

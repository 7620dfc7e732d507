import { bar } from './compositions/bar.ts';
import { crop } from './compositions/crop.ts';
import { field } from './compositions/field.ts';
import { giant } from './compositions/giant.ts';
import { grid } from './compositions/grid.ts';
import { growth } from './compositions/growth.ts';
import { lockup } from './compositions/lockup.ts';
import { panel } from './compositions/panel.ts';
import { plate } from './compositions/plate.ts';
import { poster } from './compositions/poster.ts';
import { quote } from './compositions/quote.ts';
import { row } from './compositions/row.ts';
import { space } from './compositions/space.ts';
import { split } from './compositions/split.ts';
import type { Piece, Stage } from './stage.ts';

/** Every composition: one dominant gesture each (design rules §9). */
export const compositions = {
  bar,
  crop,
  field,
  giant,
  grid,
  growth,
  lockup,
  panel,
  plate,
  quote,
  row,
  space,
  split,
  poster,
} as const satisfies Readonly<Record<string, (stage: Stage) => readonly Piece[]>>;

export type Composition = keyof typeof compositions;

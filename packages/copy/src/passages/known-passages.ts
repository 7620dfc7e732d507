import { advice } from './advice.ts';
import { creative } from './creative.ts';
import { dailyLife } from './daily-life.ts';
import { eating } from './eating.ts';
import { fitness } from './fitness.ts';
import { food } from './food.ts';
import { goods } from './goods.ts';
import { health } from './health.ts';
import { industry } from './industry.ts';
import { learning } from './learning.ts';
import { money } from './money.ts';
import { online } from './online.ts';
import type { Passages } from './passage-list.ts';
import { retail } from './retail.ts';
import { technology } from './technology.ts';
import { trade } from './trade.ts';

/**
 * What is said of each trade in a story, by the names that the engine has for trades. A passage is true of every business of its trade, says
 * nothing about one business, and shares no six words in a row with another.
 */
export const knownPassages: ReadonlyMap<string, Passages> = new Map([
  ...food,
  ...eating,
  ...retail,
  ...goods,
  ...online,
  ...health,
  ...fitness,
  ...learning,
  ...money,
  ...advice,
  ...creative,
  ...technology,
  ...trade,
  ...industry,
  ...dailyLife,
]);

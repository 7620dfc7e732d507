import advice from './advice.json' with { type: 'json' };
import creative from './creative.json' with { type: 'json' };
import dailyLife from './daily-life.json' with { type: 'json' };
import eating from './eating.json' with { type: 'json' };
import fitness from './fitness.json' with { type: 'json' };
import food from './food.json' with { type: 'json' };
import goods from './goods.json' with { type: 'json' };
import health from './health.json' with { type: 'json' };
import industry from './industry.json' with { type: 'json' };
import learning from './learning.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import online from './online.json' with { type: 'json' };
import retail from './retail.json' with { type: 'json' };
import technology from './technology.json' with { type: 'json' };
import trade from './trade.json' with { type: 'json' };

/** What a story says of a trade. */
export interface Passages {
  /** Two or three sentences that stand together: who comes, with what, and what good work is. */
  readonly texts: readonly string[];
  /** The end of a story: what its reader can do next. */
  readonly end: string;
}

const groups: readonly Readonly<Record<string, Passages>>[] = [
  food,
  eating,
  retail,
  goods,
  online,
  health,
  fitness,
  learning,
  money,
  advice,
  creative,
  technology,
  trade,
  industry,
  dailyLife,
];

/**
 * What is said of each trade in a story, by the names that the engine has for trades. A passage is true of every business of its trade, says
 * nothing about one business, and shares no six words in a row with another.
 */
export const knownPassages: ReadonlyMap<string, Passages> = new Map(groups.flatMap((group) => Object.entries(group)));

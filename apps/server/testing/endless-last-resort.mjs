/**
 * For tests, given to a server by `--import`: takes away the timer with which an end that takes too long is cut short, and says on stderr at
 * how many milliseconds it was set. A server that ends has then closed in order, however busy the machine was.
 */
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const wait = timers.setTimeout;
timers.setTimeout = (milliseconds, ...more) => {
  // Rounds of jobs are longer, pauses shorter. One that is set beyond is not seen, and the test misses the line.
  if (milliseconds < 20_000 || milliseconds >= 30_000) return wait(milliseconds, ...more);
  process.stderr.write(`last resort at ${milliseconds} ms\n`);
  return new Promise(() => {});
};
syncBuiltinESMExports();

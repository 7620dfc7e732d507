import type { Progress } from '@brandwright/data';

/** Milliseconds of silence before whoever waits is told how far it is. */
const silence = 2000;

/** Tells of long work every two seconds, and of short work nothing. */
export function progressTo(tell: (text: string) => void): Progress {
  let last = performance.now();
  return (table, rows) => {
    if (performance.now() - last < silence) return;
    last = performance.now();
    tell(`${table}: ${rows} rows so far\n`);
  };
}

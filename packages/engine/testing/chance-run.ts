import { holdsFor } from './design-set.ts';

// A program of its own: the test runner's module transform makes the engine twice as slow. Arguments: how many briefs, which seed.
const [count, seed] = process.argv.slice(2).map(Number);
if (count === undefined || seed === undefined) throw new Error('usage: chance-run.ts COUNT SEED');
holdsFor(count, seed);
process.stdout.write(`${count} briefs held\n`);

import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';
import { browser } from './benches/browser.ts';
import { buying } from './benches/buying.ts';
import { coldProcess } from './benches/cold-process.ts';
import { editing } from './benches/editing.ts';
import { eightDesigns } from './benches/eight-designs.ts';
import { entryTiming } from './benches/entry-timing.ts';
import { flood } from './benches/flood.ts';
import { kit } from './benches/kit.ts';
import { kitDocuments } from './benches/kit-documents.ts';
import { lighthouseBench } from './benches/lighthouse.ts';
import { memory } from './benches/memory.ts';
import { raster } from './benches/raster.ts';
import { redesigns } from './benches/redesigns.ts';
import { responsiveness } from './benches/responsiveness.ts';
import { signIns } from './benches/sign-ins.ts';
import { signedInReads } from './benches/signed-in-reads.ts';
import { start } from './benches/start.ts';
import { svgSize } from './benches/svg-size.ts';
import { tracing } from './benches/tracing.ts';
import { typing } from './benches/typing.ts';
import { describeMachine, writeRecord, writeReport } from './record.ts';
import { missedOf, type Outcome, plainTable } from './table.ts';

/** `npm run bench`, `npm run bench -- --only designs`: measures, prints, records; exit status 1 when a demand is missed. */
const benches: readonly Bench[] = [
  svgSize,
  eightDesigns,
  redesigns,
  raster,
  tracing,
  kit,
  kitDocuments,
  coldProcess,
  start,
  browser,
  typing,
  editing,
  lighthouseBench,
  responsiveness,
  signedInReads,
  signIns,
  entryTiming,
  buying,
  flood,
  memory,
];

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const asked = benches.filter(({ name }) => only === undefined || name === only);
if (asked.length === 0) {
  console.error(`No bench is named ${only}. There are: ${benches.map(({ name }) => name).join(', ')}.`);
  process.exit(64);
}

const machine = describeMachine();
console.log(`${machine.words}; load ${machine.load.toFixed(1)}\n`);
const outcomes: Outcome[] = [];
for (const bench of asked) {
  const outcome = await measure(bench);
  console.log(`${plainTable(outcome)}\n`);
  outcomes.push(outcome);
}
writeReport(machine, outcomes);
if (only === undefined) writeRecord(machine, outcomes);

const missed = outcomes.flatMap(missedOf);
for (const line of missed) console.error(`missed: ${line}`);
for (const { name, left } of outcomes) if (left !== null) console.error(`left out: ${name}, ${left}`);
if (missed.length === 0) console.log('Every demand that was measured is held.');
process.exit(missed.length === 0 ? 0 : 1);

/** A bench that breaks is a demand missed, and no reason to leave out the others. */
async function measure({ name, title, run }: Bench): Promise<Outcome> {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  try {
    const measured = await run();
    const left = typeof measured === 'string' ? measured : null;
    return { name, title, figures: typeof measured === 'string' ? [] : measured, left, broke: null, seconds: seconds() };
  } catch (error) {
    const broke = `${name} broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    return { name, title, figures: [], left: null, broke, seconds: seconds() };
  }
}

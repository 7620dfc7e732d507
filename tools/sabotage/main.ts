import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../check/workspace.ts';
import { type Change, type Control, changesOf, sabotaged } from './control.ts';
import { controls } from './controls.ts';
import { runTests } from './one-test.ts';
import { openScratch } from './scratch.ts';

/**
 * `npm run sabotage [row …]`: takes each line of defence away, one at a time, in a copy of the repository, and demands that the test
 * that is said to hold it fails. Status 1 when one of them does not notice, 65 when the list is behind the code. Takes minutes.
 */
const asked = process.argv.slice(2);
const chosen = controls.filter(({ row }) => asked.length === 0 || asked.includes(row));
if (chosen.length === 0) {
  console.error(`No control of ${asked.join(', ')}. There are: ${[...new Set(controls.map(({ row }) => row))].join(', ')}.`);
  process.exit(64);
}

const scratch = openScratch(root);
process.on('exit', () => scratch.remove());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const textOf = ({ file }: Change): string => readFileSync(join(scratch.folder, file), 'utf8');
try {
  for (const change of chosen.flatMap(changesOf)) sabotaged(textOf(change), change);
} catch (error) {
  console.error((error as Error).message);
  process.exit(65);
}

/** What the tests say while everything is in its place: one that fails anyway, or is not run here, proves nothing. */
const sound = new Map<string, boolean>();
console.log(`${chosen.length} controls; first their tests with everything in its place.`);
const keyOf = ({ test, title }: Control): string => `${test} ${title}`;
for (const [test, group] of Map.groupBy(chosen, ({ test }) => test)) {
  const endings = await runTests(scratch.folder, test, [...new Set(group.map(({ title }) => title))]);
  for (const control of group) {
    const ending = endings.get(control.title);
    sound.set(keyOf(control), ending !== undefined && ending.passed > 0 && ending.failed === 0);
  }
}

/** What happened when a control was gone, and whether that is what should. */
async function tried(control: Control): Promise<readonly [boolean, string]> {
  if (sound.get(keyOf(control)) !== true) return [false, 'the test fails or is not run with everything in its place'];
  const changes = changesOf(control);
  const whole = changes.map((change) => ({ change, text: textOf(change) }));
  // One after the other: two of them may be in one file.
  for (const change of changes) writeFileSync(join(scratch.folder, change.file), sabotaged(textOf(change), change));
  const ending = (await runTests(scratch.folder, control.test, [control.title])).get(control.title);
  for (const { change, text } of whole) writeFileSync(join(scratch.folder, change.file), text);
  if (ending === undefined || ending.passed + ending.failed === 0) return [false, 'the test did not come to an end'];
  if (ending.passed > 0) return [false, `${ending.passed} of ${ending.passed + ending.failed} tests did not notice`];
  return [true, ending.message.replace(/\s+/g, ' ').slice(0, 90)];
}

let missed = 0;
for (const control of chosen) {
  const [noticed, what] = await tried(control);
  if (!noticed) missed++;
  console.log(`${noticed ? 'noticed' : 'MISSED '}  ${control.row.padEnd(5)} ${control.gone.padEnd(62)} ${what}`);
}
console.log(`${chosen.length - missed} of ${chosen.length} noticed`);
process.exit(missed === 0 ? 0 : 1);

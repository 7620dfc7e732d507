import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleDirections } from '@brandwright/engine';
import { drawSet, openStudio } from '@brandwright/press/maker';
import { createRandom } from '../../../packages/engine/src/random.ts';
import { briefOf } from '../specimens.ts';
import { readBriefs } from './briefs.ts';
import { checkApart, commit, type KeyedSheet, type KeyedStyle, setId, writeKey } from './key.ts';
import { shuffled } from './pair-plan.ts';
import { logoOf } from './pairs-command.ts';
import { contactSheet, drawNumbered, drawRow, type Picture } from './pictures.ts';

export interface SheetsOptions {
  readonly briefs: string;
  readonly count: number;
  readonly seed: string;
  readonly out: string;
  readonly key: string;
}

/** Contact sheets for rubric scores: eight designs a brief, numbered; `briefs.json` beside them says what was asked for. */
export async function runSheets({ briefs, count, seed, out, key }: SheetsOptions): Promise<void> {
  checkApart(key, out);
  const chosen = shuffled(readBriefs(briefs), createRandom(`sheets/${seed}`).next).slice(0, count);
  const set = setId({ briefs, count, seed, at: commit() });
  const studio = await openStudio();
  mkdirSync(out, { recursive: true });
  const sheets: KeyedSheet[] = [];
  const asked: unknown[] = [];
  for (const [i, { brief, written }] of chosen.entries()) {
    const { designs } = (await drawSet(studio, brief, { round: 0 })).set;
    const sheet = `S${String(i + 1).padStart(2, '0')}`;
    const cells: Picture[] = [];
    for (const [k, design] of designs.entries()) cells.push(await drawNumbered(k + 1, logoOf(design)));
    writeFileSync(join(out, `${sheet}.png`), (await contactSheet(`set ${set}, sheet ${sheet}`, cells, 4)).png);
    sheets.push({ sheet, brief: brief.name, designs: designs.map(({ id }) => id) });
    asked.push({ sheet, ...written });
  }
  writeFileSync(join(out, 'briefs.json'), `${JSON.stringify(asked, null, 2)}\n`);
  writeKey(key, { set, seed, commit: commit(), sheets });
  console.log(`Set ${set}: ${sheets.length} sheets are in ${out}; the key is ${key}.`);
}

/** Sheets for style attribution: one brief under each direction, a row of eight each, rows in a hidden order. */
export async function runStyles({ briefs, count, seed, out, key }: SheetsOptions): Promise<void> {
  checkApart(key, out);
  const random = createRandom(`styles/${seed}`);
  const chosen = shuffled(readBriefs(briefs), random.next).slice(0, count);
  const set = setId({ briefs, count, seed, styles: true, at: commit() });
  const studio = await openStudio();
  mkdirSync(out, { recursive: true });
  const styles: KeyedStyle[] = [];
  for (const [i, { brief, written }] of chosen.entries()) {
    const rows: Picture[] = [];
    for (const [k, style] of shuffled(styleDirections, random.next).entries()) {
      const row = `T${i + 1}${'abcd'[k]}`;
      const { designs } = (await drawSet(studio, briefOf({ ...written, style }), { round: 0 })).set;
      rows.push(await drawRow(row, designs.map(logoOf)));
      styles.push({ row, brief: brief.name, style });
    }
    writeFileSync(join(out, `T${i + 1}.png`), (await contactSheet(`set ${set}, sheet T${i + 1}`, rows, 1)).png);
  }
  writeKey(key, { set, seed, commit: commit(), styles });
  console.log(`Set ${set}: ${styles.length} rows on ${chosen.length} sheets are in ${out}; the key is ${key}.`);
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { drawSet, loadFonts, openStudio } from '@brandwright/press/maker';
import type { Command } from './command-line.ts';
import { type BriefGroup, drawGroup, sheetFaces, stack } from './contact-sheet.ts';
import { counted } from './counted.ts';
import { CommandError, exits } from './exits.ts';
import { readBrief } from './read-brief.ts';

/** `brandwright sheet`: every brief of a file on one picture. A brief that is refused stops it, named by its place in the list. */
export async function runSheet(command: Extract<Command, { kind: 'sheet' }>, print: (text: string) => void): Promise<void> {
  const inputs = await readList(command.briefs);
  const studio = await openStudio();
  await loadFonts(sheetFaces, studio.book);
  const groups: BriefGroup[] = [];
  for (const [i, input] of inputs.entries()) {
    const brief = readBrief(input, (field) => `brief ${i + 1}, ${field}`);
    const { set } = await drawSet(studio, brief, { round: command.round });
    groups.push(await drawGroup(brief, set.designs, command.columns, studio.book));
  }
  await mkdir(dirname(command.out), { recursive: true });
  await writeFile(command.out, await stack(groups));
  print(`Saved the designs for ${counted(inputs.length, 'brief')} to ${command.out}.\n`);
}

async function readList(file: string): Promise<readonly unknown[]> {
  let list: unknown;
  try {
    list = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CommandError(exits.data, [`${file} isn’t valid JSON: ${error.message}`]);
  }
  if (!Array.isArray(list) || list.length === 0) throw new CommandError(exits.data, [`${file} must contain a list of briefs.`]);
  return list;
}

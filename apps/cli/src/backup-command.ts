import { stat } from 'node:fs/promises';
import { type BackupEnd, saveBackup } from '@brandwright/data';
import type { Command } from './command-line.ts';
import { counted } from './counted.ts';
import { openPlace, placeOf } from './open-store.ts';
import { progressTo } from './progress.ts';

type Say = (text: string) => void;

/** `brandwright backup`: everything that is kept, in one file that stands there only when it is whole. */
export async function runBackup({ out }: Extract<Command, { kind: 'backup' }>, print: Say, tell: Say): Promise<void> {
  const { database, close } = await openPlace(placeOf(process.env, process.cwd()), 'there');
  const end = await saveBackup(database, out, progressTo(tell)).finally(close);
  const { size } = await stat(out);
  const tables = counted(Object.keys(end.tallies).length, 'table');
  print(`Saved ${counted(rowsIn(end), 'row')} from ${tables} to ${out} (${(size / 1e6).toFixed(1)} MB).\n`);
}

export const rowsIn = ({ tallies }: BackupEnd): number => Object.values(tallies).reduce((sum, { rows }) => sum + rows, 0);

import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flushNames, writeWhole } from './whole-file.ts';

/** An account that was erased; nothing else is known of it. */
export interface Erasure {
  /** UUID. */
  readonly personId: string;
  readonly at: Date;
}

/** A ledger as far as it can be read. */
interface KeptErasures {
  readonly list: readonly Erasure[];
  /** Whether there are lines that are none. */
  readonly isDamaged: boolean;
}

/** What can be read of the ledger of a file, a line of JSON each; empty when there is none. */
export async function readWhatIsLeft(file: string): Promise<KeptErasures> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // Without an end of line, the last was cut off by a crash, and will be written again.
  const lines = text.split('\n').slice(0, -1);
  const read = lines.filter((line) => line !== '').map(readLine);
  return { list: read.filter((one) => one !== null), isDamaged: read.includes(null) };
}

/** The ledger of a file that has to be whole. Throws SyntaxError for one that is damaged or something else. */
export async function readErasures(file: string): Promise<readonly Erasure[]> {
  const { list, isDamaged } = await readWhatIsLeft(file);
  if (isDamaged) throw new SyntaxError(`${file} is no ledger of erasures.`);
  return list;
}

function readLine(line: string): Erasure | null {
  const found = /^\{"personId":"([0-9a-f-]{36})","at":"([^"]+)"\}$/.exec(line);
  const at = new Date(found?.[2] ?? '');
  return found?.[1] === undefined || Number.isNaN(at.getTime()) ? null : { personId: found[1], at };
}

const linesOf = (list: readonly Erasure[]): string =>
  list.map(({ personId, at }) => `${JSON.stringify({ personId, at: at.toISOString() })}\n`).join('');

/**
 * Begins a damaged ledger anew; answers with where the damaged one is kept, for people to look at. At every moment one of the two stands under the
 * ledger's name. The same damage gets the same name, however often this is tried.
 */
export async function renewErasures(file: string, list: readonly Erasure[]): Promise<string> {
  const damaged = await readFile(file);
  const aside = `${file}.damaged-${createHash('sha256').update(damaged).digest('hex').slice(0, 12)}`;
  await writeWhole(aside, damaged);
  await writeWhole(file, linesOf(list));
  return aside;
}

/** Adds to a file, made when it is not there, and waits for the disk. */
export async function appendErasures(file: string, list: readonly Erasure[]): Promise<void> {
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    // What a crash left of a line, however long that is.
    const { buffer } = size === 0 ? { buffer: Buffer.from('\n') } : await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    if (buffer[0] !== 10) await handle.truncate((await readFile(file)).lastIndexOf(10) + 1);
    await handle.appendFile(linesOf(list));
    await handle.sync();
    if (size === 0) await flushNames(dirname(file));
  } finally {
    await handle.close();
  }
}

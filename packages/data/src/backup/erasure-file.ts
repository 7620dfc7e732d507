import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flushNames, writeWhole } from './whole-file.ts';

/** An erased account. Nothing else about it is kept. */
export interface Erasure {
  /** UUID. */
  readonly personId: string;
  readonly at: Date;
}

/** The readable part of a ledger. */
interface KeptErasures {
  readonly list: readonly Erasure[];
  /** True if some lines are malformed. */
  readonly isDamaged: boolean;
}

/** Reads what it can of a ledger file, one JSON object per line. Empty if the file is missing. */
export async function readWhatIsLeft(file: string): Promise<KeptErasures> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A last line without a newline was cut off by a crash. It will be written again.
  const lines = text.split('\n').slice(0, -1);
  const read = lines.filter((line) => line !== '').map(readLine);
  return { list: read.filter((one) => one !== null), isDamaged: read.includes(null) };
}

/** Reads a ledger file that must be intact. Throws SyntaxError if it is damaged or not a ledger. */
export async function readErasures(file: string): Promise<readonly Erasure[]> {
  const { list, isDamaged } = await readWhatIsLeft(file);
  if (isDamaged) throw new SyntaxError(`${file} isn’t an erasure ledger.`);
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
 * Replaces a damaged ledger; returns where the damaged file is kept for inspection. One of the two always
 * stands under the ledger's name. The same damage gets the same file name on every retry.
 */
export async function renewErasures(file: string, list: readonly Erasure[]): Promise<string> {
  const damaged = await readFile(file);
  const aside = `${file}.damaged-${createHash('sha256').update(damaged).digest('hex').slice(0, 12)}`;
  await writeWhole(aside, damaged);
  await writeWhole(file, linesOf(list));
  return aside;
}

/** Appends to a ledger file, creating it if missing, and waits for the disk. */
export async function appendErasures(file: string, list: readonly Erasure[]): Promise<void> {
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    // Removes a partial line left by a crash, however long.
    const { buffer } = size === 0 ? { buffer: Buffer.from('\n') } : await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    if (buffer[0] !== 10) await handle.truncate((await readFile(file)).lastIndexOf(10) + 1);
    await handle.appendFile(linesOf(list));
    await handle.sync();
    if (size === 0) await flushNames(dirname(file));
  } finally {
    await handle.close();
  }
}

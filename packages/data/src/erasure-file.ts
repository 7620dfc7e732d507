import { open, readFile } from 'node:fs/promises';

/** An account that was erased; nothing else is known of it. */
export interface Erasure {
  /** UUID. */
  readonly personId: string;
  readonly at: Date;
}

/** The ledger of a file, a line of JSON each; empty when there is none. Throws SyntaxError for a file that is something else. */
export async function readErasures(file: string): Promise<readonly Erasure[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n');
  // Without an end of line, the last was cut off by a crash, and will be written again.
  return lines.slice(0, -1).flatMap((line) => (line === '' ? [] : [readLine(line, file)]));
}

function readLine(line: string, file: string): Erasure {
  const found = /^\{"personId":"([0-9a-f-]{36})","at":"([^"]+)"\}$/.exec(line);
  const at = new Date(found?.[2] ?? '');
  if (found?.[1] === undefined || Number.isNaN(at.getTime())) throw new SyntaxError(`${file} is no ledger of erasures.`);
  return { personId: found[1], at };
}

/** Adds to a file, made when it is not there, and waits for the disk. */
export async function appendErasures(file: string, list: readonly Erasure[]): Promise<void> {
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const { buffer } = size === 0 ? { buffer: Buffer.from('\n') } : await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    if (buffer[0] !== 10) await cutLastLine(handle, size);
    await handle.appendFile(list.map(({ personId, at }) => `${JSON.stringify({ personId, at: at.toISOString() })}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What a crash left of a line. */
async function cutLastLine(handle: Awaited<ReturnType<typeof open>>, size: number): Promise<void> {
  const { buffer } = await handle.read(Buffer.alloc(Math.min(size, 200)), 0, Math.min(size, 200), Math.max(0, size - 200));
  await handle.truncate(size - (buffer.length - 1 - buffer.lastIndexOf(10)));
}

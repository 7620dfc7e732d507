import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a small file that only its owner can read. Until the new content is complete and on disk, the
 * previous file stays in place. No other process may write it.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, content, { mode: 0o600, flush: true });
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  await flushNames(dirname(file));
}

/**
 * Flushes a folder, which puts renamed files on disk. Some systems cannot open folders; there, the rename is
 * as durable as the system makes it.
 */
export async function flushNames(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

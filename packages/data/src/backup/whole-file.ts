import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a small file that its owner alone reads. It stands under its name only when it is whole and on the disk; until then whatever stood there does.
 * No other process may write it.
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

/** A name is on the disk when its folder is. Not every system opens folders: there the name is as safe as it makes it. */
export async function flushNames(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const variable = 'BRANDWRIGHT_PRESS_STORE';

/** Vitest's global setup: one folder for the answers of a run. It is empty at the start, and removed at the end. */
export default function openStore(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-press-'));
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The file of a request; undefined outside a test run. */
function fileOf(key: string): string | undefined {
  const folder = process.env[variable];
  return folder === undefined ? undefined : join(folder, createHash('sha256').update(key).digest('hex'));
}

/** The answer that any process of this run got to the same request; undefined if there is none yet. */
export function readAnswer(key: string): { readonly value: unknown } | undefined {
  const file = fileOf(key);
  if (file === undefined) return;
  try {
    return deserialize(readFileSync(file)) as { readonly value: unknown };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
}

/** Keeps an answer for all processes of this run. The file appears whole. */
export function keepAnswer(key: string, value: unknown): void {
  const file = fileOf(key);
  if (file === undefined) return;
  const partial = `${file}.${randomUUID()}`;
  writeFileSync(partial, serialize({ value }));
  renameSync(partial, file);
}

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveOf, type PackedFile, packed } from '@brandwright/press';

const contents: Readonly<Record<string, string>> = {
  'licenses.txt': 'Licenses',
  'logo/logo.svg': '<svg/>',
  'social/instagram-post-1080x1080.png': 'pixels',
};

async function* files(): AsyncGenerator<PackedFile> {
  for (const [path, text] of Object.entries(contents)) yield packed(path, Buffer.from(text));
}

let path: Promise<string> | undefined;

/** The path of a small archive with one file of each kind that tests ask for. */
export function sampleArchive(): Promise<string> {
  path ??= write();
  return path;
}

async function write(): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of archiveOf(files())) chunks.push(chunk);
  const written = join(mkdtempSync(join(tmpdir(), 'sample-archive-')), 'kit.zip');
  writeFileSync(written, Buffer.concat(chunks));
  return written;
}

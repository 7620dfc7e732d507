import type { PackagePart } from '@brandwright/kit';
import { archiveOf } from '../archive.ts';
import { type PackedFile, packed } from '../packed-file.ts';
import { rasterize } from '../raster.ts';

const utf8 = new TextEncoder();

/** A package of Office Open XML as a ZIP archive, its parts in order. Pictures are drawn, and stored as they are. */
export async function printPackage(parts: readonly PackagePart[]): Promise<Uint8Array> {
  const entries: [string, Uint8Array][] = [];
  for (const part of parts) {
    if ('text' in part) entries.push([part.path, utf8.encode(part.text)]);
    else {
      const { svg, ...options } = part.picture;
      entries.push([part.path, await rasterize(svg, options)]);
    }
  }
  return zipped(entries);
}

/** Zips entries in order. The same entries give the same bytes. */
export async function zipped(entries: Iterable<readonly [path: string, bytes: Uint8Array]>): Promise<Uint8Array> {
  const files = async function* (): AsyncGenerator<PackedFile> {
    for (const [path, bytes] of entries) yield await packed(path, bytes);
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of archiveOf(files())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

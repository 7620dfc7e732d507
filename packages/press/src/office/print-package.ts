import type { PackagePart } from '@brandwright/kit';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { rasterize } from '../raster.ts';

/** The earliest date of a ZIP archive. Without a clock, the same parts give the same bytes. */
const mtime = new Date(1980, 0, 1);

/** A package of Office Open XML as a ZIP archive, its parts in order. Pictures are drawn, and stored as they are. */
export async function printPackage(parts: readonly PackagePart[]): Promise<Uint8Array> {
  const entries: [string, Uint8Array][] = [];
  for (const part of parts) {
    if ('text' in part) entries.push([part.path, strToU8(part.text)]);
    else {
      const { svg, ...options } = part.picture;
      entries.push([part.path, await rasterize(svg, options)]);
    }
  }
  return zipped(entries);
}

/** Zips entries in order, all with one date. */
export function zipped(entries: Iterable<readonly [path: string, bytes: Uint8Array]>): Uint8Array {
  const tree: Zippable = {};
  for (const [path, bytes] of entries) tree[path] = [bytes, { level: path.endsWith('.png') ? 0 : 6, mtime }];
  return zipSync(tree);
}

import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import type { Brief, Design } from '@brandwright/engine';
import { brandOf, facesForLockups, hexesOf, type KitFile, kitFiles } from '@brandwright/kit';
import { declareInks, type InkOptions } from './declare-inks.ts';
import { loadFonts } from './faces.ts';
import { printFile } from './print-file.ts';
import type { Studio } from './studio.ts';

/** What a kit is made for. Plain data: the same order gives the same bytes. */
export interface KitOrder {
  readonly design: Design;
  readonly brief: Brief;
  readonly inks?: InkOptions;
}

/** A file as it goes into an archive. */
export interface PackedFile {
  readonly path: string;
  /** Bytes before packing. */
  readonly size: number;
  /** CRC-32 of these. */
  readonly crc: number;
  /** 8: deflated; 0: as it is. */
  readonly method: 0 | 8;
  readonly data: Uint8Array;
}

/** Some files of a kit, and in how many such parts it comes. */
export interface KitPart {
  readonly files: readonly PackedFile[];
  readonly parts: number;
}

/** Work of one part in milliseconds, about: short enough to share a kit between processes, long enough that planning does not count. */
const partWork = 150;

/** What a file takes, about, in milliseconds (2 cores, Node 24, November 2026): told by its kind, since to know more it would have to be drawn. */
const workOf = ({ kind }: KitFile): number => (kind === 'picture' ? 9 : kind === 'icon' ? 30 : 1);

/** All files of an order, as the press plans them: forms set, inks declared, nothing drawn. */
export async function planKit({ book }: Studio, { design, brief, inks }: KitOrder): Promise<readonly KitFile[]> {
  await loadFonts(facesForLockups(design, brief), book);
  return kitFiles(brandOf(design, brief, await declareInks(hexesOf(design), inks), book));
}

/** Shares files into runs of about equal work, in their order. */
export function partsOf(files: readonly KitFile[]): readonly (readonly KitFile[])[] {
  const parts: KitFile[][] = [[]];
  let work = 0;
  for (const file of files) {
    const more = workOf(file);
    if (work > 0 && work + more > partWork) {
      parts.push([]);
      work = 0;
    }
    parts.at(-1)?.push(file);
    work += more;
  }
  return parts;
}

const deflate = promisify(deflateRaw);

/** Pixels are packed already. */
const isPacked = (path: string): boolean => /\.(?:png|jpg|ico)$/.test(path);

export async function packFile(file: KitFile): Promise<PackedFile> {
  const bytes = await printFile(file);
  const packed = isPacked(file.path) ? null : await deflate(bytes, { level: 6 });
  const smaller = packed !== null && packed.length < bytes.length;
  return {
    path: file.path,
    size: bytes.length,
    crc: crc32(bytes),
    method: smaller ? 8 : 0,
    data: smaller ? packed : bytes,
  };
}

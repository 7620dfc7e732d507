import type { Brief, Design } from '@brandwright/engine';
import { brandHexes, brandOf, facesForKit, type KitFile, type KitTexts, kitFiles } from '@brandwright/kit';
import { declareInks, type InkOptions } from './declare-inks.ts';
import { loadFonts } from './faces.ts';
import { outputIntent } from './output-intent.ts';
import { type PackedFile, packed } from './packed-file.ts';
import { printFile } from './print-file.ts';
import type { Studio } from './studio.ts';

/** The input of a kit, as plain data. The same order gives the same bytes. */
export interface KitOrder extends KitTexts {
  readonly design: Design;
  readonly brief: Brief;
  readonly inks?: InkOptions;
}

/** Some files of a kit, and the number of its parts. */
export interface KitPart {
  readonly files: readonly PackedFile[];
  readonly parts: number;
}

/**
 * Approximate milliseconds per part: short enough to spread a kit over processes, long enough to outweigh
 * planning.
 */
const partWork = 150;

/**
 * Approximate milliseconds of a file by kind (2 cores, Node 24, November 2026). A better estimate would
 * require drawing it.
 */
const work: Readonly<Partial<Record<KitFile['kind'], number>>> = {
  picture: 9,
  icon: 30,
  document: 150,
  docx: 60,
  package: 80,
  cut: 40,
};
const workOf = ({ kind }: KitFile): number => work[kind] ?? 1;

/** Plans all files of an order: sets the forms and declares the inks, but draws nothing. */
export async function planKit({ book }: Studio, { design, brief, inks, ...texts }: KitOrder): Promise<readonly KitFile[]> {
  await loadFonts(facesForKit(design, brief, texts.headlines), book);
  const brand = brandOf(design, brief, book, texts);
  const files = kitFiles({ ...brand, inks: await declareInks(brandHexes(brand), inks), intent: await outputIntent(inks) });
  const { traced } = design.genome;
  return traced === undefined ? files : files.map((file) => ({ ...file, model: traced.maker }));
}

/** Splits files into runs of about equal work, in order. */
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

export const packFile = async (file: KitFile): Promise<PackedFile> => packed(file.path, await printFile(file));

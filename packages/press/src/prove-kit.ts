import { facesFor } from '@brandwright/engine';
import type { KitFile, PictureFile } from '@brandwright/kit';
import { type KitOrder, planKit } from './pack-kit.ts';
import { rasterize } from './raster.ts';
import { checkDrawing } from './raster-request.ts';
import type { Studio } from './studio.ts';

/**
 * Width in pixels of the one picture that is drawn. Enough for a rasterizer to refuse what it cannot read.
 */
const sample = 96;

/**
 * Checks that every file of a kit can be made, in a fifth of the time: plans it, prints every vector and
 * text, checks the content and size of every picture, and draws one. `slogan` is one typed in the editor, or
 * ''; a typeface must support it. Returns the number of files. Throws what making the kit would throw, and
 * `brief.slogan.unsettable`.
 */
export async function proveKit(studio: Studio, order: KitOrder, slogan: string): Promise<number> {
  // Throws if no typeface supports the slogan.
  if (slogan !== '') facesFor({ ...order.brief, slogan });
  const files = await planKit(studio, order);
  let first: string | null = null;
  for (const file of files) for (const svg of drawingsOf(file)) first ??= svg;
  if (first !== null) await rasterize(first, { width: sample, height: sample });
  return files.length;
}

/** Yields the drawings of a file, each checked. Prints text files, which have none. */
function* drawingsOf(file: KitFile): Generator<string> {
  switch (file.kind) {
    case 'text':
      (file.prove ?? file.text)();
      return;
    case 'bytes':
      file.bytes();
      return;
    case 'cut':
      file.cut();
      return;
    case 'docx': {
      const { first, next } = file.document();
      for (const { picture } of [...first, ...next]) yield checked(picture);
      return;
    }
    case 'package':
      for (const part of file.parts()) if ('picture' in part) yield checked(part.picture);
      return;
    case 'picture':
      yield checked(file.picture());
      return;
    case 'icon':
      for (const { svg, size } of file.frames()) {
        checkDrawing(svg, { width: size, height: size });
        yield svg;
      }
      return;
    case 'document':
      file.document();
      return;
    // These belong to the catalogue, not to the design.
    case 'font':
    case 'font-licence':
      return;
    default:
      file satisfies never;
  }
}

/** The drawing of a picture, if a rasterizer may see it. */
function checked({ svg, ...options }: PictureFile): string {
  checkDrawing(svg, options);
  return svg;
}

import { facesFor } from '@brandwright/engine';
import type { KitFile } from '@brandwright/kit';
import { type KitOrder, planKit } from './pack-kit.ts';
import { rasterise } from './raster.ts';
import { checkDrawing } from './raster-request.ts';
import type { Studio } from './studio.ts';

/** Width in pixels of the one picture that is drawn: enough for a rasteriser to refuse what it cannot read. */
const sample = 96;

/**
 * Shows that every file of a kit can be made, without making the kit: plans it, prints every vector and text, checks the contents and size of every
 * picture, and draws one. Takes a fifth of the time of the kit. `slogan` is one that was typed in the editor, '' for none: a typeface must hold it.
 * Returns the number of files; throws what making the kit would throw, and `brief.slogan.unsettable`.
 */
export async function proveKit(studio: Studio, order: KitOrder, slogan: string): Promise<number> {
  // Asking for the typefaces of a brief is what finds that there are none.
  if (slogan !== '') facesFor({ ...order.brief, slogan });
  const files = await planKit(studio, order);
  let first: string | null = null;
  for (const file of files) for (const svg of drawingsOf(file)) first ??= svg;
  if (first !== null) await rasterise(first, { width: sample, height: sample });
  return files.length;
}

/** The drawings that a file is made from, each checked; text files are printed here and yield none. */
function* drawingsOf(file: KitFile): Generator<string> {
  switch (file.kind) {
    case 'text':
      file.text();
      return;
    case 'bytes':
      file.bytes();
      return;
    case 'picture': {
      const { svg, ...options } = file.picture();
      checkDrawing(svg, options);
      yield svg;
      return;
    }
    case 'icon':
      for (const { svg, size } of file.frames()) {
        checkDrawing(svg, { width: size, height: size });
        yield svg;
      }
      return;
    // Of the catalogue, not of the design.
    case 'font':
    case 'font-licence':
      return;
    default:
      file satisfies never;
  }
}

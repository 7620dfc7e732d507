import { saveFile } from '../../components/browser/save-file.ts';
import { sampleFile } from '../../content/samples.ts';
import { longerSide, paintPicture } from '../../drawing-worker/paint-picture.ts';
import type { Picture } from './picture.ts';

/** Pixels along the longer side of a PNG. */
const side = 1024;

export async function saveSvg(picture: Picture): Promise<void> {
  saveFile(new Blob([await fileOf(picture)], { type: 'image/svg+xml' }), `${fileName(picture)}.svg`);
}

export async function savePng(picture: Picture): Promise<void> {
  const svg = await fileOf(picture);
  saveFile(await paintPicture(svg, longerSide(svg, side)), `${fileName(picture)}.png`);
}

const fileOf = async (picture: Picture): Promise<string> => picture.file ?? sampleFile(picture.id);

/** “Juniper & Rye”, “Bold statement” → `juniper-rye-bold-statement`; letters of every script stay. */
function fileName(picture: Picture): string {
  return `${picture.name} ${picture.caption}`
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

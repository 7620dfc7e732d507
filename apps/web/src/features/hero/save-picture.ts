import { saveFile } from '../../components/save-file.ts';
import { sampleFile } from '../../content/samples.ts';
import type { Picture } from './picture.ts';

/** Pixels along the longer side of a PNG. */
const side = 1024;

export async function saveSvg(picture: Picture): Promise<void> {
  saveFile(new Blob([await fileOf(picture)], { type: 'image/svg+xml' }), `${fileName(picture)}.svg`);
}

export async function savePng(picture: Picture): Promise<void> {
  saveFile(await drawPng(await fileOf(picture)), `${fileName(picture)}.png`);
}

const fileOf = async (picture: Picture): Promise<string> => picture.file ?? sampleFile(picture.id);

/** “Juniper & Rye”, “Bold statement” → `juniper-rye-bold-statement`; letters of every script stay. */
function fileName(picture: Picture): string {
  return `${picture.name} ${picture.caption}`
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Paints the printed file: filled paths are all the engine's printer writes. */
async function drawPng(file: string): Promise<Blob> {
  const svg = new DOMParser().parseFromString(file, 'image/svg+xml').documentElement;
  const [x = 0, y = 0, width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const scale = side / Math.max(width, height);
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('This browser has no canvas.');
  brush.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  for (const path of svg.querySelectorAll('path')) {
    brush.fillStyle = path.getAttribute('fill') ?? '';
    brush.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  return canvas.convertToBlob({ type: 'image/png' });
}

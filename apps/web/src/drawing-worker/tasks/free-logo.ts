import { type FreeDesign, facesForFree, textForFree } from '@brandwright/engine';
import { drawFree } from '../../features/free-builder/draw-free.ts';
import type { FreePicture } from '../../features/free-builder/free-picture.ts';
import type { Studio } from '../open-studio.ts';
import { readFree } from '../read-free.ts';

/** The logo of the free builder, with its layouts and proofs. */
export async function freeLogoTask(ask: FreeDesign, { fonts, stock }: Studio, signal: AbortSignal): Promise<FreePicture> {
  const free = readFree(ask);
  await stock(facesForFree(free), textForFree(free), signal);
  return drawFree(free, fonts);
}

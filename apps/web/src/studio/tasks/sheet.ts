import { facesFor, textFor } from '@brandwright/engine';
import type { Sheet } from '../../features/hero/picture.ts';
import { drawSheet } from '../../features/hero/sheet.ts';
import type { Studio } from '../open-studio.ts';
import { type BriefInput, readBrief } from '../read-brief.ts';

/** Eight designs for the mosaic of the home page. */
export async function sheetTask(
  ask: { readonly brief: BriefInput; readonly round: number },
  { fonts, stock }: Studio,
  signal: AbortSignal,
): Promise<Sheet> {
  const brief = readBrief(ask.brief);
  await stock(facesFor(brief, ask.round), textFor(brief), signal);
  return drawSheet(brief, fonts, ask.round);
}

import type { Sheet } from '../../features/hero/picture.ts';
import { sheetOf } from '../../features/hero/sheet.ts';
import type { Studio } from '../open-studio.ts';
import { type BriefInput, readBrief } from '../read-brief.ts';
import { setOf } from '../set-of.ts';

/** Eight designs for the mosaic of the home page. */
export async function sheetTask(
  ask: { readonly brief: BriefInput; readonly round: number },
  studio: Studio,
  signal: AbortSignal,
): Promise<Sheet> {
  const brief = readBrief(ask.brief);
  const { designs } = await setOf(brief, studio, signal, { round: ask.round });
  return sheetOf(brief.name, designs);
}

import { drawPreview } from '../../features/wizard/drawing/draw-preview.ts';
import { shownOf } from '../../features/wizard/drawing/shown.ts';
import type { Preview } from '../../features/wizard/preview.ts';
import type { Studio } from '../open-studio.ts';
import { type BriefInput, readBrief } from '../read-brief.ts';
import { setOf } from '../set-of.ts';

/** The one design that stands for a brief while it is being written. */
export async function previewTask(ask: { readonly brief: BriefInput }, studio: Studio, signal: AbortSignal): Promise<Preview> {
  const brief = readBrief(ask.brief);
  return drawPreview(shownOf(await setOf(brief, studio, signal), brief));
}

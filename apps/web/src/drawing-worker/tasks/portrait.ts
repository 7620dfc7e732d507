import { readCustomization } from '@brandwright/engine';
import { drawPreview } from '../../features/wizard/drawing/draw-preview.ts';
import type { Preview } from '../../features/wizard/preview.ts';
import type { Studio } from '../open-studio.ts';
import { readBrief } from '../read-brief.ts';
import { customized, type EditAsk } from './customize.ts';

/** The chosen design as the editor left it, for the panel and the review. Untouched it holds its own outlines: nothing is fetched. */
export async function portraitTask(ask: EditAsk, studio: Studio, signal: AbortSignal): Promise<Preview> {
  if (ask.customization === null) return drawPreview(ask.design);
  const edited = await customized(ask.design, readBrief(ask.brief), readCustomization(ask.customization), studio, signal);
  return drawPreview(edited.design);
}

import { drawExamples, drawThemes } from '../../features/wizard/drawing/draw-examples.ts';
import type { Examples, ThemeExamples } from '../../features/wizard/examples.ts';
import type { Studio } from '../open-studio.ts';
import { type BriefInput, readBrief } from '../read-brief.ts';
import { setOf } from '../set-of.ts';

type Ask = { readonly brief: BriefInput };

/** A name drawn in every way the wizard asks about. */
export async function examplesTask(ask: Ask, studio: Studio, signal: AbortSignal): Promise<Examples> {
  const brief = readBrief(ask.brief);
  return drawExamples(brief, await setOf(brief, studio, signal), studio, signal);
}

/** A name in the letters of its trade's design themes. */
export async function themeExamplesTask(ask: Ask, studio: Studio, signal: AbortSignal): Promise<ThemeExamples> {
  const brief = readBrief(ask.brief);
  return drawThemes(brief, await setOf(brief, studio, signal), studio, signal);
}

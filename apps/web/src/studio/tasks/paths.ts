import { facesFor, textFor } from '@brandwright/engine';
import type { PathsArt } from '../../features/paths/paths-art.ts';
import type { Studio } from '../open-studio.ts';
import { type BriefInput, readBrief } from '../read-brief.ts';

/** The two cards of the path selector in the person's own name; what draws them is loaded with the first, for no other page needs it. */
export async function pathsTask(
  ask: { readonly brief: BriefInput },
  { fonts, stock }: Studio,
  signal: AbortSignal,
): Promise<PathsArt> {
  const brief = readBrief(ask.brief);
  const { drawPaths } = await import('../../features/paths/paths-art.ts');
  await stock(facesFor(brief, 0), textFor(brief), signal);
  return drawPaths(brief, fonts);
}

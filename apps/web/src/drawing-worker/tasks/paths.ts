import type { PathsArt } from '../../features/path-chooser/paths-art.ts';
import type { Studio } from '../open-studio.ts';
import { type BriefInput, readBrief } from '../read-brief.ts';
import { setOf } from '../set-of.ts';

/** The two cards of the path selector in the person's own name; what draws them is loaded with the first, for no other page needs it. */
export async function pathsTask(ask: { readonly brief: BriefInput }, studio: Studio, signal: AbortSignal): Promise<PathsArt> {
  const brief = readBrief(ask.brief);
  const { drawPaths } = await import('../../features/path-chooser/paths-art.ts');
  const { designs } = await setOf(brief, studio, signal);
  return drawPaths(brief.name, designs);
}

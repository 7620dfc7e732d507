import { useEffect, useState } from 'react';
import { samples } from '../../content/samples.ts';
import { patchDraft, readDraft } from '../../draft/draft.ts';
import { runTask, StudioFailure } from '../../drawing-worker/client.ts';
import type { PathsArt } from './paths-art.ts';

/**
 * The pictures: the sample's, then those of the person's own name. The name comes by the address from the hero's form, which sends
 * the sample when nobody typed, or from the draft. A name that cannot be drawn here is drawn, and explained, where it is asked for.
 */
export function usePathsArt(): PathsArt {
  const [art, setArt] = useState<PathsArt>(samples.paths);

  useEffect(() => {
    const sent = new URLSearchParams(location.search).get('name')?.trim() ?? '';
    if (sent !== '' && sent !== samples.sheet.name) patchDraft({ businessName: sent });
    const name = readDraft().businessName.trim();
    if (name === '' || name === samples.paths.name) return;
    const over = new AbortController();
    runTask('paths', { brief: { name } }, over.signal).then(setArt, (error: unknown) => {
      if (over.signal.aborted) return;
      if (!(error instanceof StudioFailure)) throw error;
    });
    return () => over.abort();
  }, []);

  return art;
}

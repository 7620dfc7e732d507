import type { KitSummary } from '@brandwright/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../client.ts';
import { runTask } from '../../../drawing-worker/client.ts';
import type { KitStages } from '../../../drawing-worker/tasks/kit-stages.ts';
import { redirectedToLogin } from '../../../session/login-redirect.ts';

/** A kit’s logo as it is drawn for a comparison: null until it is there. */
export type Staged = KitStages | 'failed' | null;

/** The first logo of a kit, read and drawn when the kit becomes another. */
export function useKitStages({ id }: Pick<KitSummary, 'id'>): Staged {
  const [drawn, setDrawn] = useState<{ readonly id: string; readonly staged: Staged } | null>(null);
  useEffect(() => {
    const over = new AbortController();
    draw(id, over.signal).then(
      (staged) => setDrawn({ id, staged }),
      (error: unknown) => over.signal.aborted || redirectedToLogin(error) || setDrawn({ id, staged: 'failed' }),
    );
    return () => over.abort();
  }, [id]);
  return drawn?.id === id ? drawn.staged : null;
}

async function draw(id: string, signal: AbortSignal): Promise<Staged> {
  const {
    brief,
    look,
    logos: [logo],
  } = await call('GET /api/kits/:kit', { ids: { kit: id } });
  signal.throwIfAborted();
  return logo === undefined ? 'failed' : runTask('kitStages', { ...logo, brief, look }, signal);
}

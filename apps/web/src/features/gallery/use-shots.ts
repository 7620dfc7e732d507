import type { Design } from '@brandwright/engine';
import { useEffect, useState } from 'react';
import { runTask } from '../../drawing-worker/client.ts';
import type { Shot, UseView } from '../../drawing-worker/tasks/view-logos.ts';

/** How all designs are shown at once: on their own grounds, or in use. */
export type GalleryView = 'designed' | UseView;
export const galleryViews = ['designed', 'card', 'sign', 'phone', 'dark'] as const satisfies readonly GalleryView[];

const keyOf = (view: GalleryView, id: string): string => `${view} ${id}`;

/** The designs in a view, by id, as they are drawn. `fail` is called where this browser can’t draw them. */
export function useShots(view: GalleryView, designs: readonly Design[], fail: () => void): (id: string) => Shot | null {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, Shot>>(new Map());
  const lacking = view === 'designed' ? [] : designs.filter(({ id }) => !drawn.has(keyOf(view, id)));
  const wanted = lacking.map(({ id }) => keyOf(view, id)).join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the designs are other objects with each drawing; what lacks is in `wanted`.
  useEffect(() => {
    if (wanted === '' || view === 'designed') return;
    const over = new AbortController();
    runTask('viewLogos', { designs: lacking, view }, over.signal).then(
      (shots) =>
        setDrawn((before) => {
          const now = new Map(before);
          for (const [i, shot] of shots.entries()) now.set(keyOf(view, lacking[i]?.id ?? ''), shot);
          return now;
        }),
      () => over.signal.aborted || fail(),
    );
    return () => over.abort();
  }, [wanted, fail]);

  return (id) => drawn.get(keyOf(view, id)) ?? null;
}

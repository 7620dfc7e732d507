import type { Design } from '@brandwright/engine';
import { useEffect, useState } from 'react';
import { runTask } from '../../../drawing-worker/client.ts';
import type { Shot, UseView } from '../../../drawing-worker/tasks/view-logos.ts';

const views = ['card', 'sign', 'phone'] as const satisfies readonly UseView[];

interface Use {
  readonly view: UseView;
  /** In the order of the designs. */
  readonly shots: readonly Shot[];
}

interface Pair {
  /** Null until they are drawn. */
  readonly stages: readonly Shot[] | null;
  readonly uses: readonly Use[] | null;
  readonly failed: boolean;
}

/** Two designs on one ground and in the same uses, as they are drawn. */
export function usePair(designs: readonly Design[], ground: string | null): Pair {
  const [stages, setStages] = useState<Pair['stages']>(null);
  const [uses, setUses] = useState<Pair['uses']>(null);
  const [failed, setFailed] = useState(false);
  const ids = designs.map(({ id }) => id).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the designs are in `ids`.
  useEffect(() => {
    const over = new AbortController();
    runTask('standLogos', { designs, ground }, over.signal).then(
      (shots) => {
        setStages(shots);
        setFailed(false);
      },
      () => over.signal.aborted || setFailed(true),
    );
    return () => over.abort();
  }, [ids, ground]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    const over = new AbortController();
    Promise.all(
      views.map(async (view): Promise<Use> => ({ view, shots: await runTask('viewLogos', { designs, view }, over.signal) })),
    ).then(setUses, () => over.signal.aborted || setFailed(true));
    return () => over.abort();
  }, [ids]);

  return { stages, uses, failed };
}

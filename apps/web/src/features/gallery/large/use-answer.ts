import type { Design } from '@brandwright/engine';
import { useEffect, useState } from 'react';
import { runTask } from '../../../drawing-worker/client.ts';
import type { Reply } from '../../../drawing-worker/tasks.ts';

/** Tasks that tell something of one design. */
type Telling = 'lookAtLogo' | 'reportLogo';

interface Told<N extends Telling> {
  /** Null until it is there. */
  readonly answer: Reply<N> | null;
  readonly failed: boolean;
}

/** What the worker tells of a design. The component is mounted anew for another. */
export function useAnswer<N extends Telling>(task: N, design: Design): Told<N> {
  const [told, setTold] = useState<Told<N>>({ answer: null, failed: false });
  useEffect(() => {
    const over = new AbortController();
    runTask(task, { design } as Parameters<typeof runTask<N>>[1], over.signal).then(
      (answer) => setTold({ answer, failed: false }),
      () => over.signal.aborted || setTold({ answer: null, failed: true }),
    );
    return () => over.abort();
  }, [task, design]);
  return told;
}

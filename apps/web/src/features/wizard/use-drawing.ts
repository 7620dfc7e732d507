import { useEffect, useState } from 'react';
import { faultText, typedField } from '../../content/brief-faults.ts';
import { wizard } from '../../content/wizard.ts';
import { runTask, StudioFailure } from '../../drawing-worker/client.ts';
import type { Ask, Reply, TaskName } from '../../drawing-worker/tasks.ts';

/** Why nothing new is drawn. `field` of the brief it is about; null when it is about the way there. */
interface DrawingTrouble {
  readonly sentence: string;
  readonly field: string | null;
}

export interface Drawing<T> {
  /** The latest answer; it stays while another is drawn, and through every failure. */
  readonly drawn: T | null;
  /** Whether it answers what is asked now. */
  readonly current: boolean;
  readonly trouble: DrawingTrouble | null;
  readonly again: () => void;
}

/** Milliseconds without a change before something is drawn. */
const pause = 110;

/** Answers by question, so that going back in the wizard shows at once what was there. */
const known = new Map<string, unknown>();
const mostKnown = 60;

interface State<T> {
  readonly key: string;
  readonly drawn: T | null;
  readonly trouble: DrawingTrouble | null;
}

/**
 * Asks the studio whenever the question changes; the latest wins. `ask: null` asks nothing and shows nothing; without `ready` it
 * waits, and shows what is known.
 */
export function useDrawing<N extends TaskName>(task: N, ask: Ask<N> | null, ready = true): Drawing<Reply<N>> {
  const key = ask === null ? '' : `${task} ${JSON.stringify(ask)}`;
  const [state, setState] = useState<State<Reply<N>>>({ key: '', drawn: null, trouble: null });
  const [turn, setTurn] = useState(0);
  const held = known.get(key) as Reply<N> | undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is made anew at each render; its key tells whether it changed, and a turn asks once more.
  useEffect(() => {
    if (ask === null) return;
    if (known.has(key)) {
      setState({ key, drawn: known.get(key) as Reply<N>, trouble: null });
      return;
    }
    if (!ready) return;
    const over = new AbortController();
    const timer = setTimeout(() => {
      runTask(task, ask, over.signal).then(
        (drawn) => {
          keep(key, drawn);
          setState({ key, drawn, trouble: null });
        },
        (error: unknown) => {
          if (over.signal.aborted) return;
          setState((last) => ({ key, drawn: last.drawn, trouble: troubleOf(error) }));
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [key, task, turn, ready]);

  const again = () => setTurn((n) => n + 1);
  const stuck = state.trouble !== null && state.trouble.field === null;
  useEffect(() => {
    if (!stuck) return;
    const retry = () => setTurn((n) => n + 1);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [stuck]);

  if (ask === null) return { drawn: null, current: true, trouble: null, again };
  const current = state.key === key;
  return { drawn: held ?? state.drawn, current: held !== undefined || current, trouble: current ? state.trouble : null, again };
}

function keep(key: string, drawn: unknown): void {
  known.set(key, drawn);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
}

function troubleOf(error: unknown): DrawingTrouble {
  if (!(error instanceof StudioFailure)) throw error;
  const { failure, offline } = error;
  switch (failure.kind) {
    case 'refused': {
      const { fault } = failure;
      const { field = 'name', message } = fault;
      // What is not foreseen is said in the engine's own sentence.
      return { field, sentence: faultText(fault, typedField(fault) ?? 'name') ?? message };
    }
    case 'undelivered':
      return { field: null, sentence: offline ? wizard.preview.offline : wizard.preview.undelivered };
    case 'broke':
      console.error(failure.message);
      return { field: null, sentence: wizard.preview.broke };
    default:
      return failure satisfies never;
  }
}

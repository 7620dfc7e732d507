import { type Dispatch, type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import type { Answer, Request } from './draw/messages.ts';
import { firstState, type HeroEvent, type HeroState, heroReducer, orderOf } from './hero-state.ts';
import type { Sheet } from './picture.ts';

/** Milliseconds without a keystroke before a name is drawn: shorter than the pause between two words, longer than between two keys. */
const pause = 90;

export interface Hero {
  readonly state: HeroState;
  readonly dispatch: Dispatch<HeroEvent>;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Starts the worker before it is needed; safe to call often. */
  readonly warm: () => void;
}

/** The effects of the hero: the worker's life, the pause before an order, and a name typed before the page came alive. */
export function useHero(sample: Sheet): Hero {
  const [state, dispatch] = useReducer(heroReducer, sample, firstState);
  const field = useRef<HTMLInputElement>(null);
  const worker = useRef<Worker | null>(null);

  const open = useCallback((): Worker => {
    if (worker.current !== null) return worker.current;
    const started = new Worker(new URL('./draw/draw.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Answer>) => dispatch(eventOf(data));
    started.onerror = (event) => {
      event.preventDefault();
      started.terminate();
      worker.current = null;
      dispatch({ kind: 'lost' });
    };
    worker.current = started;
    return started;
  }, []);

  const warm = useCallback(() => {
    if (worker.current !== null) return;
    open().postMessage({ kind: 'warm' } satisfies Request);
  }, [open]);

  useEffect(() => {
    const typed = field.current?.value ?? sample.name;
    if (typed !== sample.name) dispatch({ kind: 'typed', name: typed, composing: false });
    return () => {
      worker.current?.terminate();
      worker.current = null;
    };
  }, [sample.name]);

  const order = orderOf(state);
  const wish = order?.wish;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order is made anew at each render; its wish tells whether it changed.
  useEffect(() => {
    if (order === null) return;
    const timer = setTimeout(() => open().postMessage({ kind: 'draw', order } satisfies Request), pause);
    return () => clearTimeout(timer);
  }, [wish, open]);

  const stuck = state.trouble?.about === 'delivery';
  useEffect(() => {
    if (!stuck) return;
    const again = () => dispatch({ kind: 'tried-again' });
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [stuck]);

  return { state, dispatch, field, warm };
}

function eventOf(answer: Answer): HeroEvent {
  switch (answer.kind) {
    case 'drawn':
      return answer;
    case 'refused':
      return answer;
    case 'undelivered':
      return { ...answer, offline: !navigator.onLine };
    case 'broke':
      console.error(answer.message);
      return { kind: 'broke', wish: answer.wish };
    default:
      return answer satisfies never;
  }
}

import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react';
import { patchDraft } from '../../draft/draft.ts';
import { runTask, StudioFailure } from '../../drawing-worker/client.ts';
import { firstState, type HeroEvent, type HeroState, heroReducer, orderOf } from './hero-state.ts';
import type { Sheet } from './picture.ts';

/** Milliseconds without a keystroke before a name is drawn: a little longer than a held key takes to repeat, so that deleting asks for nothing. */
const pause = 35;

export interface Hero {
  readonly state: HeroState;
  readonly dispatch: Dispatch<HeroEvent>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The effects of the hero: the pause before an order, what comes of it, and a name typed before the page came alive. */
export function useHero(sample: Sheet): Hero {
  const [state, dispatch] = useReducer(heroReducer, sample, firstState);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const typed = field.current?.value ?? sample.name;
    if (typed !== sample.name) dispatch({ kind: 'typed', name: typed, composing: false });
  }, [sample.name]);

  // What is typed here is the first answer of the builders; the sample's name counts once somebody typed it.
  const typedOnce = useRef(false);
  useEffect(() => {
    typedOnce.current ||= state.name !== sample.name;
    if (typedOnce.current) patchDraft({ businessName: state.name });
  }, [state.name, sample.name]);

  const order = orderOf(state);
  const wish = order?.wish;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order is made anew at each render; its wish tells whether it changed.
  useEffect(() => {
    if (order === null) return;
    const over = new AbortController();
    const timer = setTimeout(
      () =>
        runTask('sheet', { brief: { name: order.name }, round: 0 }, over.signal).then(
          (sheet) => dispatch({ kind: 'drawn', wish: order.wish, sheet }),
          (error: unknown) => over.signal.aborted || dispatch(eventOf(error, order.wish)),
        ),
      pause,
    );
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [wish]);

  const stuck = state.trouble?.about === 'delivery';
  useEffect(() => {
    if (!stuck) return;
    const again = () => dispatch({ kind: 'tried-again' });
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [stuck]);

  return { state, dispatch, field };
}

function eventOf(error: unknown, wish: number): HeroEvent {
  if (!(error instanceof StudioFailure)) throw error;
  const { failure, offline } = error;
  switch (failure.kind) {
    case 'refused':
      return { kind: 'refused', wish, fault: failure.fault };
    case 'undelivered':
      return { kind: 'undelivered', wish, offline };
    case 'broke':
      console.error(failure.message);
      return { kind: 'broke', wish };
    default:
      return failure satisfies never;
  }
}

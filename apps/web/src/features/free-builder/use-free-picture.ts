import type { FreeDesign } from '@brandwright/engine';
import { useEffect, useState } from 'react';
import { faultText, typedField } from '../../content/brief-faults.ts';
import { runTask, StudioFailure } from '../../drawing-worker/client.ts';
import type { Failure, Fault } from '../../drawing-worker/failure.ts';
import type { FreePicture } from './free-picture.ts';

/** Milliseconds without a change before a design is drawn. */
const pause = 90;

/** What keeps a design from being drawn, and what it is about. */
export interface Trouble {
  readonly about: 'name' | 'slogan' | 'delivery';
  readonly sentence: string;
}

interface State {
  /** Of the design that was answered last; the last good drawing stays whatever happens later. */
  readonly picture: FreePicture | null;
  readonly trouble: Trouble | null;
  /** The design that was answered, as a key; null before the first. */
  readonly answered: string | null;
}

export interface DrawnFree extends Omit<State, 'answered'> {
  readonly busy: boolean;
  readonly retry: () => void;
}

/** Draws a design whenever it changes; null and a name without letters ask for nothing. */
export function useFreePicture(design: FreeDesign | null): DrawnFree {
  const [state, setState] = useState<State>({ picture: null, trouble: null, answered: null });
  const [tries, setTries] = useState(0);
  const wanted = design === null || design.businessName.trim() === '' ? null : JSON.stringify([design, tries]);

  useEffect(() => {
    if (wanted === null) return;
    const [asked] = JSON.parse(wanted) as [FreeDesign, number];
    const over = new AbortController();
    const timer = setTimeout(
      () =>
        runTask('freeLogo', asked, over.signal).then(
          (picture) => setState({ picture, trouble: null, answered: wanted }),
          (error: unknown) => {
            if (over.signal.aborted) return;
            if (!(error instanceof StudioFailure)) throw error;
            const trouble = troubleOf(error.failure, error.offline);
            setState(({ picture }) => ({ picture, trouble, answered: wanted }));
          },
        ),
      pause,
    );
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [wanted]);

  const stuck = state.trouble?.about === 'delivery';
  useEffect(() => {
    if (!stuck) return;
    const again = () => setTries((n) => n + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [stuck]);

  return {
    picture: state.picture,
    trouble: wanted === null ? null : state.trouble,
    busy: wanted !== null && wanted !== state.answered,
    retry: () => setTries((n) => n + 1),
  };
}

function troubleOf(failure: Failure, offline: boolean): Trouble {
  switch (failure.kind) {
    case 'refused':
      return refusalOf(failure.fault);
    case 'undelivered':
      return {
        about: 'delivery',
        sentence: offline
          ? 'You’re offline. The preview shows your last design, and your choices are saved.'
          : 'We couldn’t load the fonts. The preview shows your last design, and your choices are saved.',
      };
    case 'broke':
      console.error(failure.message);
      return { about: 'delivery', sentence: 'We couldn’t draw this. The preview shows your last design.' };
    default:
      return failure satisfies never;
  }
}

/** What is not foreseen is said in the engine's own sentence. */
function refusalOf(fault: Fault): Trouble {
  const about = typedField(fault) === 'slogan' ? 'slogan' : 'name';
  return { about, sentence: faultText(fault, about) ?? fault.message };
}

import type { FreeDesign } from '@brandwright/engine';
import { useEffect, useState } from 'react';
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
          ? 'You are offline. The preview shows your last drawing; your choices are kept.'
          : 'The letters for this did not arrive. The preview shows your last drawing; your choices are kept.',
      };
    case 'broke':
      console.error(failure.message);
      return { about: 'delivery', sentence: 'This could not be drawn. The preview shows your last drawing.' };
    default:
      return failure satisfies never;
  }
}

/** The engine's faults in the page's tone; `%` is the field. What is not foreseen is said in the engine's own sentence. */
const refusals: Readonly<Record<string, string>> = {
  'brief.text.control': 'This % holds a line break or a control character. Type it on one line.',
  'brief.text.bidi': 'This % holds hidden direction marks. Type it again rather than pasting it.',
  'brief.text.broken': 'Part of this % did not survive the paste. Type it again.',
  'brief.text.marks': 'This % stacks too many marks on one letter.',
  'brief.name.empty': 'Type a business name to see it drawn.',
  'brief.name.unsettable':
    'No typeface here writes this name. We set Latin, Greek, Cyrillic, Arabic, Hebrew, Hindi, Bengali, Thai, Chinese, Japanese and Korean.',
  'brief.slogan.unsettable':
    'No typeface here writes this slogan. We set Latin, Greek, Cyrillic, Arabic, Hebrew, Hindi, Bengali, Thai, Chinese, Japanese and Korean.',
};

const tooLong = {
  name: 'This name is too long to set. Keep it to 80 characters.',
  slogan: 'This slogan is too long to set. Keep it to 90 characters.',
} as const;

function refusalOf({ code, message }: Fault): Trouble {
  const about = message.startsWith('slogan') ? 'slogan' : 'name';
  const sentence = code === 'brief.field.too_long' ? tooLong[about] : (refusals[code]?.replace('%', about) ?? message);
  return { about, sentence };
}

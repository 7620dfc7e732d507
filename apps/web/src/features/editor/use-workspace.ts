import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { faultText, typedField } from '../../content/brief-faults.ts';
import { patchDraft } from '../../draft/draft.ts';
import { runTask, StudioFailure } from '../../drawing-worker/client.ts';
import type { Subject } from '../../drawing-worker/tasks/customize.ts';
import type { Surroundings } from '../../drawing-worker/tasks/surroundings.ts';
import type { EditedLogo } from './edited-logo.ts';
import { type EditorEvent, type EditorState, editorReducer, firstState } from './editor-state.ts';
import { createLatest, type Latest } from './latest.ts';

/** Why the canvas is behind: what cannot be drawn as it is set, letters that did not arrive, or a fault of ours. */
interface Trouble {
  readonly kind: 'refused' | 'undelivered' | 'broke';
  readonly sentence: string;
}

export interface Workspace {
  readonly state: EditorState;
  readonly dispatch: Dispatch<EditorEvent>;
  /** The last drawing that could be made. */
  readonly logo: EditedLogo;
  readonly surroundings: Surroundings | null;
  readonly trouble: Trouble | null;
  /** Settings changed and the drawing is not there yet. */
  readonly behind: boolean;
  readonly tryAgain: () => void;
}

/** Milliseconds without a change before what stands around the canvas is drawn, and before settings are written to the disk. */
const pause = 180;

export function useWorkspace(subject: Subject, first: EditedLogo): Workspace {
  const [state, dispatch] = useReducer(editorReducer, first.customization, firstState);
  const { now } = state;
  const [drawn, setDrawn] = useState<{ readonly logo: EditedLogo; readonly of: unknown }>({ logo: first, of: now });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [surroundings, setSurroundings] = useState<Surroundings | null>(null);
  const line = useRef<Latest<EditorState['now']> | null>(null);

  useEffect(() => {
    const latest = createLatest(
      async (customization: EditorState['now'], signal) => ({
        logo: await runTask('customize', { ...subject, customization }, signal),
        of: customization,
      }),
      {
        answered: (one) => {
          setDrawn((before) => ({ ...one, logo: steadied(before.logo, one.logo) }));
          setTrouble(null);
        },
        failed: (error) => setTrouble(troubleOf(error)),
      },
    );
    line.current = latest;
    return latest.stop;
  }, [subject]);

  const opening = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same settings again.
  useEffect(() => {
    // What the editor opened with is drawn already.
    if (opening.current) opening.current = false;
    else line.current?.want(now);
  }, [now, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    const over = new AbortController();
    const timer = setTimeout(
      () =>
        runTask('surroundings', { ...subject, customization: now }, over.signal).then(setSurroundings, (error: unknown) => {
          // What the logo cannot be set to is told with the logo; what stands around it stays as it was.
          if (!over.signal.aborted && !(error instanceof StudioFailure)) throw error;
        }),
      pause,
    );
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [subject, now, attempt]);

  usePersisted(now, first.customization);

  const tryAgain = useRef(() => setAttempt((n) => n + 1)).current;
  const stuck = trouble?.kind === 'undelivered';
  useEffect(() => {
    if (!stuck) return;
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [stuck, tryAgain]);

  return { state, dispatch, logo: drawn.logo, surroundings, trouble, behind: drawn.of !== now && trouble === null, tryAgain };
}

/** A drawing whose parts that did not change are the same objects as before: what shows them is not drawn again. */
const steadied = (before: EditedLogo, next: EditedLogo): EditedLogo => ({
  ...next,
  warnings: same(before.warnings, next.warnings),
  letters: same(before.letters, next.letters),
  notes: same(before.notes, next.notes),
});

const same = <T>(before: T, next: T): T => (JSON.stringify(before) === JSON.stringify(next) ? before : next);

/** Writes the settings into the draft when the person pauses, leaves the step or closes the page. */
function usePersisted(now: EditorState['now'], stored: EditorState['now']): void {
  const latest = useRef({ now, written: stored });
  const write = useRef(() => {
    if (latest.current.written === latest.current.now) return;
    latest.current.written = latest.current.now;
    patchDraft({ logoCustomization: { ...latest.current.now } });
  }).current;

  useEffect(() => {
    latest.current.now = now;
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [now, write]);

  useEffect(() => {
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, [write]);
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof StudioFailure)) throw error;
  const { failure, offline } = error;
  switch (failure.kind) {
    case 'refused':
      return {
        kind: 'refused',
        sentence: faultText(failure.fault, typedField(failure.fault) ?? 'slogan') ?? 'That change doesn’t work with this design.',
      };
    case 'undelivered': {
      const cause = offline ? 'You’re offline.' : 'We couldn’t load the font.';
      return { kind: 'undelivered', sentence: `${cause} Your settings are safe.` };
    }
    case 'broke':
      console.error(failure.message);
      return { kind: 'broke', sentence: 'We couldn’t draw that change.' };
    default:
      return failure satisfies never;
  }
}

import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { faultText, type TypedField, typedField } from '../../content/brief-faults.ts';
import { runTask, StudioFailure } from '../../drawing-worker/client.ts';
import type { Subject } from '../../drawing-worker/tasks/customize.ts';
import type { Surroundings } from '../../drawing-worker/tasks/surroundings.ts';
import type { EditedLogo } from './edited-logo.ts';
import { type EditorEvent, type EditorState, editorReducer, firstState, type Settings } from './editor-state.ts';
import { createLatest, type Latest } from './latest.ts';
import { useKept } from './use-kept.ts';

/** Why the canvas is behind: what cannot be drawn as it is set, letters that did not arrive, or a fault of ours. */
interface Trouble {
  readonly kind: 'refused' | 'undelivered' | 'broke';
  readonly sentence: string;
  /** The typed text that is at fault. */
  readonly field: TypedField | null;
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

/** Milliseconds without a change before what stands around the canvas is drawn. */
const pause = 180;

/** What is asked of the worker for these settings. */
const askFor = (subject: Subject, { name, ...customization }: Settings) => ({ ...subject, name, customization });

/** `onRenamed` is told the id of the design under another name, before that is kept. */
export function useWorkspace(subject: Subject, first: EditedLogo, onRenamed: (id: string) => void): Workspace {
  const [opened] = useState((): Settings => ({ ...first.customization, name: subject.design.name }));
  const [state, dispatch] = useReducer(editorReducer, opened, firstState);
  const { now } = state;
  const [drawn, setDrawn] = useState<{ readonly logo: EditedLogo; readonly of: unknown }>({ logo: first, of: now });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [surroundings, setSurroundings] = useState<Surroundings | null>(null);
  const line = useRef<Latest<Settings> | null>(null);

  useEffect(() => {
    const latest = createLatest(
      async (settings: Settings, signal) => ({
        logo: await runTask('customize', askFor(subject, settings), signal),
        of: settings,
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
        runTask('surroundings', askFor(subject, now), over.signal).then(setSurroundings, (error: unknown) => {
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

  useKept(
    { settings: now, design: drawn.logo.renamed ?? subject.design },
    { settings: opened, design: subject.design },
    onRenamed,
  );

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
  renamed: before.renamed?.id === next.renamed?.id ? before.renamed : next.renamed,
});

const same = <T>(before: T, next: T): T => (JSON.stringify(before) === JSON.stringify(next) ? before : next);

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof StudioFailure)) throw error;
  const { failure, offline } = error;
  switch (failure.kind) {
    case 'refused': {
      const field = typedField(failure.fault);
      const sentence = faultText(failure.fault, field ?? 'slogan') ?? 'That change doesn’t work with this design.';
      return { kind: 'refused', sentence, field };
    }
    case 'undelivered': {
      const cause = offline ? 'You’re offline.' : 'We couldn’t load the font.';
      return { kind: 'undelivered', sentence: `${cause} Your settings are safe.`, field: null };
    }
    case 'broke':
      console.error(failure.message);
      return { kind: 'broke', sentence: 'We couldn’t draw that change.', field: null };
    default:
      return failure satisfies never;
  }
}

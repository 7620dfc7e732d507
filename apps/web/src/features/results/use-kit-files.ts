import type { Kit, KitContents } from '@brandwright/contract';
import { type SetStateAction, useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../client.ts';
import { toastError } from '../../components/toasts/toast.ts';
import { betweenTries, whenFree } from '../../components/when-free.ts';
import { kitFiles } from '../../content/kit-files.ts';
import { filesOf } from './files-of.ts';

/** Files as they were made for a version of the kit. */
export interface MadeFiles {
  readonly contents: KitContents;
  readonly version: number;
}

/** The files of a kit as far as they are known: not to be had (unpaid, or still being drawn), made now, listed, or not made. */
export type FilesState =
  | { readonly kind: 'locked' | 'later' }
  | { readonly kind: 'making'; readonly share: number; readonly before: MadeFiles | null }
  | ({ readonly kind: 'ready' } & MadeFiles)
  | { readonly kind: 'failed'; readonly message: string; readonly again: () => void };

/** The last files that were made, shown until newer ones are. */
export const lastMade = (files: FilesState): MadeFiles | null =>
  files.kind === 'ready' ? files : files.kind === 'making' ? files.before : null;

const makingAfter = (state: FilesState, share: number): FilesState => ({ kind: 'making', share, before: lastMade(state) });

/** Makes the files of a kit's first logo when its page opens, and again after each change. What is made already is there at once. */
export function useKitFiles(
  { id, plan, status, version }: Pick<Kit, 'id' | 'plan' | 'status' | 'version'>,
  isOwn: boolean,
): FilesState {
  const [state, setState] = useState<FilesState>({ kind: 'making', share: 0, before: null });
  const [tries, setTries] = useState(0);
  const asked = useRef<number | null>(null);
  const isOpen = isOwn && plan !== null && status === 'completed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const set = (next: SetStateAction<FilesState>): void => {
      if (!isOver) setState(next);
    };
    const again = (): void => {
      setState({ kind: 'making', share: 0, before: null });
      setTries((n) => n + 1);
    };
    const fail = (message: string): void => {
      set({ kind: 'failed', message, again });
      if (!isOver) toastError(...kitFiles.templates.generationFailed);
    };
    const ask = (): void => {
      asked.current = version;
      const tell = (share: number): void => set((state) => makingAfter(state, share));
      whenFree(
        () => filesOf(id, tell),
        () => isOver,
      ).then(
        (contents) => set({ kind: 'ready', contents, version }),
        (error: unknown) => {
          // Files of earlier changes are still being made.
          if (isRefusal(error, 'answers.too_many') && !isOver) timer = setTimeout(ask, betweenTries);
          else fail(error instanceof Error ? error.message : kitFiles.failed);
        },
      );
    };
    // Whoever tries one palette after another gets the files of the last.
    if (asked.current === null || asked.current === version) ask();
    else {
      setState((state) => makingAfter(state, 0));
      timer = setTimeout(ask, betweenTries);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, isOpen, version, tries]);
  if (isOpen) return state;
  return { kind: plan === null ? 'locked' : 'later' };
}

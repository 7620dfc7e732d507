import type { Kit, KitContents } from '@brandwright/contract';
import { type SetStateAction, useEffect, useRef, useState } from 'react';
import { callLines, isRefusal } from '../../client.ts';
import { toastError } from '../../components/toasts/toast.ts';
import { kitFiles } from '../../content/kit-files.ts';

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

/** Milliseconds for further changes, and until another try. */
const between = 1500;

/** Times that the server may be too busy to finish in time. It goes on making what was asked for, so asking again is waiting. */
const mostWaits = 5;

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
    let waits = 0;
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
      callLines('GET /api/kits/:kit/files', { ids: { kit: id } }, (line) => {
        if ('share' in line) set((state) => makingAfter(state, line.share));
        else if ('contents' in line) set({ kind: 'ready', contents: line.contents, version });
        else if (line.problem.code === 'press.busy' && waits++ < mostWaits && !isOver) timer = setTimeout(ask, between);
        else fail(line.problem.detail);
      }).catch((error: unknown) => {
        // Files of earlier changes are still being made.
        if (isRefusal(error, 'answers.too_many') && !isOver) timer = setTimeout(ask, between);
        else fail(error instanceof Error ? error.message : kitFiles.failed);
      });
    };
    // Whoever tries one palette after another gets the files of the last.
    if (asked.current === null || asked.current === version) ask();
    else {
      setState((state) => makingAfter(state, 0));
      timer = setTimeout(ask, between);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, isOpen, version, tries]);
  if (isOpen) return state;
  return { kind: plan === null ? 'locked' : 'later' };
}

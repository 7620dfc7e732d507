import type { Kit, KitContents } from '@brandwright/contract';
import { useEffect, useState } from 'react';
import { callLines } from '../../client.ts';
import { kitFiles } from '../../content/kit-files.ts';

/** The files of a kit as far as they are known: not to be had (unpaid, or still being drawn), made now, listed, or not made. */
export type FilesState =
  | { readonly kind: 'locked' | 'later' }
  | { readonly kind: 'making'; readonly share: number }
  | { readonly kind: 'ready'; readonly contents: KitContents }
  | { readonly kind: 'failed'; readonly message: string; readonly again: () => void };

/** Makes the files of a kit's first logo when its page opens, and again after each change. What is made already is there at once. */
export function useKitFiles(
  { id, plan, status, version }: Pick<Kit, 'id' | 'plan' | 'status' | 'version'>,
  isOwn: boolean,
): FilesState {
  const [state, setState] = useState<FilesState>({ kind: 'making', share: 0 });
  const [tries, setTries] = useState(0);
  const isOpen = isOwn && plan !== null && status === 'completed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version, or another try, asks again.
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    const set = (next: FilesState): void => {
      if (!isOver) setState(next);
    };
    const again = (): void => {
      setState({ kind: 'making', share: 0 });
      setTries((n) => n + 1);
    };
    const fail = (message: string): void => set({ kind: 'failed', message, again });
    callLines('GET /api/kits/:kit/files', { ids: { kit: id } }, (line) => {
      if ('share' in line) set({ kind: 'making', share: line.share });
      else if ('contents' in line) set({ kind: 'ready', contents: line.contents });
      else fail(line.problem.detail);
    }).catch((error: unknown) => fail(error instanceof Error ? error.message : kitFiles.failed));
    return () => {
      isOver = true;
    };
  }, [id, isOpen, version, tries]);
  if (isOpen) return state;
  return { kind: plan === null ? 'locked' : 'later' };
}

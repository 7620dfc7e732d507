import { useEffect } from 'react';
import { takeAnnouncements, takeCarried, useAnnouncements } from './announce.ts';
import { toastError, toastSuccess } from './toast.ts';

/** For pages that have their toaster at hand: says what is announced, and what the page before left to be said. */
export function useSaid(): void {
  const list = useAnnouncements();
  useEffect(takeCarried, []);
  useEffect(() => {
    if (list.length === 0) return;
    for (const { kind, title, text } of takeAnnouncements()) (kind === 'failed' ? toastError : toastSuccess)(title, text);
  }, [list]);
}

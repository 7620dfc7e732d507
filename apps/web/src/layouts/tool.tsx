import { type ReactNode, useEffect } from 'react';
import { takeAnnouncements, takeCarried } from '../components/announce.ts';
import { tell, warn } from '../components/toast.ts';
import { Toaster } from '../components/toaster.tsx';

/** Screens to work in take the whole window and bring their own bars. */
export function ToolLayout({ children }: { readonly children: ReactNode }) {
  // What the page before left to be said.
  useEffect(() => {
    takeCarried();
    for (const { kind, title, text } of takeAnnouncements()) (kind === 'failed' ? warn : tell)(title, text);
  }, []);
  return (
    <>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Toaster />
    </>
  );
}

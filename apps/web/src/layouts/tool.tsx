import type { ReactNode } from 'react';
import { Toaster } from '../components/toasts/toaster.tsx';
import { useSaid } from '../components/toasts/use-form-message.ts';

/** Screens to work in take the whole window and bring their own bars. */
export function ToolLayout({ children }: { readonly children: ReactNode }) {
  useSaid();
  return (
    <>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Toaster />
    </>
  );
}

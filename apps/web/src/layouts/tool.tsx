import type { ReactNode } from 'react';
import { Toaster } from '../components/toaster.tsx';

/** Screens to work in take the whole window and bring their own bars. */
export function ToolLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Toaster />
    </>
  );
}

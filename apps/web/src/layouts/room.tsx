import type { ReactNode } from 'react';
import { Footer } from '../components/footer.tsx';
import { Header } from '../components/header.tsx';
import { Toaster } from '../components/toasts/toaster.tsx';
import { useSaid } from '../components/toasts/use-form-message.ts';

/** Pages of what belongs to somebody: they look like those of the site, and say what was done. */
export function RoomLayout({ children }: { readonly children: ReactNode }) {
  useSaid();
  return (
    <>
      <Header own />
      <main id="main" className="room" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toaster />
    </>
  );
}

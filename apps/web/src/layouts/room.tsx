import type { ReactNode } from 'react';
import { Footer } from '../components/footer.tsx';
import { Header } from '../components/header.tsx';
import { Toaster } from '../components/toaster.tsx';

/** Pages of what belongs to somebody: they look like those of the site, and say what was done. */
export function RoomLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toaster />
    </>
  );
}

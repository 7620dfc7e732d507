import type { ReactNode } from 'react';
import { Footer } from '../components/footer.tsx';
import { Header } from '../components/header.tsx';
import { Announcer } from '../components/toasts/announcer.tsx';

/** Pages to read and to choose from: header, what the page says, footer. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Announcer />
    </>
  );
}

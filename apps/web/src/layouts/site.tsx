import type { ReactNode } from 'react';
import { Announcer } from '../components/announcer.tsx';
import { Footer } from '../components/footer.tsx';
import { Header } from '../components/header.tsx';

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

import { Outlet } from 'react-router';
import { Footer } from '../components/footer.tsx';
import { Header } from '../components/header.tsx';

/** Pages to read and to choose from: header, what the page says, footer. */
export default function SiteLayout() {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}

import { BrandMark } from './brand-mark.tsx';
import './footer.css';

/** The year is the build's: the pages are written anew with every release. */
const year = new Date().getFullYear();

export function Footer() {
  return (
    <footer className="footer">
      <p className="brand">
        <BrandMark />
        Brandwright
      </p>
      <p>A business name becomes a brand.</p>
      <p className="legal">© {year} Brandwright</p>
    </footer>
  );
}

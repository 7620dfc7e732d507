import { useLocation } from 'react-router';
import { BrandMark } from './brand-mark.tsx';
import './header.css';

/**
 * The brand and the way to what exists. A page gets its link here when it is built, not before. Links load documents: every page
 * here is a static file, whose drawings stand in it.
 */
export function Header() {
  const atHome = useLocation().pathname === '/';
  return (
    <header className="header">
      <a className="brand" href="/" aria-label="Brandwright, home">
        <BrandMark />
        Brandwright
      </a>
      <nav aria-label="Main">
        <a href="/" aria-current={atHome ? 'page' : undefined}>
          Home
        </a>
        {atHome ? <a href="#drawn">How it is drawn</a> : null}
      </nav>
    </header>
  );
}

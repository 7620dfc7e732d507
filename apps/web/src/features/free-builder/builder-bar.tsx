import { ArrowLeft } from 'lucide-react';
import { BrandMark } from '../../components/brand-mark.tsx';
import '../../components/header.css';
import { kitPrice } from '../../content/prices.ts';
import './builder-bar.css';

/** Where this is, what it costs, and the ways out. */
export function BuilderBar() {
  return (
    <header className="builder-bar">
      <a className="brand" href="/" aria-label="Brandwright, home">
        <BrandMark />
      </a>
      <div className="title">
        <h1>Free Logo Builder</h1>
        <p className="badge">100% Free • No AI Tokens Used</p>
      </div>
      <nav aria-label="More options">
        <a className="button plain back" href="/">
          <ArrowLeft aria-hidden="true" />
          <span>Back to Home</span>
        </a>
        <a className="button quiet upgrade" href="/create/kit">
          Upgrade to AI Designer - {kitPrice}
        </a>
      </nav>
    </header>
  );
}

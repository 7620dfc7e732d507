import { BrandMark } from '../../components/brand-mark.tsx';
import { gallery } from '../../content/gallery.ts';

/** The brand, whose designs these are, and how far it is. */
export function TopBar({ name }: { readonly name: string }) {
  return (
    <div className="top-bar">
      <a className="brand" href="/" aria-label={gallery.home}>
        <BrandMark />
        Brandwright
      </a>
      <p className="whose" dir="auto">
        {name}
      </p>
      <progress max={7} value={5} aria-label={gallery.progress} />
      <p className="step">{gallery.step}</p>
    </div>
  );
}

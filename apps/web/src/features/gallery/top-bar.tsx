import { BrandMark } from '../../components/brand-mark.tsx';
import { gallery } from '../../content/gallery.ts';
import { StepProgress } from '../wizard/step-progress.tsx';

/** The brand, whose designs these are, and how far it is. */
export function TopBar({ name }: { readonly name: string }) {
  return (
    <div className="top-bar">
      <a className="brand" href="/" aria-label={gallery.home}>
        <BrandMark />
        <span className="word">Brandwright</span>
      </a>
      <p className="whose" dir="auto">
        {name}
      </p>
      <StepProgress step={5} />
    </div>
  );
}

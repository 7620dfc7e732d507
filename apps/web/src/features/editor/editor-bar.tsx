import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { StepProgress } from '../wizard/step-progress.tsx';
import './editor.css';

interface Props {
  readonly onBack?: (() => void) | undefined;
  /** Undo, redo and what stands at the end of the bar. */
  readonly children?: ReactNode;
}

/** The bar of the editor: it takes the place of the wizard's. */
export function EditorBar({ onBack, children }: Props) {
  return (
    <header className="bar">
      <a className="home" href="/" aria-label="Brandwright, home">
        <BrandMark />
      </a>
      <button type="button" className="button icon" aria-label="Back" onClick={onBack} disabled={onBack === undefined}>
        <ArrowLeft aria-hidden="true" />
      </button>
      <h1>Customize Your Logo</h1>
      <StepProgress step={6} />
      {children}
    </header>
  );
}

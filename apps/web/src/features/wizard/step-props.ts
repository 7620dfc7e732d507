import type { BrandDraft } from '../../draft/brand-draft.ts';
import type { Examples, ThemeExamples } from './examples.ts';
import type { Preview } from './preview.ts';
import type { Drawing } from './use-drawing.ts';

/** What every step is given. */
export interface StepProps {
  readonly draft: BrandDraft;
  readonly drawing: Drawing<Preview>;
  /** The name drawn in every way that is asked about; null until it is. */
  readonly examples: Examples | null;
  /** The name in the themes of its trade; null until it is drawn. */
  readonly themes: ThemeExamples | null;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

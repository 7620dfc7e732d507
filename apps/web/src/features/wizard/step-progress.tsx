import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { wizard } from '../../content/wizard.ts';
import { useDraft } from '../../draft/draft.ts';
import { BrandFacts } from './brand-facts.tsx';
import './step-progress.css';

/**
 * Where a person is among the seven steps, and the brand facts in a popover. For the steps that give the width to the designs and have
 * no side panel (row W-01).
 */
export function StepProgress({ step }: { readonly step: number }) {
  const draft = useDraft();
  const id = useId();
  const { step: stepOf, factsTitle } = wizard.preview;
  return (
    <div className="step-progress">
      <div className="reached">
        <p>{stepOf(step)}</p>
        <progress max={wizard.steps.length} value={step} aria-label={stepOf(step)} />
      </div>
      <button type="button" className="button plain" popoverTarget={id} disabled={draft === null}>
        <span className="word">{factsTitle}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <section id={id} popover="auto" className="facts-sheet" aria-label={factsTitle}>
        {draft === null ? null : <BrandFacts draft={draft} preview={null} />}
      </section>
    </div>
  );
}

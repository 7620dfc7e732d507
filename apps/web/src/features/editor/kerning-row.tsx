import type { Customization } from '@brandwright/engine';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Dispatch, memo, useId, useMemo } from 'react';
import type { Letter } from './edited-logo.ts';
import type { EditorEvent } from './editor-state.ts';
import { gapsOf } from './gap.ts';
import { KerningStepper } from './kerning-stepper.tsx';

interface Props {
  readonly letters: readonly Letter[];
  readonly kerning: Customization['kerning'];
  readonly pair: number | null;
  readonly pickPair: (pair: number | null) => void;
  readonly dispatch: Dispatch<EditorEvent>;
}

/** Walks the pairs of letters and sets the space of one: the keyboard's way to what can be pressed on the canvas. */
export const KerningRow = memo(function KerningRow({ letters, kerning, pair, pickPair, dispatch }: Props) {
  const id = useId();
  const gaps = useMemo(() => gapsOf(letters), [letters]);
  const at = gaps.findIndex(({ index }) => index === pair);
  const gap = gaps[at];
  if (gaps.length === 0) return <p className="aside">The letters in this logo are one drawing, so you can’t change the gaps.</p>;
  const walk = (by: number) => {
    const next = at < 0 ? (by > 0 ? 0 : gaps.length - 1) : (at + by + gaps.length) % gaps.length;
    pickPair(gaps[next]?.index ?? null);
  };
  return (
    <fieldset className="control wide" aria-labelledby={id}>
      <span className="label" id={id}>
        Letter spacing
      </span>
      <div className="pairs">
        <button type="button" className="step" aria-label="Previous pair" onClick={() => walk(-1)}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <span className="pair" aria-live="polite" aria-atomic="true">
          {gap === undefined ? (
            'Press a letter'
          ) : (
            <>
              <bdi>{gap.left}</bdi> <span className="visually-hidden">and</span> <bdi>{gap.right}</bdi>
            </>
          )}
        </span>
        <button type="button" className="step" aria-label="Next pair" onClick={() => walk(1)}>
          <ChevronRight aria-hidden="true" />
        </button>
        {gap === undefined ? null : <KerningStepper gap={gap} kerning={kerning} dispatch={dispatch} />}
      </div>
    </fieldset>
  );
});

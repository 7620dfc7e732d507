import type { Customization } from '@brandwright/engine';
import { X } from 'lucide-react';
import { type CSSProperties, type Dispatch, memo } from 'react';
import type { Letter } from './edited-logo.ts';
import type { EditorEvent } from './editor-state.ts';
import { type Gap, gapsOf } from './gap.ts';
import { KerningStepper } from './kerning-stepper.tsx';

interface Props {
  readonly letters: readonly Letter[];
  readonly kerning: Customization['kerning'];
  readonly pair: number | null;
  readonly pickPair: (pair: number | null) => void;
  readonly dispatch: Dispatch<EditorEvent>;
}

/** The gaps between letters, to be pressed. The keyboard walks them in the inspector, so they are no stops of the tab key here. */
export const Gaps = memo(function Gaps({ letters, kerning, pair, pickPair, dispatch }: Props) {
  const gaps = gapsOf(letters);
  const picked = gaps.find(({ index }) => index === pair);
  return (
    <div className="gaps">
      {gaps.map((gap) => (
        <button
          key={gap.index}
          type="button"
          tabIndex={-1}
          aria-label={`Gap between ${gap.left} and ${gap.right}`}
          aria-pressed={gap.index === pair}
          onClick={() => pickPair(gap.index === pair ? null : gap.index)}
          style={{ ...share(gap), '--line': `${100 * gap.line}%` } as CSSProperties}
        />
      ))}
      {picked === undefined ? null : (
        <div
          className="over-kern"
          style={{ '--x': `${100 * (picked.x + picked.width * picked.line)}%`, '--y': `${100 * picked.crown}%` } as CSSProperties}
        >
          <KerningStepper gap={picked} kerning={kerning} dispatch={dispatch} />
          <button type="button" className="step" aria-label="Done" onClick={() => pickPair(null)}>
            <X aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
});

const share = ({ x, y, width, height }: Gap) => ({
  left: `${100 * x}%`,
  top: `${100 * y}%`,
  width: `${100 * width}%`,
  height: `${100 * height}%`,
});

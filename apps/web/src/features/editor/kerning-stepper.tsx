import type { Customization } from '@brandwright/engine';
import { Minus, Plus } from 'lucide-react';
import type { Dispatch } from 'react';
import type { EditorEvent } from './editor-state.ts';
import type { Gap } from './gap.ts';
import './kerning-stepper.css';

interface Props {
  readonly gap: Gap;
  readonly kerning: Customization['kerning'];
  readonly dispatch: Dispatch<EditorEvent>;
}

/** em/1000: one press, and the most a pair may be moved. */
const step = 10;
const most = 200;

/** Closer, how far, wider; the number takes it back. */
export function KerningStepper({ gap, kerning, dispatch }: Props) {
  const by = kerning[gap.index] ?? 0;
  const pair = `${gap.left} and ${gap.right}`;
  const move = (to: number) => {
    const { [gap.index]: _, ...others } = kerning;
    dispatch({ kind: 'changed', change: { kerning: to === 0 ? others : { ...others, [gap.index]: to } } });
  };
  return (
    <fieldset className="stepper" aria-label={`Space between ${pair}`}>
      <button
        type="button"
        className="step"
        aria-label={`Tighter: ${pair}`}
        aria-disabled={by <= -most}
        onClick={() => move(Math.max(-most, by - step))}
      >
        <Minus aria-hidden="true" />
      </button>
      <button
        type="button"
        className="amount"
        aria-disabled={by === 0}
        aria-label={`${by}, reset ${pair}`}
        title="Reset"
        onClick={() => move(0)}
      >
        {by > 0 ? `+${by}` : String(by).replace('-', '−')}
      </button>
      <button
        type="button"
        className="step"
        aria-label={`Wider: ${pair}`}
        aria-disabled={by >= most}
        onClick={() => move(Math.min(most, by + step))}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  );
}

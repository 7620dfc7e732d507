import { type CSSProperties, type Dispatch, memo, useId } from 'react';
import type { EditorEvent } from './editor-state.ts';

interface Props {
  readonly label: string;
  readonly field: 'iconSize' | 'textSize' | 'spacing';
  readonly value: number;
  readonly most: number;
  readonly dispatch: Dispatch<EditorEvent>;
}

/** Percent: the least of every size, and the step. */
const [least, step] = [50, 10];

/** One size in percent. From press to release is one step back. */
export const SliderRow = memo(function SliderRow({ label, field, value, most, dispatch }: Props) {
  const id = useId();
  const end = () => dispatch({ kind: 'stroke-ended' });
  return (
    <div className="control">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={`${value} percent`}
        style={{ '--part': (value - least) / (most - least) } as CSSProperties}
        onChange={({ currentTarget }) =>
          dispatch({ kind: 'changed', change: { [field]: currentTarget.valueAsNumber }, stroke: field })
        }
        onPointerUp={end}
        onPointerCancel={end}
        onKeyUp={end}
        onBlur={end}
      />
      <span className="value" aria-hidden="true">
        {value}
      </span>
    </div>
  );
});

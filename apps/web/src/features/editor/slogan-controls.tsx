import { limits } from '@brandwright/engine';
import { type Dispatch, memo, useId } from 'react';
import type { EditorEvent } from './editor-state.ts';
import { SwitchRow } from './switch-row.tsx';

interface Props {
  readonly on: boolean;
  readonly slogan: string;
  readonly dispatch: Dispatch<EditorEvent>;
}

/** Whether the slogan is set, and its words. */
export const SloganControls = memo(function SloganControls({ on, slogan, dispatch }: Props) {
  const id = useId();
  return (
    <>
      <SwitchRow label="Show slogan" on={on} turn={(showSlogan) => dispatch({ kind: 'changed', change: { showSlogan } })} />
      {on ? (
        <div className="control wide">
          <label htmlFor={id}>Slogan</label>
          <input
            id={id}
            className="text"
            type="text"
            dir="auto"
            value={slogan}
            placeholder="A few words"
            autoComplete="off"
            maxLength={limits.slogan}
            onInput={({ currentTarget }) =>
              dispatch({ kind: 'changed', change: { slogan: currentTarget.value }, stroke: 'slogan' })
            }
            onBlur={() => dispatch({ kind: 'stroke-ended' })}
          />
        </div>
      ) : null}
    </>
  );
});

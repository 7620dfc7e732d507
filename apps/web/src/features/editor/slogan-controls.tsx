import { limits } from '@brandwright/engine';
import { useId } from 'react';
import type { Controls } from './controls.ts';
import { SwitchRow } from './switch-row.tsx';

/** Whether the slogan is set, and its words. */
export function SloganControls({ state: { now }, dispatch, logo }: Controls) {
  const id = useId();
  const on = now.showSlogan ?? logo.shown.showSlogan;
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
            value={now.slogan ?? logo.shown.slogan}
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
}

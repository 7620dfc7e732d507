import type { Customization } from '@brandwright/engine';
import { type Dispatch, memo, useRef } from 'react';
import type { EditorEvent } from './editor-state.ts';
import { SwitchRow } from './switch-row.tsx';

interface Props {
  readonly on: boolean;
  /** The chosen ground; null for none. */
  readonly background: Customization['backgroundColor'];
  readonly dispatch: Dispatch<EditorEvent>;
}

/** The dark set of colors. Its ground takes the place of a chosen one, which comes back when it is turned off. */
export const DarkSwitch = memo(function DarkSwitch({ on, background, dispatch }: Props) {
  const before = useRef(background);
  const turn = (isDarkMode: boolean) => {
    if (isDarkMode) before.current = background;
    const backgroundColor = isDarkMode ? null : (background ?? before.current);
    dispatch({ kind: 'changed', change: { isDarkMode, backgroundColor } });
  };
  return <SwitchRow label="Dark mode" on={on} turn={turn} />;
});

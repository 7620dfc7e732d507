import { useRef } from 'react';
import type { Controls } from './controls.ts';
import { SwitchRow } from './switch-row.tsx';

/** The dark set of colours. Its ground takes the place of a chosen one, which comes back when it is turned off. */
export function DarkSwitch({ state: { now }, dispatch }: Controls) {
  const before = useRef(now.backgroundColor);
  const turn = (isDarkMode: boolean) => {
    if (isDarkMode) before.current = now.backgroundColor;
    const backgroundColor = isDarkMode ? null : (now.backgroundColor ?? before.current);
    dispatch({ kind: 'changed', change: { isDarkMode, backgroundColor } });
  };
  return <SwitchRow label="Dark mode" on={now.isDarkMode} turn={turn} />;
}

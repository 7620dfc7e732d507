import { type ReactNode, useState } from 'react';
import { Tabs } from '../../components/tabs.tsx';

interface Props {
  /** Title and controls. */
  readonly tabs: readonly (readonly [string, ReactNode])[];
  readonly reset: () => void;
}

/** The groups of controls one at a time. */
export function TabbedGroups({ tabs, reset }: Props) {
  const [open, setOpen] = useState(tabs[0]?.[0] ?? '');
  const shown = tabs.map(([title, controls]) => ({
    key: title,
    title,
    panel: (
      <>
        {controls}
        <button type="button" className="button plain" onClick={reset}>
          Reset
        </button>
      </>
    ),
  }));
  return (
    <div className="inspector">
      <Tabs label="Settings" tabs={shown} open={open} onOpen={setOpen} className="group" />
    </div>
  );
}

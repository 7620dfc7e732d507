import { type ReactNode, useState } from 'react';
import { Tabs } from '../../components/tabs.tsx';
import type { Resets } from './controls.ts';

interface Props {
  /** Title and controls. */
  readonly tabs: readonly (readonly [string, ReactNode])[];
  readonly resets: Resets;
}

/** The groups of controls one at a time. */
export function TabbedGroups({ tabs, resets }: Props) {
  const [open, setOpen] = useState(tabs[0]?.[0] ?? '');
  const shown = tabs.map(([title, controls]) => ({
    key: title,
    title,
    panel: (
      <>
        {controls}
        <div className="resets">
          <button type="button" className="button plain" onClick={resets.toDesign}>
            Reset
          </button>
          <button type="button" className="button plain" onClick={resets.toDefaults}>
            Reset to defaults
          </button>
        </div>
      </>
    ),
  }));
  return (
    <div className="inspector">
      <Tabs label="Settings" tabs={shown} open={open} onOpen={setOpen} className="group" />
    </div>
  );
}

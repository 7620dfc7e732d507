import type { ReactNode } from 'react';
import { ColorControls } from './color-controls.tsx';
import type { Controls } from './controls.ts';
import { DarkSwitch } from './dark-switch.tsx';
import { IconControls } from './icon-controls.tsx';
import { LayoutTiles } from './layout-tiles.tsx';
import { SloganControls } from './slogan-controls.tsx';
import { TabbedGroups } from './tabbed-groups.tsx';
import { TypeControls } from './type-controls.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import './inspector.css';

/** All settings: in one column, or on narrow windows group by group. */
export function Inspector({ reset, ...controls }: Controls & { readonly reset: () => void }) {
  const narrow = useIsNarrow();
  const layout = <LayoutTiles {...controls} />;
  const type = <TypeControls {...controls} />;
  const icon = <IconControls {...controls} />;
  const color = <ColorControls {...controls} />;
  const slogan = <SloganControls {...controls} />;
  const dark = <DarkSwitch {...controls} />;
  if (!narrow) {
    return (
      <aside className="inspector" aria-label="Settings">
        <Group title="Layout">{layout}</Group>
        <Group title="Type">{type}</Group>
        <Group title="Icon">{icon}</Group>
        <Group title="Color">{color}</Group>
        <div className="group">
          {slogan}
          {dark}
        </div>
      </aside>
    );
  }
  const tabs: readonly (readonly [string, ReactNode])[] = [
    ['Type', [<div key="type">{type}</div>, <div key="slogan">{slogan}</div>]],
    ['Color', [<div key="color">{color}</div>, <div key="dark">{dark}</div>]],
    ['Layout', layout],
    ['Icon', icon],
  ];
  return <TabbedGroups tabs={tabs} reset={reset} />;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="group" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

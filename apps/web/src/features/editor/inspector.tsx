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
import { VersionControls } from './version-controls.tsx';
import './inspector.css';

/**
 * All settings: in one column, or on narrow windows group by group. Each group is given no more than it shows, so that the drag of
 * a slider draws that slider anew and nothing else.
 */
export function Inspector({ state, dispatch, logo, surroundings, opened, pair, pickPair, say, resets, versions }: Controls) {
  const narrow = useIsNarrow();
  const { now } = state;
  const { shown } = logo;
  const layout = <LayoutTiles chosen={now.layout ?? shown.layout} layouts={surroundings?.layouts ?? null} dispatch={dispatch} />;
  const type = (
    <TypeControls now={now} letters={logo.letters} opened={opened} pair={pair} pickPair={pickPair} dispatch={dispatch} />
  );
  const icon = (
    <IconControls
      id={shown.hasIcon ? (shown.icon ?? '') : null}
      art={surroundings?.icon ?? null}
      size={now.iconSize}
      dispatch={dispatch}
      say={say}
    />
  );
  const color = (
    <ColorControls
      primary={now.primaryColor ?? shown.primaryColor}
      secondary={now.secondaryColor ?? shown.secondaryColor}
      background={now.backgroundColor ?? shown.backgroundColor}
      isDark={now.isDarkMode}
      warnings={logo.warnings}
      dispatch={dispatch}
      say={say}
    />
  );
  const slogan = (
    <SloganControls on={now.showSlogan ?? shown.showSlogan} slogan={now.slogan ?? shown.slogan} dispatch={dispatch} />
  );
  const dark = <DarkSwitch on={now.isDarkMode} background={now.backgroundColor} dispatch={dispatch} />;
  const saved = <VersionControls {...versions} />;
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
        <Group title="Versions">{saved}</Group>
      </aside>
    );
  }
  const tabs: readonly (readonly [string, ReactNode])[] = [
    ['Type', [<div key="type">{type}</div>, <div key="slogan">{slogan}</div>]],
    ['Color', [<div key="color">{color}</div>, <div key="dark">{dark}</div>]],
    ['Layout', layout],
    ['Icon', icon],
    ['Saved', saved],
  ];
  return <TabbedGroups tabs={tabs} resets={resets} />;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="group" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

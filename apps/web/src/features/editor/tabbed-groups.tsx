import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface Props {
  /** Title and controls. */
  readonly tabs: readonly (readonly [string, ReactNode])[];
  readonly reset: () => void;
}

/** The groups of controls one at a time; arrow keys move between the tabs. */
export function TabbedGroups({ tabs, reset }: Props) {
  const id = useId();
  const [open, setOpen] = useState(tabs[0]?.[0]);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = (tabs.findIndex(([title]) => title === open) + by + tabs.length) % tabs.length;
    setOpen(tabs[to]?.[0]);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div className="inspector">
      <div className="tabs" role="tablist" aria-label="Settings" onKeyDown={walk}>
        {tabs.map(([title]) => (
          <button
            key={title}
            type="button"
            id={`${id}-${title}`}
            className="tab"
            role="tab"
            aria-selected={title === open}
            aria-controls={title === open ? `${id}-panel` : undefined}
            tabIndex={title === open ? 0 : -1}
            onClick={() => setOpen(title)}
          >
            {title}
          </button>
        ))}
      </div>
      <div className="group" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {tabs.find(([title]) => title === open)?.[1]}
        <button type="button" className="button plain" onClick={reset}>
          Reset
        </button>
      </div>
    </div>
  );
}

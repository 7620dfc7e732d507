import { type KeyboardEvent, type ReactNode, useId } from 'react';
import './tabs.css';

interface Tab<Key extends string> {
  readonly key: Key;
  readonly title: string;
  readonly panel: ReactNode;
  /** Nothing in its panel takes the focus: the panel itself does, so that the keyboard reaches it. */
  readonly still?: boolean;
}

interface Props<Key extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly open: Key;
  readonly onOpen: (key: Key) => void;
  /** A tab's id in the page is its key, so that an address can point at it. */
  readonly anchored?: boolean;
  /** Class of the panel. */
  readonly className: string;
}

/** Where a key leads from a place among so many; undefined for keys that lead nowhere. */
const ways: Readonly<Record<string, (at: number, many: number) => number>> = {
  ArrowRight: (at, many) => (at + 1) % many,
  ArrowLeft: (at, many) => (at - 1 + many) % many,
  Home: () => 0,
  End: (_, many) => many - 1,
};

/** Panels one at a time: one stop for the Tab key, arrow keys move between the tabs and open them. */
export function Tabs<Key extends string>({ label, tabs, open, onOpen, anchored = false, className }: Props<Key>) {
  const id = useId();
  const idOf = (key: Key): string => (anchored ? key : `${id}-${key}`);
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const at = tabs.findIndex(({ key }) => key === open);
    const to = ways[event.key]?.(at, tabs.length);
    const tab = tabs[to ?? -1];
    if (to === undefined || tab === undefined) return;
    event.preventDefault();
    onOpen(tab.key);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  const shown = tabs.find(({ key }) => key === open);
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            id={idOf(key)}
            className="tab"
            role="tab"
            aria-selected={key === open}
            aria-controls={key === open ? `${id}-panel` : undefined}
            tabIndex={key === open ? 0 : -1}
            onClick={() => onOpen(key)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        className={className}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={idOf(open)}
        tabIndex={shown?.still === true ? 0 : undefined}
      >
        {shown?.panel}
      </div>
    </>
  );
}

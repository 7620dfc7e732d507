import { type ReactNode, useState } from 'react';
import { Tabs } from '../../components/tabs.tsx';
import type { Pages } from './use-pages.ts';

interface TabbedProps<Kind extends string> {
  /** Class of the section; its title has the id `admin-…`. */
  readonly name: string;
  readonly title: string;
  /** Titles of the tabs, of which the first is open. */
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly list: (kind: Kind) => ReactNode;
  /** Beside the title. */
  readonly end?: ReactNode;
}

/** A section of the admin page with one list for each kind of its items. */
export function TabbedLists<Kind extends string>({ name, title, kinds, list, end }: TabbedProps<Kind>) {
  const keys = Object.keys(kinds) as [Kind, ...Kind[]];
  const [kind, setKind] = useState<Kind>(keys[0]);
  return (
    <section className={`${name} underlined`} aria-labelledby={`admin-${name}`}>
      <div className="head">
        <h2 id={`admin-${name}`}>{title}</h2>
        {end}
      </div>
      <Tabs
        label={title}
        className="panel"
        open={kind}
        onOpen={setKind}
        tabs={keys.map((key) => ({ key, title: kinds[key], panel: list(key) }))}
      />
    </section>
  );
}

interface PagedProps<Item> {
  readonly pages: Pages<Item>;
  readonly words: Readonly<Record<'failed' | 'again' | 'more', string>>;
  /** Said of an empty list. */
  readonly none: string;
  readonly item: (item: Item) => ReactNode;
}

/** The items of a list so far, and how to load more of them. */
export function PagedList<Item>({ pages: { items, more, state, load, loadMore }, words, none, item }: PagedProps<Item>) {
  return (
    <div aria-busy={state === 'loading'}>
      {state === 'failed' ? (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" className="button quiet" onClick={load}>
            {words.again}
          </button>
        </p>
      ) : null}
      {state === 'there' && items.length === 0 ? <p role="status">{none}</p> : null}
      <ul>{items.map(item)}</ul>
      {more ? (
        <button type="button" className="button quiet" onClick={loadMore}>
          {words.more}
        </button>
      ) : null}
    </div>
  );
}

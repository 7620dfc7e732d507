import { useCallback, useEffect, useState } from 'react';

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** True if more follow. */
  readonly more: boolean;
}

/** Reads a page: the first one, or the one after an item. */
export type ReadPage<Kind, Item> = (kind: Kind, after: string | undefined) => Promise<Page<Item>>;

export interface Pages<Item> extends Page<Item> {
  readonly state: 'loading' | 'failed' | 'there';
  /** Loads the first page again. */
  readonly load: () => void;
  readonly loadMore: () => void;
  /** Changes what is shown, as the server has changed it. */
  readonly change: (items: (shown: readonly Item[]) => readonly Item[]) => void;
}

/** A list of a kind, read page by page. `read` is the same function at every call. */
export function usePages<Kind, Item extends { readonly id: string }>(read: ReadPage<Kind, Item>, kind: Kind): Pages<Item> {
  const [known, setKnown] = useState<Page<Item>>({ items: [], more: false });
  const [state, setState] = useState<Pages<Item>['state']>('loading');
  const load = useCallback(
    async (before: readonly Item[] = []): Promise<void> => {
      setState('loading');
      try {
        const { items, more } = await read(kind, before.at(-1)?.id);
        setKnown({ items: [...before, ...items], more });
        setState('there');
      } catch {
        setState('failed');
      }
    },
    [read, kind],
  );
  useEffect(() => {
    void load();
  }, [load]);
  return {
    ...known,
    state,
    load: () => void load(),
    loadMore: () => void load(known.items),
    change: (items) => setKnown((now) => ({ ...now, items: items(now.items) })),
  };
}

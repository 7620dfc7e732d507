import { useCallback, useState } from 'react';
import { toastError } from '../../components/toasts/toast.ts';
import { gallery } from '../../content/gallery.ts';
import type { Entry } from './entry.ts';
import { countsOf, type Filter, isShown } from './filter.ts';
import type { GalleryActions } from './gallery-actions.ts';
import { type GalleryView, useShots } from './use-shots.ts';

/** Keys of two designs. */
type ComparedKeys = readonly [first: string, second: string];

export interface Tools {
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  readonly counts: ReturnType<typeof countsOf>;
  readonly view: GalleryView;
  readonly setView: (view: GalleryView) => void;
  /** The two that are compared; null while none are. */
  readonly compared: ComparedKeys | null;
  readonly endCompare: () => void;
  /** Compares a design with the chosen one, else with a favorite, else with the next; null while there are no two. */
  readonly compare: ((key?: string) => void) | null;
  /** The slots in sight, with what each shows. */
  readonly inSight: (entries: readonly Entry[]) => readonly Entry[];
}

/** What a person looks at the page with: filters, views, and two designs side by side. `at` is the slot that is worked with. */
export function useTools(all: readonly Entry[], at: string | null): Tools {
  const [filter, setFilter] = useState<Filter>('all');
  const [view, setView] = useState<GalleryView>('designed');
  const [compared, setCompared] = useState<ComparedKeys | null>(null);
  const drawn = all.filter(({ logo }) => logo !== null);
  const undrawn = useCallback(() => {
    setView('designed');
    toastError(...gallery.toasts.undrawn);
  }, []);
  const shotOf = useShots(
    view,
    drawn.flatMap(({ logo }) => (logo === null ? [] : [logo.design])),
    undrawn,
  );

  const compare = (key?: string): void => {
    const first = drawn.find((entry) => entry.key === key) ?? best(drawn);
    const rest = drawn.filter((entry) => entry !== first);
    const second = best(rest) ?? first;
    if (first !== undefined && second !== undefined) setCompared([first.key, second.key]);
  };

  return {
    filter,
    setFilter,
    counts: countsOf(all),
    view,
    setView,
    compared,
    endCompare: useCallback(() => setCompared(null), []),
    compare: drawn.length < 2 ? null : compare,
    inSight: (entries) =>
      entries
        .filter((entry) => isShown(entry, filter, at))
        .map((entry) => ({ ...entry, shot: entry.logo === null ? null : shotOf(entry.logo.id) })),
  };
}

const best = (entries: readonly Entry[]): Entry | undefined =>
  entries.find(({ chosen }) => chosen) ?? entries.find(({ liked }) => liked) ?? entries[0];

/** The actions, with every design in sight before new ones are drawn among them. */
export const revealing = (actions: GalleryActions, setFilter: (filter: Filter) => void): GalleryActions => ({
  ...actions,
  more: () => {
    setFilter('all');
    actions.more();
  },
  likeThis: (design) => {
    setFilter('all');
    actions.likeThis(design);
  },
  show: (shows) => {
    setFilter('all');
    actions.show(shows);
  },
});

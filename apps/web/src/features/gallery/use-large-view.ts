import { type ComponentType, useEffect, useState } from 'react';
import type { LargeViewProps } from './large/large-view.tsx';

type View = ComponentType<LargeViewProps>;

/**
 * The large view is a part of its own. It is fetched in the quiet after the page has filled, so that a connection that goes does
 * not take it away; if it cannot be had once it is wanted, `fail` is called and the page stays what it is.
 */
export function useLargeView(filled: boolean, wanted: boolean, fail: () => void): View | null {
  const [view, setView] = useState<View | null>(null);
  const asked = filled || wanted;
  useEffect(() => {
    if (!asked || view !== null) return;
    import('./large/large-view.tsx').then(
      ({ LargeView }) => setView(() => LargeView),
      () => (wanted ? fail() : undefined),
    );
  }, [asked, wanted, view, fail]);
  return view;
}

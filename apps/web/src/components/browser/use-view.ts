import { type ComponentType, useEffect, useState } from 'react';

/**
 * A view that is a part of its own. It is fetched in the quiet after the page has filled, so that a connection that goes does
 * not take it away; if it cannot be had once it is wanted, `fail` is called and the page stays what it is.
 */
export function useView<Props>(
  load: () => Promise<ComponentType<Props>>,
  filled: boolean,
  wanted: boolean,
  fail: () => void,
): ComponentType<Props> | null {
  const [view, setView] = useState<ComponentType<Props> | null>(null);
  const asked = filled || wanted;
  useEffect(() => {
    if (!asked || view !== null) return;
    load().then(
      (loaded) => setView(() => loaded),
      () => (wanted ? fail() : undefined),
    );
  }, [load, asked, wanted, view, fail]);
  return view;
}

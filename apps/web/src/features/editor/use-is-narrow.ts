import { useSyncExternalStore } from 'react';

/** Below this width the controls stand under the canvas, in tabs; editor.css says the same. */
const query = '(width < 62rem)';

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );

function watch(tell: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

import { useMedia } from '../../components/browser/use-media.ts';

/** Whether the controls stand under the canvas, in tabs; editor.css says the same. */
export const useIsNarrow = (): boolean => useMedia('(width < 62rem)');

import { freeFonts } from '@brandwright/engine';
import { useEffect, useState } from 'react';
import { runTask } from '../../drawing-worker/client.ts';

/** Drawings by font or by icon; what is absent has not been drawn yet. */
export type Drawn = Readonly<Record<string, string>>;

/** Milliseconds a name rests before the fonts follow it: the preview comes first. */
const rest = 350;
/** Fonts drawn at once: a name that is typed on interrupts no more than these. */
const atOnce = 6;

const noDrawing: Drawn = {};

/** A font's tile shows the name; a name nobody can set leaves the tiles as they are. */
const quiet = (): null => null;

/** Every font in the person's own name, a few at a time; what was drawn stays until it is drawn again. */
export function useFontTiles(businessName: string | null, previewIsDrawn: boolean): Drawn {
  const [drawn, setDrawn] = useState(noDrawing);
  useEffect(() => {
    if (businessName === null || !previewIsDrawn) return;
    const over = new AbortController();
    const draw = async (): Promise<void> => {
      for (let from = 0; from < freeFonts.length; from += atOnce) {
        const fonts = freeFonts.slice(from, from + atOnce).map(({ value }) => value);
        const few = await runTask('freeFonts', { businessName, fonts }, over.signal).catch(quiet);
        if (over.signal.aborted || few === null) return;
        setDrawn((before) => ({ ...before, ...few }));
      }
    };
    const timer = setTimeout(draw, rest);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [businessName, previewIsDrawn]);
  return drawn;
}

/** Every icon, once. */
export function useIconTiles(previewIsDrawn: boolean): Drawn {
  const [drawn, setDrawn] = useState(noDrawing);
  const missing = drawn === noDrawing;
  useEffect(() => {
    if (!missing || !previewIsDrawn) return;
    const over = new AbortController();
    runTask('freeIcons', null, over.signal).then(setDrawn, quiet);
    return () => over.abort();
  }, [missing, previewIsDrawn]);
  return drawn;
}

import { type RefObject, useEffect, useRef } from 'react';

/** Brings what is chosen into sight within its own scrolling list, once, when the page knows what that is. */
export function useShowChosen(list: string, known: boolean): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = known ? around.current?.querySelector(list) : null;
    const chosen = box?.querySelector(':checked')?.parentElement;
    if (!box || !chosen) return;
    const [outer, inner] = [box.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + inner.height / 4;
  }, [list, known]);
  return around;
}

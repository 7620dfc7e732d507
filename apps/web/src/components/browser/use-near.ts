import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below or above the window a thing counts as near: the browser's own measure for lazy pictures is up to ten times that. */
const margin = '800px 0px';

/** Whether an element has come near the window since scripts took the page over; it stays so. `always` skips the waiting. */
export function useNear<E extends Element>(always: boolean): { readonly ref: RefObject<E | null>; readonly near: boolean } {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(always);

  useEffect(() => {
    const element = ref.current;
    if (always || element === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setNear(true);
      },
      { rootMargin: margin },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [always]);

  return { ref, near };
}

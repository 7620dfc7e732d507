import { type RefCallback, useCallback, useState } from 'react';

/** A ref, and the width in whole pixels of what has it: 0 until it is known. */
export function useWidth<Of extends Element>(): readonly [RefCallback<Of>, number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: Of) => {
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

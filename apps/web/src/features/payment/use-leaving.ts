import { useCallback, useEffect, useState } from 'react';

/** Milliseconds until the dashboard (row Z-03). */
const delay = 3_000;
const touches = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Leads to the dashboard after a while, unless somebody says otherwise or does anything here (row Z-03). */
export function useLeaving(leaves: boolean): { readonly leaving: boolean; readonly stay: () => void } {
  const [stays, setStays] = useState(false);
  const stay = useCallback(() => setStays(true), []);
  const leaving = leaves && !stays;
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => location.assign('/dashboard'), delay);
    for (const touch of touches) addEventListener(touch, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, stay);
    };
  }, [leaving, stay]);
  return { leaving, stay };
}

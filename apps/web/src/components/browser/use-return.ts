import { useEffect } from 'react';

/** Calls `back` when somebody returns to a page that the browser had put aside. It comes as it was left: busy, if its button led away. */
export function useReturn(back: () => void): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) back();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [back]);
}

import { type ComponentType, useEffect, useState } from 'react';
import { hasOnward } from './onward.ts';

/** The toaster for pages that say nothing themselves: loaded only where the page before left something to say. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (hasOnward()) void import('./toaster.tsx').then((module) => setToaster(() => module.Toaster));
  }, []);
  return Toaster === null ? null : <Toaster />;
}

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts have taken the page over: false in the page as it was built. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

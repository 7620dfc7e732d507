import { useEffect, useState } from 'react';

/** Which of some tabs is open: the one that the address points at, else the first. Opening another writes it into the address. */
export function useAnchoredTab<Key extends string>(keys: readonly [Key, ...Key[]]): readonly [Key, (key: Key) => void] {
  const [open, setOpen] = useState<Key>(() => pointedAt(keys) ?? keys[0]);
  useEffect(() => {
    const follow = (): void => setOpen((known) => pointedAt(keys) ?? known);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [keys]);
  const choose = (key: Key): void => {
    setOpen(key);
    history.replaceState(history.state, '', `#${key}`);
  };
  return [open, choose];
}

const pointedAt = <Key extends string>(keys: readonly Key[]): Key | undefined => keys.find((key) => `#${key}` === location.hash);

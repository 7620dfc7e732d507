import type { Design, History } from '@brandwright/engine';

type Seen = History['liked'][number];

const seenOf = ({ genome, scheme, round }: Design): Seen => ({ genome, scheme, round });

/** A name as the engine sets it: a design for another name holds other letters, and leads nowhere. */
const settled = (name: string): string => name.normalize('NFC').replace(/\s+/gu, ' ').trim();

export const isForName = (design: Design, name: string): boolean => settled(design.name) === settled(name);

/** What steers a further round: the liked designs of this name, newest last, and those on the page that were passed over. */
export function historyOf(name: string, liked: readonly Design[], shown: readonly Design[]): History | undefined {
  const likes = liked.filter((design) => isForName(design, name));
  if (likes.length === 0) return undefined;
  const ids = new Set(likes.map(({ id }) => id));
  return { liked: likes.map(seenOf), passed: shown.filter(({ id }) => !ids.has(id)).map(seenOf) };
}

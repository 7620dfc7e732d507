import type { Design, History } from '@brandwright/engine';
import { isForName } from '../../draft/is-for-name.ts';

type Seen = History['liked'][number];

const seenOf = ({ genome, scheme, round }: Design): Seen => ({ genome, scheme, round });

/** What steers a further round: the liked designs of this name, newest last, and those on the page that were passed over. */
export function historyOf(name: string, liked: readonly Design[], shown: readonly Design[]): History | undefined {
  const likes = liked.filter((design) => isForName(design, name));
  if (likes.length === 0) return undefined;
  const ids = new Set(likes.map(({ id }) => id));
  return { liked: likes.map(seenOf), passed: shown.filter(({ id }) => !ids.has(id)).map(seenOf) };
}

import type { Design } from '@brandwright/engine';
import { type CSSProperties, useEffect, useState } from 'react';
import { Art } from '../../components/art.tsx';
import { dashboard } from '../../content/dashboard.ts';
import { runTask } from '../../drawing-worker/client.ts';
import type { Shot } from '../../drawing-worker/tasks/view-logos.ts';

/** As many as stand in one line on a phone. */
const most = 4;
const words = dashboard.draft;

/** The favorites of a draft, each on its own ground, and how many more there are (row D-09). */
export function DraftFavorites({ favorites }: { readonly favorites: readonly Design[] }) {
  /** By the ids of their designs, so that none ever stands for another. */
  const [shots, setShots] = useState<ReadonlyMap<string, Shot>>(new Map());
  const shown = favorites.slice(0, most);
  const ids = shown.map(({ id }) => id).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the designs are in `ids`.
  useEffect(() => {
    const over = new AbortController();
    // Where they can’t be drawn, their plates stay empty: the gallery says why.
    runTask('standLogos', { designs: shown, ground: null }, over.signal).then(
      (drawn) => setShots(new Map(drawn.flatMap((shot, place) => (shown[place] ? [[shown[place].id, shot]] : [])))),
      () => undefined,
    );
    return () => over.abort();
  }, [ids]);

  if (shown.length === 0) return null;
  const others = favorites.length - shown.length;
  return (
    <ul className="favorites" aria-label={words.favorites}>
      {shown.map(({ id, name }, place) => (
        <li key={id} style={{ '--ground': shots.get(id)?.ground } as CSSProperties}>
          <Art markup={shots.get(id)?.art ?? ''} place={`favorite-${place}`} label={words.favorite(name, place + 1)} />
        </li>
      ))}
      {others === 0 ? null : (
        <li className="others">
          <span aria-hidden="true">{words.more(others)}</span>
          <span className="visually-hidden">{words.moreFavorites(others)}</span>
        </li>
      )}
    </ul>
  );
}

import { gallery } from '../../content/gallery.ts';
import type { Entry } from './entry.ts';
import { Picture } from './picture.tsx';
import './shelf.css';

interface Props {
  /** Favorites of every round, in the order in which they were marked. */
  readonly favorites: readonly Entry[];
  readonly onLarge: (key: string) => void;
}

/** The favorites, in sight wherever the page is scrolled to and whatever is drawn meanwhile. */
export function Shelf({ favorites, onLarge }: Props) {
  return favorites.length === 0 ? null : (
    <section className="favorites-shelf" aria-labelledby="favorites-shelf">
      <h2 id="favorites-shelf">{gallery.filters.favorites}</h2>
      <ul>
        {favorites.map((entry) =>
          entry.logo === null ? null : (
            <li key={entry.key}>
              <button
                type="button"
                data-view={entry.key}
                aria-label={`${gallery.view}: ${gallery.design(entry.label, entry.style, true)}`}
                onClick={() => onLarge(entry.key)}
              >
                <Picture logo={entry.logo} place={`shelf-${entry.key}`} />
              </button>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

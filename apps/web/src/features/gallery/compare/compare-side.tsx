import type { Design } from '@brandwright/engine';
import { Check, Heart } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Art } from '../../../components/art.tsx';
import { gallery } from '../../../content/gallery.ts';
import type { Shot, UseView } from '../../../drawing-worker/tasks/view-logos.ts';
import { toggleFavorite } from '../choice.ts';
import type { Entry } from '../entry.ts';
import { Picture } from '../picture.tsx';

export interface SideWords {
  readonly side: string;
  /** Name of the list of designs. */
  readonly pick: string;
}

interface Props {
  readonly words: SideWords;
  readonly entry: Entry;
  readonly entries: readonly Entry[];
  /** Key of the design on the other side, which cannot be picked. */
  readonly other: string;
  readonly stage: Shot | null;
  readonly uses: readonly { readonly view: UseView; readonly shot: Shot | null }[];
  readonly pick: (key: string) => void;
  readonly choose: (design: Design) => void;
}

/** One of two: which design it is, what can be done with it, and the design large and in use. */
export function CompareSide({ words, entry, entries, other, stage, uses, pick, choose }: Props) {
  const { logo, chosen, liked } = entry;
  if (logo === null) return null;
  const { design } = logo;
  const called = gallery.design(entry.label, entry.style, false);
  return (
    <section className="side" aria-label={`${words.side}: ${called}`}>
      <div className="which">
        <select aria-label={words.pick} value={entry.key} onChange={({ currentTarget }) => pick(currentTarget.value)}>
          {entries.map((one) => (
            <option key={one.key} value={one.key} disabled={one.key === other}>
              {gallery.design(one.label, one.style, false)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button icon like"
          aria-pressed={liked}
          aria-label={`${gallery.like}: ${called}`}
          onClick={() => toggleFavorite(design)}
        >
          <Heart aria-hidden="true" />
        </button>
        <button
          type="button"
          className="button quiet"
          aria-disabled={chosen}
          aria-label={chosen ? `${gallery.large.chosen}: ${called}` : `${gallery.compare.choose}: ${called}`}
          onClick={() => choose(design)}
        >
          {chosen ? <Check aria-hidden="true" /> : null}
          {chosen ? gallery.large.chosen : gallery.compare.choose}
        </button>
      </div>
      <div className="stage" role="img" aria-label={`${design.name}, ${called}`} style={groundOf(stage)}>
        {stage === null ? (
          <Picture logo={logo} place={`compare-${words.side}`} />
        ) : (
          <Art className="art" markup={stage.art} place={`compare-${words.side}`} />
        )}
      </div>
      <ul className="uses">
        {uses.map(({ view, shot }) =>
          shot === null ? null : (
            <li key={view}>
              <Art
                className="use"
                markup={shot.art}
                place={`compare-${words.side}-${view}`}
                label={`${gallery.views[view]}: ${called}`}
              />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

const groundOf = (shot: Shot | null) => ({ '--ground': shot?.ground ?? 'transparent' }) as CSSProperties;

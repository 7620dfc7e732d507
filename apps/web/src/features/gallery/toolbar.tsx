import { Columns2 } from 'lucide-react';
import { useMedia } from '../../components/browser/use-media.ts';
import { gallery } from '../../content/gallery.ts';
import { type Filter, filters } from './filter.ts';
import { galleryViews } from './use-shots.ts';
import type { Tools } from './use-tools.ts';
import './toolbar.css';

interface Props {
  readonly tools: Tools;
  /** Designs in sight now. */
  readonly shown: number;
}

/** What is shown of the page, and where: filters, views of all designs at once, and two side by side. */
export function Toolbar({ tools, shown }: Props) {
  const { filter, counts, view, setFilter, setView, compare } = tools;
  const isPhone = useMedia('(width < 48rem)');
  const wordOf = (one: Filter): string => `${gallery.filters[one]} (${counts[one]})`;
  return (
    <div className="toolbar">
      {isPhone ? (
        <>
          <Pick
            label={gallery.show}
            value={filter}
            options={filters}
            word={wordOf}
            idle={(one) => isIdle(one, filter, counts)}
            pick={setFilter}
          />
          <Pick label={gallery.viewAs} value={view} options={galleryViews} word={(one) => gallery.views[one]} pick={setView} />
        </>
      ) : (
        <>
          <fieldset className="filters">
            <legend className="visually-hidden">{gallery.show}</legend>
            {filters.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === filter}
                disabled={isIdle(one, filter, counts)}
                onClick={() => setFilter(one)}
              >
                {gallery.filters[one]} <span className="count">{counts[one]}</span>
              </button>
            ))}
          </fieldset>
          <fieldset className="segments">
            <legend className="visually-hidden">{gallery.viewAs}</legend>
            {galleryViews.map((one) => (
              <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
                {gallery.views[one]}
              </button>
            ))}
          </fieldset>
        </>
      )}
      <button type="button" className="button quiet compare" disabled={compare === null} onClick={() => compare?.()}>
        <Columns2 aria-hidden="true" />
        <span>{gallery.compare.open}</span>
      </button>
      <p className="shown" role="status">
        {filter === 'all' ? '' : gallery.shown(shown, counts.all)}
      </p>
    </div>
  );
}

/** A filter that would show nothing. */
const isIdle = (one: Filter, filter: Filter, counts: Tools['counts']): boolean =>
  one !== 'all' && one !== filter && counts[one] === 0;

interface PickProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly word: (option: T) => string;
  readonly idle?: (option: T) => boolean;
  readonly pick: (option: T) => void;
}

/** One of some on a phone: its own list is the largest target there is. */
function Pick<T extends string>({ label, value, options, word, idle, pick }: PickProps<T>) {
  return (
    <select aria-label={label} value={value} onChange={({ currentTarget }) => pick(currentTarget.value as T)}>
      {options.map((one) => (
        <option key={one} value={one} disabled={idle?.(one)}>
          {word(one)}
        </option>
      ))}
    </select>
  );
}

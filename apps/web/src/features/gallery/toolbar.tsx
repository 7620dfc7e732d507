import { Columns2 } from 'lucide-react';
import { gallery } from '../../content/gallery.ts';
import { type Filter, filters } from './filter.ts';
import { galleryViews } from './use-shots.ts';
import type { Tools } from './use-tools.ts';
import './toolbar.css';

interface Props {
  readonly tools: Tools;
  /** Designs in sight now. */
  readonly shown: number;
  readonly isPhone: boolean;
  /** On a phone the controls show when they are asked for. */
  readonly open: boolean;
}

/** What is shown of the page, and where: filters, views of all designs at once, and two side by side. */
export function Toolbar({ tools, shown, isPhone, open }: Props) {
  const { filter, counts, compare } = tools;
  return (
    <div className="toolbar">
      {isPhone && !open ? null : (
        <>
          {isPhone ? <Picks tools={tools} /> : <Switches tools={tools} />}
          <button type="button" className="button quiet compare" disabled={compare === null} onClick={() => compare?.()}>
            <Columns2 aria-hidden="true" />
            <span>{gallery.compare.open}</span>
          </button>
        </>
      )}
      <p className="shown" role="status">
        {filter === 'all' ? '' : gallery.shown(shown, counts.all)}
      </p>
    </div>
  );
}

function Picks({ tools: { filter, counts, view, setFilter, setView } }: Pick<Props, 'tools'>) {
  return (
    <>
      <Select
        label={gallery.show}
        value={filter}
        options={filters}
        word={(one) => `${gallery.filters[one]} (${counts[one]})`}
        idle={(one) => isIdle(one, filter, counts)}
        pick={setFilter}
      />
      <Select label={gallery.viewAs} value={view} options={galleryViews} word={(one) => gallery.views[one]} pick={setView} />
    </>
  );
}

function Switches({ tools: { filter, counts, view, setFilter, setView } }: Pick<Props, 'tools'>) {
  return (
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
  );
}

/** A filter that would show nothing. */
const isIdle = (one: Filter, filter: Filter, counts: Tools['counts']): boolean =>
  one !== 'all' && one !== filter && counts[one] === 0;

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly word: (option: T) => string;
  readonly idle?: (option: T) => boolean;
  readonly pick: (option: T) => void;
}

/** One of some on a phone: its own list is the largest target there is. */
function Select<T extends string>({ label, value, options, word, idle, pick }: SelectProps<T>) {
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

import { findFreeIcons, freeIconCategories, freeIcons } from '@brandwright/engine';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Art } from '../../components/art.tsx';
import './icon-grid.css';
import { useShowChosen } from './use-show-chosen.ts';
import type { Drawn } from './use-tiles.ts';

interface Props {
  readonly drawn: Drawn;
  readonly chosen: string;
  readonly choose: (name: string) => void;
}

const all = '';

/** Icons to choose from, by search and by category; real radio buttons in a grid, so that arrow keys move in both directions. */
export function IconGrid({ drawn, chosen, choose }: Props) {
  const group = useId();
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState(all);
  const found = findFreeIcons(query).filter((icon) => category === all || icon.category === category);
  const filtered = query.trim() !== '' || category !== all;
  const list = useShowChosen('.cells', chosen !== '');
  const showAll = (): void => {
    setQuery('');
    setCategory(all);
  };
  return (
    <div className="free-icons" ref={list}>
      <div className="finder">
        <div className="search">
          <Search aria-hidden="true" />
          <input
            type="search"
            aria-label="Search icons"
            placeholder={`Search ${freeIcons.length} icons`}
            value={query}
            autoComplete="off"
            spellCheck={false}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
        <select aria-label="Icon category" value={category} onChange={(event) => setCategory(event.currentTarget.value)}>
          <option value={all}>All categories</option>
          {freeIconCategories.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <p className="visually-hidden" role="status">
        {filtered ? `${found.length} ${found.length === 1 ? 'icon' : 'icons'} found` : ''}
      </p>
      {found.length === 0 ? (
        <div className="nothing">
          <p>No icons found. Try another word, such as coffee, house or leaf.</p>
          <button type="button" className="button quiet" onClick={showAll}>
            Show all icons
          </button>
        </div>
      ) : (
        <fieldset className="icons">
          <legend className="visually-hidden">Icon</legend>
          <div className="cells">
            {found.map(({ name, label, category: kind }) => (
              <label key={name} title={label}>
                <input
                  type="radio"
                  name={group}
                  value={name}
                  checked={chosen === name}
                  aria-label={`${label}, ${kind}`}
                  onChange={() => choose(name)}
                  onKeyDown={moveByRow}
                />
                {drawn[name] === undefined ? (
                  <span className="waiting" />
                ) : (
                  <Art markup={drawn[name]} place={`free/icon/${name}`} />
                )}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** Up and down go to the row above and below; left and right are the browser's own. */
function moveByRow(event: KeyboardEvent<HTMLInputElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const cells = event.currentTarget.closest('.cells');
  if (step === 0 || cells === null) return;
  event.preventDefault();
  const columns = getComputedStyle(cells).gridTemplateColumns.split(' ').length;
  const radios = [...cells.querySelectorAll('input')];
  const next = radios[radios.indexOf(event.currentTarget) + step * columns];
  next?.focus();
  next?.click();
}

import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import './tiles.css';

export interface Tile {
  readonly value: string;
  readonly label: string;
  /** One more line under the label. */
  readonly detail?: string;
  /** Whether it stands out before anything is chosen. */
  readonly suggested?: boolean;
  /** What it looks like, above the label. */
  readonly picture?: ReactNode;
}

interface Props {
  readonly legend: string;
  /** Keeps the legend for screen readers alone. */
  readonly quiet?: boolean;
  /** A quiet word beside the legend: “optional”. */
  readonly note?: string;
  /** What is wrong, beneath the tiles. */
  readonly trouble?: string | null;
  readonly tiles: readonly Tile[];
  readonly chosen: string;
  readonly choose: (value: string) => void;
  /** Class of the grid: how many stand in a row is the screen's to say. */
  readonly className?: string;
}

/** One choice of several, as pictures: real radio buttons, so that arrow keys move. */
export function Tiles({ legend, quiet = false, note, trouble = null, tiles, chosen, choose, className = '' }: Props) {
  const name = useId();
  return (
    <fieldset
      className={`tiles ${className}`}
      data-trouble={trouble === null ? undefined : ''}
      aria-describedby={trouble === null ? undefined : `${name}-trouble`}
    >
      <legend className={quiet ? 'visually-hidden' : undefined}>
        {legend}
        {note === undefined ? null : <span className="note"> {note}</span>}
      </legend>
      <div className="row">
        {tiles.map(({ value, label, detail, suggested, picture }) => (
          <label key={value} className="tile" data-suggested={suggested ? '' : undefined}>
            <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => choose(value)} />
            {picture === undefined ? null : <span className="picture">{picture}</span>}
            <span className="word">
              <span>{label}</span>
              {detail === undefined ? null : <span className="detail">{detail}</span>}
            </span>
            <span className="check" aria-hidden="true">
              <Check />
            </span>
          </label>
        ))}
      </div>
      {trouble === null ? null : (
        <p className="trouble" id={`${name}-trouble`}>
          <CircleAlert aria-hidden="true" />
          {trouble}
        </p>
      )}
    </fieldset>
  );
}

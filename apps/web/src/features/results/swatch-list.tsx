import type { CSSProperties } from 'react';
import { tell, warn } from '../../components/toast.ts';
import { results } from '../../content/results.ts';
import type { Swatch } from './pictures.ts';
import './swatch-list.css';

/** A palette: a press copies a colour, and says so. */
export function SwatchList({ swatches }: { readonly swatches: readonly Swatch[] }) {
  const copy = (hex: string): void => {
    navigator.clipboard.writeText(hex).then(
      () => tell(results.copied(hex)),
      () => warn(results.copyFailed, hex),
    );
  };
  return (
    <ul className="swatch-list">
      {swatches.map(({ role, name, hex, ink }) => (
        <li key={role}>
          <button type="button" style={{ '--swatch': hex, '--on-swatch': ink } as CSSProperties} onClick={() => copy(hex)}>
            <span className="visually-hidden">
              {results.copy} {role}:{' '}
            </span>
            <span className="name">{name}</span>
            <span className="hex">{hex}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

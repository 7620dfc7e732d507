import type { CSSProperties } from 'react';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { results } from '../../content/results.ts';
import type { Swatch } from './pictures.ts';
import './swatch-list.css';

interface Props {
  readonly swatches: readonly Swatch[];
  /** Shows what each color is for as well. */
  readonly roles?: boolean;
}

/** A palette: a press copies a color, and says so. */
export function SwatchList({ swatches, roles = false }: Props) {
  const copy = (hex: string): void => {
    navigator.clipboard.writeText(hex).then(
      () => toastSuccess(results.copied(hex)),
      () => toastError(results.copyFailed, hex),
    );
  };
  return (
    <ul className="swatch-list">
      {swatches.map(({ role, name, shared, hex, ink }) => (
        <li key={role}>
          <button type="button" style={{ '--swatch': hex, '--on-swatch': ink } as CSSProperties} onClick={() => copy(hex)}>
            <span className="visually-hidden">
              {results.copy} {role}:{' '}
            </span>
            {roles ? (
              <span className="role" aria-hidden="true">
                {role}
              </span>
            ) : null}
            <span className="name">{shared && !roles ? `${name}, ${role.toLowerCase()}` : name}</span>
            <span className="hex">{hex}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

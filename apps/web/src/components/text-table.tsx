import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly head: readonly string[];
  /** Each begins with a text that no other begins with. */
  readonly rows: readonly (readonly [term: string, ...texts: readonly string[]])[];
  /** How the first cell of a row is shown. Default: as text. */
  readonly term?: (term: string) => ReactNode;
}

/** A table of texts. On a phone, a stylesheet may put each head before its value (`data-label`). */
export function TextTable({ label, head, rows, term: shown = (term) => term }: Props) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([term, ...texts]) => (
          <tr key={term}>
            <th scope="row">{shown(term)}</th>
            {texts.map((text, i) => (
              <td key={head[i + 1]} data-label={head[i + 1]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

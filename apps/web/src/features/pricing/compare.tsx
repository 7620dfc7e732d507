import { pricing } from '../../content/pricing.ts';
import './compare.css';

/** What the free builder and each plan hold, side by side. On a phone it scrolls beside its row headings. */
export function Compare() {
  const { title, columns, rows, none } = pricing.compare;
  return (
    <div className="compare">
      <h2 id="compare">{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard. */}
      <section className="scroll" aria-labelledby="compare" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, cells]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, i) => (
                  <td key={columns[i]}>{cell ?? <span className="without">{none}</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

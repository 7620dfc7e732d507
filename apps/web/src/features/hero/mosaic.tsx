import { home } from '../../content/home.ts';
import { Cell } from './cell.tsx';
import type { Sheet } from './picture.ts';
import './mosaic.css';

interface Props {
  readonly sheet: Sheet;
  readonly before: Sheet | null;
  readonly drawing: boolean;
}

/** Eight logos edge to edge, each on its own ground. A new sheet fades in over the last, in place. */
export function Mosaic({ sheet, before, drawing }: Props) {
  return (
    <section id="examples" className="mosaic" aria-label={home.announced(sheet.pictures.length, sheet.name)} aria-busy={drawing}>
      <ul>
        {sheet.pictures.map((picture, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place; what stands in it changes.
          <Cell key={slot} slot={slot} picture={picture} before={before?.pictures[slot]} />
        ))}
      </ul>
      <p className="keep">{home.keep}</p>
    </section>
  );
}

import { type EditorLayout, editorLayouts } from '@brandwright/engine';
import { type Dispatch, memo, useId } from 'react';
import { Art } from '../../components/art.tsx';
import type { Surroundings } from '../../drawing-worker/tasks/surroundings.ts';
import { sentenceCase } from '../hero/picture.ts';
import type { EditorEvent } from './editor-state.ts';
import './layout-tiles.css';

interface Props {
  readonly chosen: EditorLayout;
  readonly layouts: Surroundings['layouts'] | null;
  readonly dispatch: Dispatch<EditorEvent>;
}

/** The four layouts, drawn with this logo: real radio buttons. */
export const LayoutTiles = memo(function LayoutTiles({ chosen, layouts, dispatch }: Props) {
  const name = useId();
  return (
    <fieldset className="layouts">
      <legend className="visually-hidden">Layout</legend>
      {editorLayouts.map((layout) => {
        const art = layouts?.[layout];
        const label = sentenceCase(layout);
        return (
          <label key={layout} className="layout" title={art === null ? `${label} (not available for this logo)` : label}>
            <input
              type="radio"
              name={name}
              value={layout}
              aria-label={label}
              checked={chosen === layout}
              disabled={art === null}
              onChange={() => dispatch({ kind: 'changed', change: { layout } })}
            />
            {typeof art === 'string' ? <Art markup={art} place={`layout-${layout}`} /> : null}
            <span className="word" aria-hidden="true">
              {label}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
});

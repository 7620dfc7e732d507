import { editorLayouts } from '@brandwright/engine';
import { useId } from 'react';
import { Art } from '../../components/art.tsx';
import { sentenceCase } from '../hero/picture.ts';
import type { Controls } from './controls.ts';
import './layout-tiles.css';

/** The four layouts, drawn with this logo: real radio buttons. */
export function LayoutTiles({ state, dispatch, logo, surroundings }: Controls) {
  const name = useId();
  const chosen = state.now.layout ?? logo.shown.layout;
  return (
    <fieldset className="layouts">
      <legend className="visually-hidden">Layout</legend>
      {editorLayouts.map((layout) => {
        const art = surroundings?.layouts[layout];
        const label = sentenceCase(layout);
        return (
          <label key={layout} className="layout" title={art === null ? `${label}: not with this logo` : label}>
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
          </label>
        );
      })}
    </fieldset>
  );
}

import { type EditorFont, editorFonts } from '@brandwright/engine';
import { ChevronsUpDown } from 'lucide-react';
import { type Dispatch, memo, useId } from 'react';
import type { EditorEvent } from './editor-state.ts';
import type { Opened } from './opened.ts';

interface Props {
  readonly font: EditorFont | null;
  readonly fonts: Opened['fonts'];
  /** Family that the design came in. */
  readonly designed: string;
  readonly dispatch: Dispatch<EditorEvent>;
}

/** The design's own face and the eight fonts; one that cannot set this name is shown and says so. */
export const FontRow = memo(function FontRow({ font, fonts, designed, dispatch }: Props) {
  const id = useId();
  return (
    <div className="control wide">
      <label htmlFor={id}>Font</label>
      <span className="select">
        <select
          id={id}
          value={font ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const fontFamily = editorFonts.find((one) => one === value) ?? null;
            dispatch({ kind: 'changed', change: { fontFamily } });
          }}
        >
          <option value="">{designed} (original)</option>
          {editorFonts.map((one) => {
            const settable = fonts.includes(one);
            return (
              <option key={one} value={one} disabled={!settable}>
                {settable ? one : `${one} (doesn’t support this name)`}
              </option>
            );
          })}
        </select>
        <ChevronsUpDown aria-hidden="true" />
      </span>
    </div>
  );
});

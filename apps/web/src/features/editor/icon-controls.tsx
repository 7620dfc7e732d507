import { Search } from 'lucide-react';
import { type Dispatch, memo, useState } from 'react';
import { Art } from '../../components/art.tsx';
import type { Change, EditorEvent } from './editor-state.ts';
import { iconName } from './icon-name.ts';
import { IconSearch } from './icon-search.tsx';
import { SliderRow } from './slider-row.tsx';

interface Props {
  /** Id of the mark; null for none. */
  readonly id: string | null;
  /** The mark in the ink of the page; null while it is not drawn. */
  readonly art: string | null;
  readonly size: number;
  readonly dispatch: Dispatch<EditorEvent>;
  readonly say: (sentence: string) => void;
}

/** The drawing beside the name, another one in its place, and its size. */
export const IconControls = memo(function IconControls({ id, art, size, dispatch, say }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="control wide">
        <span className="label">Icon</span>
        <button type="button" className="drawing" onClick={() => setOpen(true)}>
          {art === null ? null : <Art markup={art} place="icon" />}
          <span className="called">{id === null ? 'None' : iconName(id)}</span>
          <span className="replace">
            <Search aria-hidden="true" />
            {id === null ? 'Add' : 'Replace'}
          </span>
        </button>
      </div>
      <SliderRow label="Icon size" field="iconSize" value={size} most={150} dispatch={dispatch} />
      <IconSearch
        open={open}
        close={() => setOpen(false)}
        chosen={id}
        choose={(found) => {
          // Letters alone have no place for an icon: it comes with one.
          const place: Change = id === null ? { layout: 'horizontal' } : {};
          dispatch({ kind: 'changed', change: { icon: found.id, ...place } });
          say(`Icon: ${found.label}`);
        }}
      />
    </>
  );
});

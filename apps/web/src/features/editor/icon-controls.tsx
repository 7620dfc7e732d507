import { Search } from 'lucide-react';
import { useState } from 'react';
import { Art } from '../../components/art.tsx';
import type { Controls } from './controls.ts';
import { iconName } from './icon-name.ts';
import { IconSearch } from './icon-search.tsx';
import { SliderRow } from './slider-row.tsx';

/** The drawing beside the name, another one in its place, and its size. */
export function IconControls({ state: { now }, dispatch, logo, surroundings, say }: Controls) {
  const [open, setOpen] = useState(false);
  const icon = surroundings?.icon ?? null;
  return (
    <>
      <div className="control wide">
        <span className="label">Drawing</span>
        <button type="button" className="drawing" onClick={() => setOpen(true)}>
          {icon === null ? null : <Art markup={icon} place="icon" />}
          <span className="called">{logo.shown.hasIcon ? iconName(logo.shown.icon) : 'None'}</span>
          <span className="replace">
            <Search aria-hidden="true" />
            {logo.shown.hasIcon ? 'Replace' : 'Add'}
          </span>
        </button>
      </div>
      <SliderRow label="Icon size" field="iconSize" value={now.iconSize} most={150} dispatch={dispatch} />
      <IconSearch
        open={open}
        close={() => setOpen(false)}
        chosen={logo.shown.icon}
        choose={(found) => {
          dispatch({ kind: 'changed', change: { icon: found.id } });
          say(`Icon: ${found.label}`);
        }}
      />
    </>
  );
}

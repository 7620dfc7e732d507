import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Resets } from './controls.ts';
import './menu.css';

/** Both ways back to a beginning: the design as it was drawn, and the editor's defaults (rows E-01 and E-04). */
export function ResetMenu({ toDesign, toDefaults }: Resets) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const choose = (reset: () => void) => () => {
    list.current?.hidePopover();
    reset();
  };
  return (
    <div className="reset">
      <button type="button" className="button plain" popoverTarget={id}>
        Reset
        <ChevronDown aria-hidden="true" />
      </button>
      <ul ref={list} id={id} popover="auto" className="menu" aria-label="Reset to">
        <li>
          <button type="button" onClick={choose(toDesign)}>
            <span className="label">Original design</span>
            <span className="detail">As we drew it for you</span>
          </button>
        </li>
        <li>
          <button type="button" onClick={choose(toDefaults)}>
            <span className="label">Defaults</span>
            <span className="detail">Inter, blue on white, 100%</span>
          </button>
        </li>
      </ul>
    </div>
  );
}

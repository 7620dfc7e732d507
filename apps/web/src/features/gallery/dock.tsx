import type { Entry } from './entry.ts';
import type { GalleryActions } from './gallery-actions.ts';
import { SlotActions } from './slot-actions.tsx';
import './dock.css';

interface Props {
  readonly entry: Entry;
  readonly actions: GalleryActions;
  readonly name: string;
}

/** On a phone the actions of the slot last touched, else of the chosen one, within reach of the thumb. */
export function Dock({ entry, actions, name }: Props) {
  return entry.logo === null ? null : (
    <div className="gallery-dock">
      <SlotActions entry={entry} logo={entry.logo} name={name} actions={actions} tabbable />
    </div>
  );
}

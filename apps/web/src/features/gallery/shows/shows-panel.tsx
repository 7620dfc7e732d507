import { Dialog } from '@base-ui/react/dialog';
import type { Shows } from '@brandwright/engine';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useOpener } from '../../../components/browser/use-opener.ts';
import { gallery } from '../../../content/gallery.ts';
import { wizard } from '../../../content/wizard.ts';
import type { BrandDraft } from '../../../draft/brand-draft.ts';
import { ThingPicker } from '../../wizard/thing-picker.tsx';
import './shows-panel.css';

const words = gallery.shows;

export interface ShowsPanelProps {
  readonly draft: BrandDraft;
  readonly close: () => void;
  readonly show: (shows: Shows | null) => void;
}

/** What the logo should show, changed beside the designs. Nothing is drawn until it is asked for, and Cancel changes nothing. */
export function ShowsPanel({ draft, close, show }: ShowsPanelProps) {
  const opener = useOpener();
  const [shows, setShows] = useState(draft.shows);
  const isSame = JSON.stringify(shows) === JSON.stringify(draft.shows);
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : close())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="shows-backdrop" />
        <Dialog.Popup className="shows-panel" finalFocus={opener}>
          <div className="head">
            <Dialog.Title className="title">{wizard.heard.title}</Dialog.Title>
            <Dialog.Close className="button icon" aria-label={words.close}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="sheet">
            <div className="heard">
              <p>{wizard.heard.hint}</p>
              <ThingPicker draft={{ ...draft, shows }} ready change={setShows} />
            </div>
          </div>
          <div className="foot">
            <p>{words.keeps}</p>
            <Dialog.Close className="button quiet">{words.cancel}</Dialog.Close>
            <button
              type="button"
              className="button main"
              disabled={isSame}
              onClick={() => {
                show(shows);
                close();
              }}
            >
              {words.draw}
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

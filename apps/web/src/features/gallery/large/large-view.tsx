import { Dialog } from '@base-ui/react/dialog';
import type { Design } from '@brandwright/engine';
import { Check, ChevronLeft, ChevronRight, Heart, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { gallery } from '../../../content/gallery.ts';
import { toggleFavorite } from '../choice.ts';
import type { DrawnLogo } from '../drawn-logo.ts';
import type { Entry } from '../entry.ts';
import type { GalleryActions } from '../gallery-actions.ts';
import { saveLogo } from '../save-logo.ts';
import { LogoFacts } from './logo-facts.tsx';
import { LogoViews } from './logo-views.tsx';

export interface LargeViewProps {
  /** Designs that can be looked at, in the order of the page. */
  readonly entries: readonly Entry[];
  /** Key of the one in view. */
  readonly at: string;
  readonly actions: GalleryActions;
  readonly go: (key: string | null) => void;
  readonly choose: (design: Design) => void;
}

/** One design in the whole window: large, in its other drawings and in use, with its reasons, its report and its palette. */
export function LargeView({ entries, at, actions, go, choose }: LargeViewProps) {
  // The button that opened it is where the focus goes back to, or that of the design last looked at.
  const [opener] = useState(() => document.activeElement);
  const place = entries.findIndex(({ key }) => key === at);
  const entry = entries[place];
  const logo = entry?.logo ?? null;
  if (entry === undefined || logo === null) return null;
  const { design } = logo;
  const step = (by: number): void => go(entries[(place + by + entries.length) % entries.length]?.key ?? null);
  const steer = (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.closest('input, textarea, [role="menu"]') !== null) return;
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  const home = (): HTMLElement | null => {
    const own = document.querySelector<HTMLElement>(`.slots [data-view="${CSS.escape(at)}"]`);
    const first = opener instanceof HTMLElement && opener.dataset.view === at && opener.isConnected ? opener : null;
    return first ?? own;
  };

  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : go(null))}>
      <Dialog.Portal>
        <Dialog.Popup className="full-window large-view" finalFocus={home} onKeyDown={steer}>
          <div className="head">
            <Dialog.Title className="title">
              {entry.label === '' ? null : <span className="number">{entry.label}</span>}
              {entry.style}
            </Dialog.Title>
            <p className="count">{gallery.large.of(place + 1, entries.length)}</p>
            <button type="button" className="button icon" aria-label={gallery.large.previous} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden="true" />
            </button>
            <button type="button" className="button icon" aria-label={gallery.large.next} onClick={() => step(1)}>
              <ChevronRight aria-hidden="true" />
            </button>
            <Dialog.Close className="button icon" aria-label={gallery.large.close}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          {/* Another design begins at the top. */}
          <div className="sheet" key={design.id}>
            <LogoViews logo={logo} called={`${design.name}, ${entry.style}`} />
            <LogoFacts design={design} mend={(edit) => actions.mend(design, entry.position, edit)} />
          </div>
          <Foot entry={entry} logo={logo} choose={choose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface FootProps {
  readonly entry: Entry;
  readonly logo: DrawnLogo;
  readonly choose: (design: Design) => void;
}

function Foot({ entry, logo, choose }: FootProps) {
  return (
    <div className="foot">
      <button
        type="button"
        className="button quiet like"
        aria-pressed={entry.liked}
        aria-label={gallery.like}
        onClick={() => toggleFavorite(logo.design)}
      >
        <Heart aria-hidden="true" />
        <span>{gallery.like}</span>
      </button>
      {(['png', 'svg'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className="button quiet"
          aria-label={`${gallery.download} ${gallery[format]}`}
          onClick={() => void saveLogo(logo, format)}
        >
          {gallery[format]}
        </button>
      ))}
      <button type="button" className="button main" aria-disabled={entry.chosen} onClick={() => choose(logo.design)}>
        {entry.chosen ? <Check aria-hidden="true" /> : null}
        {entry.chosen ? gallery.large.chosen : gallery.large.choose}
      </button>
    </div>
  );
}

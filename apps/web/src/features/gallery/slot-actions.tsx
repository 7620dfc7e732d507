import { Columns2, Heart, RefreshCw, Sparkles, Undo2 } from 'lucide-react';
import { gallery } from '../../content/gallery.ts';
import { isForName } from '../../draft/is-for-name.ts';
import { toggleFavorite } from './choice.ts';
import { DownloadMenu } from './download-menu.tsx';
import type { DrawnLogo } from './drawn-logo.ts';
import type { Entry } from './entry.ts';
import type { GalleryActions } from './gallery-actions.ts';

interface Props {
  readonly entry: Entry;
  readonly logo: DrawnLogo;
  readonly name: string;
  readonly actions: GalleryActions;
  readonly tabbable: boolean;
  /** Absent where the page’s own button is as near. */
  readonly onCompare?: ((key: string) => void) | null;
}

/** What can be done with one design: the pill on its slot, the dock on a phone. */
export function SlotActions({ entry, logo, name, actions, tabbable, onCompare = null }: Props) {
  const { position, liked } = entry;
  const { design } = logo;
  const tabIndex = tabbable ? 0 : -1;
  return (
    <fieldset className="deeds">
      <legend className="visually-hidden">{gallery.actions(gallery.design(entry.label, entry.style, false))}</legend>
      <button type="button" tabIndex={tabIndex} aria-pressed={liked} onClick={() => toggleFavorite(design)}>
        <Heart aria-hidden="true" />
        <span>{gallery.like}</span>
      </button>
      {isForName(design, name) ? (
        <button type="button" tabIndex={tabIndex} className="wide" onClick={() => actions.likeThis(design)}>
          <Sparkles aria-hidden="true" />
          <span>{gallery.moreLikeThis}</span>
        </button>
      ) : null}
      {position === null ? null : (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-disabled={entry.going === 'renewing'}
          onClick={() => actions.regenerate(position)}
        >
          <RefreshCw aria-hidden="true" />
          <span>{gallery.regenerate}</span>
        </button>
      )}
      {position === null || !entry.undoable ? null : (
        <button type="button" tabIndex={tabIndex} className="undo" onClick={() => actions.undo(position)}>
          <Undo2 aria-hidden="true" />
          <span>{gallery.undo}</span>
        </button>
      )}
      {onCompare === null ? null : (
        <button type="button" tabIndex={tabIndex} onClick={() => onCompare(entry.key)}>
          <Columns2 aria-hidden="true" />
          <span>{gallery.compare.open}</span>
        </button>
      )}
      <DownloadMenu logo={logo} tabIndex={tabIndex} />
    </fieldset>
  );
}

import { Check, Heart, Maximize2, RefreshCw } from 'lucide-react';
import { memo } from 'react';
import { gallery } from '../../content/gallery.ts';
import { chooseDesign, toggleFavorite } from './choice.ts';
import type { Entry } from './entry.ts';
import type { GalleryActions } from './gallery-actions.ts';
import { Picture } from './picture.tsx';
import { SlotActions } from './slot-actions.tsx';
import '../../components/round-button.css';
import './slot.css';

interface Props {
  readonly entry: Entry;
  /** The business name, to tell which designs can lead others. */
  readonly name: string;
  readonly actions: GalleryActions;
  /** The slot that the Tab key goes into: of the others it reaches the design's line alone. */
  readonly current: boolean;
  readonly onFocus: (key: string) => void;
  readonly onLarge: (key: string) => void;
  /** Compares it with another; null while there is none. */
  readonly onCompare: ((key: string) => void) | null;
}

/** One design to be picked up: its plate, what can be done with it, and the line beneath, which opens it large. */
export const Slot = memo(function Slot({ entry, name, actions, current, onFocus, onLarge, onCompare }: Props) {
  const { logo, label, style, chosen, liked, going } = entry;
  if (logo === null) return <EmptySlot entry={entry} retry={actions.retry} />;
  const { design } = logo;
  const called = gallery.design(label, style, liked);
  return (
    <li
      className="slot"
      data-chosen={chosen ? '' : undefined}
      aria-busy={going === 'renewing' ? true : undefined}
      onFocus={() => onFocus(entry.key)}
    >
      <div className="plate">
        <label>
          <input
            type="radio"
            name="gallery-design"
            value={design.id}
            aria-label={called}
            checked={chosen}
            onChange={() => chooseDesign(design)}
            // A second press of what is chosen already looks closer; keys have the line beneath for it.
            onClick={(event) => (chosen && event.detail > 0 ? onLarge(entry.key) : undefined)}
          />
          {going === 'renewing' ? (
            <Waiting entry={entry} />
          ) : (
            <Picture key={design.id} logo={logo} shot={entry.shot} place={`gallery-${entry.key}`} delay={entry.delay} />
          )}
        </label>
        <span className="check" aria-hidden="true">
          <Check />
        </span>
        <span className="closer" aria-hidden="true">
          <Maximize2 />
        </span>
        {liked ? (
          <button
            type="button"
            className="round-button over disc"
            aria-label={`${gallery.unlike}: ${called}`}
            onClick={() => toggleFavorite(design)}
          >
            <Heart aria-hidden="true" />
          </button>
        ) : null}
        <SlotActions entry={entry} logo={logo} name={name} actions={actions} tabbable={current} onCompare={onCompare} />
      </div>
      <Caption entry={entry} onLarge={onLarge} />
    </li>
  );
});

function EmptySlot({ entry, retry }: { readonly entry: Entry; readonly retry: GalleryActions['retry'] }) {
  const { label, style, going } = entry;
  return (
    <li className="slot" tabIndex={-1}>
      <div className="plate">{going === 'failed' ? <Failed entry={entry} retry={retry} /> : <Waiting entry={entry} />}</div>
      <p className="caption">
        <span className="number">{label}</span>
        <span className="style">{style}</span>
      </p>
    </li>
  );
}

/** The line beneath a design, which opens it large. */
function Caption({ entry, onLarge }: Pick<Props, 'entry' | 'onLarge'>) {
  const { label, style, departure, chosen, liked } = entry;
  return (
    <button type="button" className="caption" data-view={entry.key} onClick={() => onLarge(entry.key)}>
      <span className="visually-hidden">{gallery.view}: </span>
      <span className="number">{label}</span>
      <span className="style">{style}</span>
      {departure === '' ? null : <span className="departure">{departure}</span>}
      <span className="mark">{chosen ? gallery.selected : liked ? gallery.favorite : ''}</span>
      <Maximize2 aria-hidden="true" />
    </button>
  );
}

function Waiting({ entry }: { readonly entry: Entry }) {
  return (
    <span className="waiting">
      {gallery.drawing((entry.position ?? 0) + 1)}
      <span className="bar" />
    </span>
  );
}

interface FailedProps {
  readonly entry: Entry;
  readonly retry: () => void;
}

function Failed({ entry, retry }: FailedProps) {
  return (
    <div className="missing">
      <p>{gallery.failed}</p>
      <button
        type="button"
        className="button quiet"
        aria-label={`${gallery.tryAgain}: ${entry.label}`}
        onClick={(event) => {
          // The button goes; who works by keyboard stays at this slot.
          event.currentTarget.closest('li')?.focus();
          retry();
        }}
      >
        <RefreshCw aria-hidden="true" />
        {gallery.tryAgain}
      </button>
    </div>
  );
}

import { Plus } from 'lucide-react';
import { gallery } from '../../content/gallery.ts';
import { moreCount } from '../../draft/gallery-page.ts';

interface Props {
  readonly draw: () => void;
  /** Designs that can still be drawn on this page. */
  readonly room: number;
  readonly busy: boolean;
}

/** The way to more designs, and how many there can be. */
export function More({ draw, room, busy }: Props) {
  return (
    <div className="more">
      <button type="button" className="button quiet" disabled={busy || room === 0} onClick={draw}>
        <Plus aria-hidden="true" />
        {gallery.more(Math.min(moreCount, room) || moreCount)}
      </button>
      <p className="room">{gallery.room(room)}</p>
    </div>
  );
}

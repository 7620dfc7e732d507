import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { gallery } from '../../content/gallery.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { moreCount } from '../../draft/gallery-page.ts';
import type { GalleryState } from './gallery-state.ts';

interface Props {
  /** What is shown; null until it is known. */
  readonly line: ReactNode;
  readonly online: boolean;
  /** Why a design could not be drawn. */
  readonly refusal: ReactNode;
  /** Draws another eight; null until there are some. */
  readonly more: (() => void) | null;
  /** Designs that can still be drawn on this page. */
  readonly room: number;
  readonly busy: boolean;
  /** What the designs came from. */
  readonly children: ReactNode;
}

/** Whose designs these are, what they came from, and the way to more. */
export function Head({ line, online, refusal, more, room, busy, children }: Props) {
  return (
    <header className="head">
      <div>
        <h1>{gallery.title}</h1>
        {line === null ? null : <p className="line">{line}</p>}
        {children}
        {online ? null : (
          <p className="note" role="status">
            {gallery.offline}
          </p>
        )}
        {refusal === null ? null : (
          <p className="note" role="alert">
            {gallery.refused} {refusal}
          </p>
        )}
      </div>
      {more === null ? null : (
        <div className="more">
          <button type="button" className="button quiet" disabled={busy || room === 0} onClick={more}>
            <Plus aria-hidden="true" />
            {gallery.more(Math.min(moreCount, room) || moreCount)}
          </button>
          <p className="room">{gallery.room(room)}</p>
        </div>
      )}
    </header>
  );
}

/** How far the page is. */
export function lineOf(draft: BrandDraft, count: number, going: GalleryState['going']): string {
  const name = draft.businessName.trim();
  const failed = going.values().reduce((sum, one) => sum + (one === 'failed' ? 1 : 0), 0);
  if ([...going.values()].includes('waiting')) return gallery.drawingLine(count, name);
  return failed > 0 ? gallery.failedLine(count - failed, count, name) : gallery.line(count, name, draft.favorites.length);
}

import type { ReactNode } from 'react';
import { gallery } from '../../content/gallery.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import type { GalleryState } from './gallery-state.ts';

interface Props {
  /** What is shown; null where it is not told here. */
  readonly line: ReactNode;
  readonly online: boolean;
  /** Why a design could not be drawn. */
  readonly refusal: ReactNode;
  /** What can be done, beside the title. */
  readonly aside: ReactNode;
  /** What the designs came from. */
  readonly children?: ReactNode;
}

/** Whose designs these are, and what they came from. */
export function Head({ line, online, refusal, aside, children }: Props) {
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
      {aside}
    </header>
  );
}

/** Some designs could not be drawn, and none is on its way. */
export const hasFailed = (going: GalleryState['going']): boolean => {
  const all = [...going.values()];
  return all.includes('failed') && !all.includes('waiting');
};

/** How far the page is. */
export function lineOf(draft: BrandDraft, count: number, going: GalleryState['going']): string {
  const name = draft.businessName.trim();
  const failed = going.values().reduce((sum, one) => sum + (one === 'failed' ? 1 : 0), 0);
  if ([...going.values()].includes('waiting')) return gallery.drawingLine(count, name);
  return failed > 0 ? gallery.failedLine(count - failed, count, name) : gallery.line(count, name, draft.favorites.length);
}

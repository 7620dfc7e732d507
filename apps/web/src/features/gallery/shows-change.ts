import type { Shows } from '@brandwright/engine';
import { gallery } from '../../content/gallery.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { briefOf } from '../../draft/brief-of.ts';
import { patchDraft, readDraft } from '../../draft/draft.ts';
import { runTask } from '../../drawing-worker/client.ts';
import type { BriefInput } from '../../drawing-worker/read-brief.ts';
import { type News, pageFor } from './fill-places.ts';
import { showsNews } from './source.ts';

/** A choice of what the logo shows that was made in the gallery, and what stood there before. */
export interface ShowsChange {
  /** The brief with the choice, as JSON. */
  readonly key: string;
  readonly before: Pick<BrandDraft, 'shows' | 'gallery'>;
}

/** A change of the draft as it is now. What an unfinished change replaced is what undo brings back. */
export function showsChange(shows: Shows | null, unfinished: ShowsChange | null): ShowsChange {
  const draft = readDraft();
  const key = JSON.stringify(briefOf({ ...draft, shows }));
  return { key, before: unfinished?.before ?? { shows: draft.shows, gallery: draft.gallery } };
}

/** Ids of the designs that undo brings back. */
export const idsBefore = ({ before }: ShowsChange): ReadonlySet<string> =>
  new Set((before.gallery?.places ?? []).flatMap((place) => (place === null ? [] : [place.id])));

/** What is said once the new designs stand there. Without the drawing worker nobody counts what they show. */
export async function newsOf(
  { key, before }: ShowsChange,
  marks: readonly (string | null)[],
  signal: AbortSignal,
  undone: () => void,
): Promise<News> {
  const brief = JSON.parse(key) as BriefInput;
  const source = await runTask('setSource', { brief, marks }, signal).catch(() => null);
  return {
    said: showsNews(brief.shows ?? null, source?.shown ?? null, pageFor(key).places.length),
    action: {
      label: gallery.undo,
      press: () => {
        patchDraft(before);
        undone();
      },
    },
  };
}

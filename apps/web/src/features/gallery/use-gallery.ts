import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { briefOf } from '../../draft/brief-of.ts';
import { keepOnly } from '../../draft/design-shelf.ts';
import { patchDraft, readDraft } from '../../draft/draft.ts';
import { emptyPage, emptyPositions, type GalleryPage } from '../../draft/gallery-page.ts';
import { preloadWorker } from '../../drawing-worker/client.ts';
import type { BriefInput } from '../../drawing-worker/read-brief.ts';
import { keptDesigns } from './choice.ts';
import { fillPlaces, pageFor } from './fill-places.ts';
import { createGalleryActions, type GalleryActions } from './gallery-actions.ts';
import { firstGallery, type GalleryState, galleryReducer } from './gallery-state.ts';
import { renewKept } from './renew-kept.ts';
import { restoreLogos } from './restore-logos.ts';
import { idsBefore, type ShowsChange } from './shows-change.ts';

export interface GalleryHandle {
  readonly state: GalleryState;
  readonly page: GalleryPage;
  /** Whether there is enough to draw from: a name and a style direction (row G-01). */
  readonly ready: boolean;
  readonly actions: GalleryActions;
}

/** What the gallery does by itself: it begins, brings back what was drawn before, and tries again once there is a connection. */
export function useGallery(draft: BrandDraft): GalleryHandle {
  const [state, dispatch] = useReducer(galleryReducer, firstGallery);
  const key = JSON.stringify(briefOf(draft));
  const page = draft.gallery?.brief === key ? draft.gallery : emptyPage(key);
  const ready = draft.businessName.trim() !== '' && draft.styleDirection !== '';

  const running = useRef(new AbortController());
  const latest = useRef(state);
  const changed = useRef<ShowsChange | null>(null);
  useEffect(() => {
    latest.current = state;
  });

  const actions = useMemo(
    () =>
      createGalleryActions({
        brief: { key, input: JSON.parse(key) as BriefInput },
        dispatch,
        signal: () => running.current.signal,
        drawn: () => latest.current.drawn,
        before: () => latest.current.before,
        changed,
      }),
    [key],
  );

  useEffect(() => {
    if (!ready) return;
    running.current = new AbortController();
    preloadWorker();
    const { gallery: stored } = readDraft();
    if (stored?.brief !== key) {
      patchDraft({ gallery: emptyPage(key) });
      void keepOnly(changed.current?.key === key ? idsBefore(changed.current) : new Set());
      void renewKept(JSON.parse(key) as BriefInput, running.current.signal);
    }
    if (emptyPositions(pageFor(key)).length > 0) actions.retry();
    const { current } = running;
    return () => {
      current.abort();
      dispatch({ kind: 'left' });
    };
  }, [key, ready, actions]);

  const kept = keptDesigns(draft, new Set(page.places.map((place) => place?.id ?? ''))).map(({ id }) => id);
  const wanted = [...page.places.flatMap((place) => (place === null ? [] : [place.id])), ...kept];
  const lacking = wanted.filter((id) => !state.drawn.has(id)).join(' ');
  useEffect(() => {
    if (lacking === '') return;
    const over = new AbortController();
    const ids = lacking.split(' ');
    const back = async (): Promise<void> => {
      const logos = await restoreLogos(ids, over.signal);
      // Without a drawing a place is filled anew; a design kept from before has only its document.
      const onPage = new Set(pageFor(key).places.map((place) => place?.id));
      const found = logos.filter(({ id, art }) => art !== null || !onPage.has(id));
      dispatch({ kind: 'printed', logos: found });
      const lost = new Set(ids.filter((id) => !found.some((logo) => logo.id === id)));
      const positions = pageFor(key).places.flatMap((place, i) => (place !== null && lost.has(place.id) ? [i] : []));
      const brief = { key, input: JSON.parse(key) as BriefInput };
      if (positions.length > 0) await fillPlaces({ brief, positions, lost }, dispatch, running.current.signal);
    };
    back().catch((error: unknown) => {
      if (!over.signal.aborted) throw error;
    });
    return () => over.abort();
  }, [lacking, key]);

  const stuck = [...state.going.values()].includes('failed');
  useEffect(() => {
    if (!stuck) return;
    addEventListener('online', actions.retry);
    return () => removeEventListener('online', actions.retry);
  }, [stuck, actions]);

  return { state, page, ready, actions };
}

import type { Design, Shows } from '@brandwright/engine';
import type { Dispatch } from 'react';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { gallery } from '../../content/gallery.ts';
import { keepDesign } from '../../draft/design-shelf.ts';
import { patchDraft, readDraft } from '../../draft/draft.ts';
import {
  emptyPositions,
  extended,
  firstCount,
  moreCount,
  type PlacedDesign,
  placed,
  placeOf,
  shownIds,
} from '../../draft/gallery-page.ts';
import { runTask } from '../../drawing-worker/client.ts';
import { ideaOf } from '../../drawing-worker/idea-of.ts';
import { follow } from './choice.ts';
import { fillPlaces, type News, type PageBrief, pageFor } from './fill-places.ts';
import type { Arrival, GalleryEvent } from './gallery-state.ts';
import { generateLogo } from './generate-logo.ts';
import { historyOf } from './history.ts';
import { labelOf } from './label.ts';
import { drawnFrom } from './restore-logos.ts';
import { newsOf, type ShowsChange, showsChange } from './shows-change.ts';

/** What a person can have drawn on the page of one brief. */
export interface GalleryActions {
  /** Draws what did not arrive. */
  retry(): void;
  /** Four more (row G-05), led by the favorites (row G-08). */
  more(): void;
  /** Four relatives of one design. */
  likeThis(design: Design): void;
  /** Another design for a place (row G-04). */
  regenerate(position: number): void;
  /** Brings back what stood in a place. */
  undo(position: number): void;
  /** A design drawn again with an edit takes its place; resolves with the new one, or null when the edit does not fit. */
  mend(design: Design, position: number | null, edit: object): Promise<Design | null>;
  /** Has the logo show something else: a new page, which can be undone (row G-15). */
  show(shows: Shows | null): void;
}

interface Page {
  readonly brief: PageBrief;
  readonly dispatch: Dispatch<GalleryEvent>;
  /** Ends when the brief changes or the screen is left. */
  readonly signal: () => AbortSignal;
  /** What is drawn now. */
  readonly drawn: () => ReadonlyMap<string, Arrival>;
  readonly before: () => ReadonlyMap<number, PlacedDesign>;
  /** What the logo shows was changed here, and the new designs are not all there yet. */
  readonly changed: { current: ShowsChange | null };
}

export function createGalleryActions({ brief, dispatch, signal, drawn, before, changed }: Page): GalleryActions {
  const { key, input } = brief;

  const shown = (): readonly Design[] =>
    pageFor(key).places.flatMap((place) => (place === null ? [] : [drawn().get(place.id)?.logo.design ?? []].flat()));

  const append = (liked: readonly Design[], fromFirstSlot: boolean): void => {
    const page = pageFor(key);
    const longer = extended(page, moreCount);
    patchDraft({ gallery: longer });
    const positions = emptyPositions(longer).filter((position) => position >= page.places.length);
    if (positions.length === 0) return;
    const history = historyOf(input.name, liked, shown());
    const ideas = history === undefined ? shown().map(ideaOf) : [];
    void fillPlaces({ brief, positions, history, ideas, fromFirstSlot }, dispatch, signal());
  };

  const fill = (): void => {
    const change = changed.current?.key === key ? changed.current : null;
    const news = (arrived: readonly Design[], over: AbortSignal): Promise<News> | null => {
      if (change === null) return null;
      changed.current = null;
      // The last to arrive may not be on the page yet.
      const all = new Map([...shown(), ...arrived].map(({ id, genome }) => [id, genome.mark]));
      return newsOf(change, [...all.values()], over, () => dispatch({ kind: 'said', said: gallery.shows.undone }));
    };
    void fillPlaces({ brief, positions: emptyPositions(pageFor(key)), news }, dispatch, signal());
  };

  const undo = (position: number): void => {
    const place = before().get(position);
    if (place === undefined) return;
    dispatch({ kind: 'restored', position });
    dispatch({ kind: 'said', said: gallery.said.undone(labelOf(position)) });
    patchDraft({ gallery: placed(pageFor(key), position, place) });
  };

  const regenerate = async (position: number): Promise<void> => {
    const page = pageFor(key);
    const place = page.places[position] ?? null;
    const over = signal();
    dispatch({ kind: 'renewing', position, said: gallery.said.renewing(labelOf(position)) });
    try {
      const ask = {
        slot: place?.slot ?? position % firstCount,
        round: (place?.round ?? 0) + 1,
        exclude: shownIds(page),
        ideas: shown().map(ideaOf),
      };
      const logo = await generateLogo({ brief: input, ...ask }, over);
      await keepDesign(logo.design);
      if (over.aborted) return;
      dispatch({ kind: 'replaced', position, before: place, arrival: { logo, delay: 0 } });
      patchDraft({ gallery: placed(pageFor(key), position, placeOf(logo.design, 'set')) });
      toastSuccess(...gallery.toasts.regenerated, { label: gallery.undo, press: () => undo(position) });
    } catch {
      if (over.aborted) return;
      dispatch({ kind: 'rested', position });
      toastError(...gallery.toasts.unregenerated);
    }
  };

  return {
    retry: fill,
    more: () => append(readDraft().favorites, false),
    likeThis: (design) => append([design], true),
    regenerate: (position) => void regenerate(position),
    undo,
    show: (shows) => {
      changed.current = showsChange(shows, changed.current);
      patchDraft({ shows });
    },
    mend: async (design, position, edit) => {
      try {
        const mended = await runTask('mendLogo', { design, brief: input, edit }, signal());
        const [art = null] = await runTask('printLogos', { designs: [mended] }, signal());
        await keepDesign(mended);
        const page = pageFor(key);
        const place = position === null ? null : (page.places[position] ?? null);
        const arrival = { logo: drawnFrom(mended, art), delay: 0 };
        if (position === null || place === null) dispatch({ kind: 'printed', logos: [arrival.logo] });
        else {
          dispatch({ kind: 'replaced', position, before: place, arrival });
          patchDraft({ gallery: placed(page, position, placeOf(mended, 'kin')) });
        }
        follow(design, mended);
        toastSuccess(...gallery.toasts.mended);
        return mended;
      } catch {
        toastError(...gallery.toasts.unmended);
        return null;
      }
    },
  };
}

import { variationStyles } from '@brandwright/engine';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import type { GalleryPage } from '../../draft/gallery-page.ts';
import type { Shot } from '../../drawing-worker/tasks/view-logos.ts';
import { keptDesigns } from './choice.ts';
import { departureOf } from './departure.ts';
import type { DrawnLogo } from './drawn-logo.ts';
import type { GalleryState } from './gallery-state.ts';
import { labelOf } from './label.ts';

/** One slot as it is shown. */
export interface Entry {
  /** Of its place, whatever stands in it; of the design where it has no place. */
  readonly key: string;
  /** Null for a design kept from before. */
  readonly position: number | null;
  /** “01”; empty for a design kept from before. */
  readonly label: string;
  /** “Modern minimalist”. */
  readonly style: string;
  /** Where the design departs from a choice; empty where it does not. */
  readonly departure: string;
  /** Null until it is drawn. */
  readonly logo: DrawnLogo | null;
  /** Milliseconds the slot waits before it shows the drawing. */
  readonly delay: number;
  readonly going: 'waiting' | 'failed' | 'renewing' | null;
  readonly chosen: boolean;
  readonly liked: boolean;
  readonly undoable: boolean;
  /** The design in the view of the page; null where that is its own drawing, and until it is drawn. */
  readonly shot: Shot | null;
}

/** The slots of the page in their order, and what was chosen or liked before and stands there no more. */
export function entriesOf(
  draft: BrandDraft,
  page: GalleryPage,
  state: GalleryState,
): { readonly placed: readonly Entry[]; readonly kept: readonly Entry[] } {
  const likes = new Set(draft.favorites.map(({ id }) => id));
  const marks = (id: string | undefined) => ({
    chosen: id !== undefined && draft.selectedLogo?.id === id,
    liked: id !== undefined && likes.has(id),
  });
  const placed = page.places.map((place, position): Entry => {
    const arrival = place === null ? undefined : state.drawn.get(place.id);
    const going = state.going.get(position) ?? null;
    return {
      key: String(position),
      position,
      label: labelOf(position),
      style: styleOf(arrival?.logo.variation.style ?? variationStyles[(place?.slot ?? position) % variationStyles.length] ?? ''),
      departure: arrival === undefined ? '' : departureOf(arrival.logo.design, draft),
      logo: arrival?.logo ?? null,
      delay: arrival?.delay ?? 0,
      going: arrival === undefined && going === null ? 'waiting' : going,
      ...marks(place?.id),
      undoable: state.before.has(position),
      shot: null,
    };
  });
  const onPage = new Set(page.places.map((place) => place?.id ?? ''));
  const kept = keptDesigns(draft, onPage).flatMap((design): readonly Entry[] => {
    const arrival = state.drawn.get(design.id);
    if (arrival === undefined) return [];
    const { logo } = arrival;
    const style = styleOf(logo.variation.style);
    const rest = { position: null, label: '', delay: 0, going: null, undoable: false, shot: null } as const;
    return [{ key: design.id, style, departure: departureOf(design, draft), logo, ...rest, ...marks(design.id) }];
  });
  return { placed, kept };
}

const styleOf = (style: string): string => style.charAt(0).toUpperCase() + style.slice(1);

import type { PlacedDesign } from '../../draft/gallery-page.ts';
import type { DrawnLogo } from './drawn-logo.ts';

/** What becomes of a place: it waits for a design, none came, or another is being drawn for it. */
type Going = 'waiting' | 'failed' | 'renewing';

/** A design that came in, and how long its slot waits before it shows it, in ms: slots fill one by one. */
export interface Arrival {
  readonly logo: DrawnLogo;
  readonly delay: number;
}

export interface GalleryState {
  /** Pictures by the design's id. */
  readonly drawn: ReadonlyMap<string, Arrival>;
  /** By position; a place that is not named here is at rest. */
  readonly going: ReadonlyMap<number, Going>;
  /** What stood in a place before it was drawn again, for one step back. */
  readonly before: ReadonlyMap<number, PlacedDesign>;
  /** Why the brief cannot be drawn as it stands. */
  readonly refusal: string | null;
  /** Said to screen readers. */
  readonly said: string;
}

export type GalleryEvent =
  | { readonly kind: 'asked'; readonly positions: readonly number[]; readonly said: string }
  | { readonly kind: 'renewing'; readonly position: number; readonly said: string }
  | { readonly kind: 'arrived'; readonly position: number; readonly arrival: Arrival }
  | { readonly kind: 'replaced'; readonly position: number; readonly before: PlacedDesign | null; readonly arrival: Arrival }
  | { readonly kind: 'restored'; readonly position: number }
  | { readonly kind: 'printed'; readonly logos: readonly DrawnLogo[] }
  | { readonly kind: 'failed'; readonly positions: readonly number[]; readonly refusal: string | null }
  | { readonly kind: 'rested'; readonly position: number }
  | { readonly kind: 'said'; readonly said: string }
  | { readonly kind: 'left' };

export const firstGallery: GalleryState = { drawn: new Map(), going: new Map(), before: new Map(), refusal: null, said: '' };

export function galleryReducer(state: GalleryState, event: GalleryEvent): GalleryState {
  switch (event.kind) {
    case 'asked':
      return { ...state, going: gone(state.going, event.positions, 'waiting'), refusal: null, said: event.said };
    case 'renewing':
      return { ...state, going: gone(state.going, [event.position], 'renewing'), said: event.said };
    case 'arrived':
      return { ...state, drawn: withLogo(state.drawn, event.arrival), going: gone(state.going, [event.position], null) };
    case 'replaced':
      return {
        ...state,
        drawn: withLogo(state.drawn, event.arrival),
        going: gone(state.going, [event.position], null),
        before: event.before === null ? state.before : new Map(state.before).set(event.position, event.before),
      };
    case 'restored':
      return { ...state, before: without(state.before, event.position) };
    case 'printed':
      return { ...state, drawn: event.logos.reduce((drawn, logo) => withLogo(drawn, { logo, delay: 0 }), state.drawn) };
    case 'failed':
      return { ...state, going: gone(state.going, event.positions, 'failed'), refusal: event.refusal };
    case 'rested':
      return { ...state, going: gone(state.going, [event.position], null) };
    case 'said':
      return { ...state, said: event.said };
    // Another brief, or the screen was left: what was under way is not any more.
    case 'left':
      return { ...state, going: new Map(), before: new Map(), refusal: null };
    default:
      return event satisfies never;
  }
}

const withLogo = (drawn: GalleryState['drawn'], arrival: Arrival): GalleryState['drawn'] =>
  new Map(drawn).set(arrival.logo.id, arrival);

function gone(going: GalleryState['going'], positions: readonly number[], to: Going | null): GalleryState['going'] {
  const now = new Map(going);
  for (const position of positions) {
    if (to === null) now.delete(position);
    else now.set(position, to);
  }
  return now;
}

function without<T>(map: ReadonlyMap<number, T>, key: number): ReadonlyMap<number, T> {
  const now = new Map(map);
  now.delete(key);
  return now;
}

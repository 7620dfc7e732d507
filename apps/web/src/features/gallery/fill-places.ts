import type { Design, History } from '@brandwright/engine';
import type { Dispatch } from 'react';
import { type ToastAction, toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { faultText, typedField } from '../../content/brief-faults.ts';
import { gallery } from '../../content/gallery.ts';
import { keepDesign } from '../../draft/design-shelf.ts';
import { patchDraft, readDraft } from '../../draft/draft.ts';
import {
  emptyPage,
  firstCount,
  type GalleryPage,
  lastRound,
  type PlacedDesign,
  placed,
  placeOf,
  shownIds,
} from '../../draft/gallery-page.ts';
import { StudioFailure } from '../../drawing-worker/client.ts';
import type { BriefInput } from '../../drawing-worker/read-brief.ts';
import type { LogoAsk } from '../../drawing-worker/tasks/generate-logo.ts';
import type { GalleryEvent } from './gallery-state.ts';
import { generateLogo } from './generate-logo.ts';

/** The brief a page is drawn for, and its own text. */
export interface PageBrief {
  readonly key: string;
  readonly input: BriefInput;
}

/** Places to be filled, in their order. */
export interface Order {
  readonly brief: PageBrief;
  readonly positions: readonly number[];
  /** Led by likes; absent: the brief's own sets. */
  readonly history?: History | undefined;
  /** Ideas that stand on the page and are not to come again. */
  readonly ideas?: readonly string[];
  /** Whether the slots of the order begin with the first: relatives of one design stand in a set's first four. */
  readonly fromFirstSlot?: boolean;
  /** Ids that are said to be on the page, though their documents are gone. */
  readonly lost?: ReadonlySet<string>;
  /** What is said instead of the usual once all arrived; null says the usual. */
  readonly news?: (arrived: readonly Design[], signal: AbortSignal) => Promise<News> | null;
}

/** What is said of new designs, with what can be done about them. */
export interface News {
  readonly said: string;
  readonly action: ToastAction;
}

/** Milliseconds between two slots, see Motion in the look. */
const stagger = 60;

/** The page that stands for this brief now, whichever tab wrote it. */
export function pageFor(key: string): GalleryPage {
  const stored = readDraft().gallery;
  return stored?.brief === key ? stored : emptyPage(key);
}

/**
 * Fills places one by one, each with a call of its own (row G-01). At the first failure the rest is given up and said to have failed;
 * what arrived stays. Resolves with whether all arrived; false as well once the signal is aborted.
 */
export async function fillPlaces(order: Order, dispatch: Dispatch<GalleryEvent>, signal: AbortSignal): Promise<boolean> {
  const { brief, positions, history, lost } = order;
  const { name } = brief.input;
  dispatch({ kind: 'asked', positions, said: gallery.said.drawing(positions.length, name) });
  const round = lastRound(pageFor(brief.key)) + 1;
  const arrived: Design[] = [];
  let first: number | null = null;
  for (const [i, position] of positions.entries()) {
    try {
      const ask = askFor(order, i, position, round, pageFor(brief.key));
      const logo = await generateLogo({ brief: brief.input, ...ask }, signal);
      await keepDesign(logo.design);
      if (signal.aborted) return false;
      arrived.push(logo.design);
      first ??= performance.now() - i * stagger;
      const delay = Math.max(0, Math.round(first + i * stagger - performance.now()));
      dispatch({ kind: 'arrived', position, arrival: { logo, delay } });
      const place = placeOf(logo.design, history === undefined || logo.art === null ? 'set' : 'kin');
      const page = pageFor(brief.key);
      if (page.places[position]?.id !== logo.id) patchDraft({ gallery: placed(page, position, place) });
    } catch (error) {
      if (signal.aborted) return false;
      dispatch({ kind: 'failed', positions: positions.slice(i), refusal: refusalOf(error) });
      toastError(...gallery.toasts.failed);
      return false;
    }
  }
  const count = pageFor(brief.key).places.length;
  const news = (await order.news?.(arrived, signal)) ?? null;
  if (signal.aborted) return false;
  dispatch({ kind: 'said', said: news?.said ?? gallery.said.done(count, name) });
  if (lost === undefined) {
    const [title, message] = gallery.toasts.generated;
    toastSuccess(title, news?.said ?? message(count > firstCount ? positions.length : count, name), news?.action);
  }
  return true;
}

function askFor(order: Order, i: number, position: number, round: number, page: GalleryPage): Omit<LogoAsk, 'brief'> {
  const place = page.places[position] ?? null;
  if (place !== null && isAgain(place, order.lost)) return { slot: place.slot, round: place.round, exclude: [] };
  const slot = (order.fromFirstSlot === true ? i : position) % firstCount;
  const exclude = shownIds(page);
  if (order.history !== undefined) return { slot, round, exclude, history: order.history };
  return { slot, round: position < firstCount ? 0 : round, exclude, ideas: order.ideas ?? [] };
}

/** A set's design whose document is gone comes back by its round and slot. */
const isAgain = (place: PlacedDesign, lost: Order['lost']): boolean => place.kind === 'set' && lost?.has(place.id) === true;

function refusalOf(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null;
  if (!(cause instanceof StudioFailure) || cause.failure.kind !== 'refused') return null;
  const { fault } = cause.failure;
  return faultText(fault, typedField(fault) ?? 'name') ?? fault.message;
}

import { faultText } from '../../content/brief-faults.ts';
import type { Fault } from '../../drawing-worker/failure.ts';
import type { Sheet } from './picture.ts';

/** A sheet that is wanted. */
export interface Order {
  /** Answers carry it back; an answer to an older wish is dropped. */
  readonly wish: number;
  readonly name: string;
}

/** What stands between the person and a new sheet, said under the name field; `retry` offers the button. */
interface Trouble {
  readonly sentence: string;
  readonly about: 'name' | 'delivery';
}

export interface HeroState {
  /** The field's text, untouched. */
  readonly name: string;
  /** An input method is still putting a character together: nothing is drawn until it is done. */
  readonly composing: boolean;
  /** Counts every change that asks for another sheet; an answer to an older number is dropped. */
  readonly wish: number;
  /** The wish the sheet or the trouble on show answers. */
  readonly answered: number;
  /** The last good sheet. It stays whatever happens to later ones. */
  readonly sheet: Sheet;
  /** The one before it, on which it fades in. */
  readonly before: Sheet | null;
  readonly trouble: Trouble | null;
}

export type HeroEvent =
  | { readonly kind: 'typed'; readonly name: string; readonly composing: boolean }
  | { readonly kind: 'composed'; readonly name: string }
  | { readonly kind: 'tried-again' }
  | { readonly kind: 'drawn'; readonly wish: number; readonly sheet: Sheet }
  | { readonly kind: 'refused'; readonly wish: number; readonly fault: Fault }
  | { readonly kind: 'undelivered'; readonly wish: number; readonly offline: boolean }
  | { readonly kind: 'broke'; readonly wish: number };

export const firstState = (sheet: Sheet): HeroState => ({
  name: sheet.name,
  composing: false,
  wish: 0,
  answered: 0,
  sheet,
  before: null,
  trouble: null,
});

export const isDrawing = (state: HeroState): boolean => state.wish !== state.answered;

/** What the worker is to draw now; null while there is nothing to ask for. */
export function orderOf(state: HeroState): Order | null {
  if (state.composing || !isDrawing(state)) return null;
  return { wish: state.wish, name: state.name.trim() };
}

export function heroReducer(state: HeroState, event: HeroEvent): HeroState {
  switch (event.kind) {
    case 'typed':
      return event.composing ? { ...state, name: event.name, composing: true } : named(state, event.name);
    case 'composed':
      return named(state, event.name);
    case 'tried-again':
      return wishing(state);
    case 'drawn':
      return event.wish === state.wish
        ? { ...state, sheet: event.sheet, before: state.sheet, answered: event.wish, trouble: null }
        : state;
    case 'refused':
      return troubled(state, event.wish, { about: 'name', sentence: refusal(event.fault) });
    case 'undelivered':
      return troubled(state, event.wish, {
        about: 'delivery',
        sentence: event.offline ? sentences.offline : sentences.undelivered,
      });
    case 'broke':
      return troubled(state, event.wish, { about: 'delivery', sentence: sentences.broke });
    default:
      return event satisfies never;
  }
}

/** An emptied field asks for nothing: the last sheet waits for the next letter. */
function named(state: HeroState, name: string): HeroState {
  const now = { ...state, name, composing: false };
  if (name.trim() === '') return { ...now, wish: state.wish + 1, answered: state.wish + 1, trouble: null };
  const same = name.trim() === state.name.trim() && !state.composing && !isDrawing(state) && state.trouble === null;
  return same ? now : wishing(now);
}

const wishing = (state: HeroState): HeroState =>
  state.name.trim() === ''
    ? state
    : { ...state, wish: state.wish + 1, trouble: state.trouble?.about === 'delivery' ? null : state.trouble };

const troubled = (state: HeroState, wish: number, trouble: Trouble): HeroState =>
  wish === state.wish ? { ...state, answered: wish, trouble } : state;

export const sentences = {
  offline: 'You’re offline. The designs below are safe, but new ones need a connection.',
  undelivered: 'We couldn’t load the fonts for this name. The designs below are safe.',
  broke: 'We couldn’t draw this name. The designs below haven’t changed.',
} as const;

/** What is not foreseen is said in the engine's own sentence. */
const refusal = (fault: Fault): string => faultText(fault, 'name') ?? fault.message;

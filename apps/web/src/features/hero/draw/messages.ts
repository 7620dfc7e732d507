import type { Sheet } from '../picture.ts';

/** What a person may choose before any account: the names are the brief's own fields. */
export interface Taste {
  readonly industry?: string;
  readonly style?: string;
  readonly colors?: string;
  readonly iconPlacement?: string;
}

export interface Order {
  /** Answers carry it back; an answer to an older wish is dropped. */
  readonly wish: number;
  readonly name: string;
  readonly taste: Taste;
  readonly round: number;
}

export interface Fault {
  readonly code: string;
  readonly message: string;
}

/** To the worker: draw this, or load what draws. */
export type Request = { readonly kind: 'draw'; readonly order: Order } | { readonly kind: 'warm' };

/** From the worker. Cancelled orders are not answered: a newer one will be. */
export type Answer =
  | { readonly kind: 'drawn'; readonly wish: number; readonly sheet: Sheet }
  | { readonly kind: 'refused'; readonly wish: number; readonly fault: Fault }
  | { readonly kind: 'undelivered'; readonly wish: number }
  | { readonly kind: 'broke'; readonly wish: number; readonly message: string };

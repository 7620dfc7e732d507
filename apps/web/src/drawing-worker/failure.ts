import { EngineError } from '@brandwright/engine';

/** A fault of the engine, in its own words. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  /** Field of the brief it is about, where it is about one. */
  readonly field?: string | undefined;
}

/**
 * Why there is no answer: the brief was refused, something did not arrive over the network, or the engine broke. `unopened` when it
 * is the engine itself that did not arrive or does not run in this browser.
 */
export type Failure =
  | { readonly kind: 'refused'; readonly fault: Fault }
  | { readonly kind: 'undelivered'; readonly unopened?: true }
  | { readonly kind: 'broke'; readonly message: string };

/** Typefaces or drawings that did not arrive. */
export class Undelivered extends Error {}

/** A brief that cannot be drawn as it stands. */
export class Refused extends Error {
  readonly code: string;
  readonly field: string | undefined;
  constructor(fault: Fault | undefined) {
    super(fault?.message ?? '');
    this.field = fault?.field;
    this.code = fault?.code ?? 'brief.invalid';
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof EngineError)
    return { kind: 'refused', fault: { code: error.fault.code, message: error.message, field: error.fault.field } };
  if (error instanceof Refused)
    return { kind: 'refused', fault: { code: error.code, message: error.message, field: error.field } };
  if (error instanceof Undelivered) return { kind: 'undelivered' };
  return { kind: 'broke', message: error instanceof Error ? error.message : String(error) };
}

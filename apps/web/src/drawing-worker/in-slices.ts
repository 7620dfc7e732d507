import type { Steps } from '@brandwright/engine';
import { yieldToMessages } from './yield-to-messages.ts';

/** Milliseconds of work between two breaths: less is no sooner heard, and a yieldToMessages at each of the shortest parts would be felt. */
const slice = 8;

/** Goes through the parts of some work and listens in between. Rejects with the signal's reason at the next part once it is aborted. */
export async function runInSlices<T>(steps: Steps<T>, signal: AbortSignal): Promise<T> {
  let since = performance.now();
  for (;;) {
    signal.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < slice) continue;
    await yieldToMessages();
    since = performance.now();
  }
}

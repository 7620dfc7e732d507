/** Work in steps. Yields between them and returns the result. */
export type Steps<T> = Generator<void, T, void>;

/** Runs all steps at once. */
export function toEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

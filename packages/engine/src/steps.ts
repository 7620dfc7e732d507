/** Work in parts: it gives way between them, and its last part is what it came to. */
export type Steps<T> = Generator<void, T, void>;

/** All of it in one go. */
export function toEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

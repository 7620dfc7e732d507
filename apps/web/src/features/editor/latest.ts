/** Asks that come faster than they are answered. */
export interface Latest<V> {
  want(value: V): void;
  stop(): void;
}

interface Listener<R> {
  answered(reply: R): void;
  failed(error: unknown): void;
}

/** Milliseconds that an overtaken ask may go on: long enough for a drawing, too short for a typeface on a slow line. */
const grace = 150;

/**
 * One ask at a time; of those that come meanwhile only the latest is made. An overtaken ask is shown if it comes within its
 * grace, so that a drag is seen moving, and given up after it. What is answered is never older than what was answered before.
 */
export function createLatest<V, R>(ask: (value: V, signal: AbortSignal) => Promise<R>, on: Listener<R>): Latest<V> {
  const line: {
    running: AbortController | null;
    next: { readonly value: V } | null;
    timer: ReturnType<typeof setTimeout> | undefined;
  } = { running: null, next: null, timer: undefined };

  const start = (value: V): void => {
    const abort = new AbortController();
    line.running = abort;
    ask(value, abort.signal).then(
      (reply) => {
        if (!abort.signal.aborted) on.answered(reply);
        ended(abort);
      },
      (error: unknown) => {
        if (!abort.signal.aborted && line.next === null) on.failed(error);
        ended(abort);
      },
    );
  };

  const ended = (abort: AbortController): void => {
    if (line.running !== abort) return;
    clearTimeout(line.timer);
    line.timer = undefined;
    line.running = null;
    const { next } = line;
    line.next = null;
    if (next !== null) start(next.value);
  };

  return {
    want: (value) => {
      if (line.running === null) return start(value);
      line.next = { value };
      line.timer ??= setTimeout(() => line.running?.abort(), grace);
    },
    stop: () => {
      clearTimeout(line.timer);
      line.next = null;
      line.running?.abort();
      line.running = null;
    },
  };
}

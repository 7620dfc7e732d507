import { onTestFinished, vi } from 'vitest';

/** Stops `performance.now` of this process until the test is over: for a server beside the test, time passes only when `pass` says so. */
export function stoppedClock(): { pass(milliseconds: number): void } {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  return {
    pass(milliseconds) {
      now += milliseconds;
    },
  };
}

/** Stops the signals of `AbortSignal.timeout` of this process until the test is over: they abort once `pass` has let their time pass. */
export function stoppedTimeouts(): { pass(milliseconds: number): void } {
  let now = 0;
  const waiting: { readonly at: number; readonly controller: AbortController }[] = [];
  const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    waiting.push({ at: now + milliseconds, controller });
    return controller.signal;
  });
  onTestFinished(() => timeouts.mockRestore());
  return {
    pass(milliseconds) {
      now += milliseconds;
      for (const { at, controller } of waiting)
        if (at <= now) controller.abort(new DOMException('Its time has passed.', 'TimeoutError'));
    },
  };
}

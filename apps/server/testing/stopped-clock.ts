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

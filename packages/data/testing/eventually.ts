import { vi } from 'vitest';
import { patience } from './patience.ts';

/** Waits until an expectation holds, and answers with what it returns. No test sets a limit of its own. */
export const eventually = <T>(holds: () => T | Promise<T>, interval = 20): Promise<T> =>
  vi.waitFor(holds, { timeout: patience, interval });

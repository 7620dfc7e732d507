import { expect } from 'vitest';
import { eventually } from '../../../packages/data/testing/eventually.ts';

/** An answer that says something of what was asked: on a busy machine a child may end, and the next try is another. */
export const settled = <T extends { readonly status: number }>(ask: () => Promise<T>): Promise<T> =>
  eventually(async () => {
    const answer = await ask();
    expect(answer.status).toBeLessThan(500);
    return answer;
  }, 500);

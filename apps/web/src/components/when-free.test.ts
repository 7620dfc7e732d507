import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../client.ts';
import { betweenTries, whenFree } from './when-free.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = () => new Refusal('press.busy', 'We’re very busy right now.');

test('what a busy server refused is asked for again, five times at most', async () => {
  for (const [refusals, asked, outcome] of [
    [0, 1, 'made'],
    [5, 6, 'made'],
    [6, 6, 'press.busy'],
  ] as const) {
    let times = 0;
    const ask = async () => {
      if (times++ < refusals) throw busy();
      return 'made';
    };
    const answer = whenFree(ask).catch(({ code }: Refusal) => code);
    await vi.advanceTimersByTimeAsync(betweenTries * 10);
    expect([await answer, times]).toEqual([outcome, asked]);
  }
});

test('other refusals are told at once, and nobody asks for a page that is gone', async () => {
  const locked = vi.fn(() => Promise.reject(new Refusal('kit.locked', 'Locked.')));
  await expect(whenFree(locked)).rejects.toMatchObject({ code: 'kit.locked' });
  const gone = vi.fn(() => Promise.reject(busy()));
  await expect(whenFree(gone, () => true)).rejects.toMatchObject({ code: 'press.busy' });
  expect([locked, gone].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

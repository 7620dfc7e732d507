import { expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

test('[H16-01] clients take turns for the places, and a place that fails is free again', async () => {
  const { take } = createAdmission(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) =>
    take(name[0] ?? '', async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.push(end));
      if (name === 'a2') throw new Error('failed');
    });
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1'].map(work);
  all[1]?.catch(() => {});
  expect(begun).toEqual(['a1', 'a2']);
  for (let n = 0; n < all.length; n++) {
    ends[n]?.();
    await all[['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1'].indexOf(begun[n] ?? '')]?.catch(() => {});
  }
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
  // Nobody is left: two begin at once.
  void work('d1');
  void work('d2');
  expect(begun.slice(-2)).toEqual(['d1', 'd2']);
});

test('[H17-06] work that leaves before its turn leaves the line, and the next one begins', async () => {
  const { take } = createAdmission(1);
  const first = Promise.withResolvers<void>();
  const begun: string[] = [];
  const holding = take('a', () => first.promise);
  const leaving = new AbortController();
  const left = take('a', async () => void begun.push('left'), leaving.signal);
  const late = take('b', async () => void begun.push('late'), AbortSignal.abort('gone'));
  const stays = take('a', async () => void begun.push('stays'), new AbortController().signal);
  const reasons: unknown[] = [];
  for (const one of [left, late]) one.catch((reason: unknown) => reasons.push(reason));
  leaving.abort('left');
  for (let tick = 0; tick < 100; tick++) await Promise.resolve();
  expect(reasons.sort()).toEqual(['gone', 'left']);
  first.resolve();
  await Promise.all([holding, stays]);
  expect(begun).toEqual(['stays']);
  // The place is free again.
  await take('c', async () => void begun.push('next'));
  expect(begun).toEqual(['stays', 'next']);
});

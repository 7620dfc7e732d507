import { expect, test } from 'vitest';
import { createRandom, hashId } from './random.ts';

test('the same seed gives the same stream, for ever', () => {
  const random = createRandom('Harbor & Pine');
  expect([random.below(1000), random.below(1000), random.below(1000)]).toEqual([810, 931, 534]);
  expect(hashId('Harbor & Pine')).toMatch(/^[a-z0-9]{13}$/);
});

test('forks do not disturb one another', () => {
  const a = createRandom('x');
  const b = createRandom('x');
  a.next();
  expect(a.fork('marks').next()).toBe(b.fork('marks').next());
  expect(a.fork('marks').next()).not.toBe(b.fork('faces').next());
});

test('weights are kept to within chance, and nothing of weight 0 is drawn', () => {
  const random = createRandom('weights');
  const drawn = Array.from({ length: 6000 }, () => random.weighted(['a', 'b', 'c'], (k) => ({ a: 3, b: 1, c: 0 })[k] ?? 0));
  expect(drawn.filter((d) => d === 'a').length / 6000).toBeCloseTo(0.75, 1);
  expect(drawn).not.toContain('c');
  expect(() => random.weighted(['a'], () => 0)).toThrow(RangeError);
});

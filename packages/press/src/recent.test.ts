import { expect, test } from 'vitest';
import { createRecent } from './recent.ts';

test('the value used longest ago goes first when there are too many', () => {
  const recent = createRecent<number>({ entries: 2 });
  recent.set('a', 1);
  recent.set('b', 2);
  recent.get('a');
  recent.set('c', 3);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
});

test('weights are bounded by their sum, and what is too heavy alone is not kept', () => {
  const recent = createRecent<string>({ entries: 10, weight: 100 });
  for (const key of ['a', 'b', 'c']) {
    recent.set(key, key);
    recent.weigh(key, 40);
  }
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([undefined, 'b', 'c']);
  recent.set('d', 'd');
  recent.weigh('d', 101);
  expect(recent.get('d')).toBeUndefined();
  recent.drop('b');
  expect(recent.get('b')).toBeUndefined();
});

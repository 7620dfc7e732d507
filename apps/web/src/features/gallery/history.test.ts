import type { Design } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { historyOf } from './history.ts';

const design = (id: string, name = 'Juniper & Rye') =>
  ({ id, name, genome: { face: id }, scheme: { id }, round: 0 }) as unknown as Design;

test('[G-08] liked designs lead, newest last, and those on the page that were not liked are passed over', () => {
  const [a, b, c] = [design('a'), design('b'), design('c')];
  const history = historyOf('Juniper & Rye', [c, a], [a, b, c]);
  expect(history?.liked.map(({ scheme }) => scheme.id)).toEqual(['c', 'a']);
  expect(history?.passed.map(({ scheme }) => scheme.id)).toEqual(['b']);
});

test('[G-08] designs of another name lead nowhere, and without a like there is nothing to follow', () => {
  expect(historyOf('Kiln', [design('a')], [])).toBeUndefined();
  expect(historyOf('Juniper & Rye', [], [design('a')])).toBeUndefined();
  expect(historyOf('Juniper  & Rye', [design('a')], [])?.liked).toHaveLength(1);
});

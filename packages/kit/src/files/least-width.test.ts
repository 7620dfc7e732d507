import { expect, test } from 'vitest';
import { brandFor, brands } from '../../testing/brands.ts';
import { leastWidthOf } from './least-width.ts';

test('[L-01] a logo with a slogan needs the width at which the slogan can be read', () => {
  const { design } = brandFor({ name: 'Juniper & Rye', slogan: 'Gin from the hill' }, 0);
  expect(design.scene.shapes.some(({ part }) => part === 'slogan')).toBe(true);
  expect(leastWidthOf(design)).toBeGreaterThan(1.5 * design.metrics.minimumWidth);
  const name = { ...design, scene: { ...design.scene, shapes: design.scene.shapes.filter(({ part }) => part !== 'slogan') } };
  expect(leastWidthOf(name)).toBe(design.metrics.minimumWidth);
});

test('[L-01] no logo may be smaller than its name allows', () => {
  for (const { design } of brands) expect(leastWidthOf(design), design.name).toBeGreaterThanOrEqual(design.metrics.minimumWidth);
});

import { contrastRatio, type Design, type Hex } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { designs } from '../../testing/designs.ts';
import { legible } from './legible.ts';
import { surfaces } from './surfaces.ts';

const grounds = (design: Design): readonly Hex[] => {
  const { own, bold, sheet, wall } = surfaces(design);
  return [own, bold, sheet, wall, '#000000', '#FFFFFF', '#777777', '#CE2B00'];
};

test.each(['full', 'mark', 'mark-small'] as const)('%s reads on any ground', (figure) => {
  for (const design of designs) {
    for (const ground of grounds(design)) {
      const { scene, paints } = legible(design, figure, ground);
      expect(paints.ground).toBe(ground);
      for (const { role } of scene.shapes.filter((s) => s.only !== 'mono')) {
        const least = role === 'tone' ? 1.6 : role === 'accent' ? 2 : role === 'mark' ? 3 : 3.8;
        expect(contrastRatio(paints[role], ground), `${design.id} ${role} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
  }
});

test('a design keeps its own colors on the grounds they were chosen for', () => {
  for (const design of designs) {
    for (const paints of [design.scheme.paints, design.scheme.onDark]) {
      expect(legible(design, 'full', paints.ground as Hex).paints).toEqual(paints);
    }
  }
});

test('unreadable colors that somebody confirmed stay on their own ground and change elsewhere', () => {
  const [design] = designs;
  if (design === undefined) throw new Error('no design');
  const { scheme } = design;
  const faint = Object.fromEntries(
    Object.keys(scheme.paints).map((role) => [role, '#FEFEFE']),
  ) as unknown as typeof scheme.paints;
  const pale: Design = { ...design, scheme: { ...scheme, paints: { ...faint, ground: '#FFFFFF' }, onDark: faint } };
  expect(legible(pale, 'full', '#FFFFFF').paints.name).toBe('#FEFEFE');
  expect(contrastRatio(legible(pale, 'full', '#FDFDFD').paints.name, '#FDFDFD')).toBeGreaterThan(3.8);
});

import { pathBounds, signedArea } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { designs } from '../../testing/designs.ts';
import { piecesOf } from '../../testing/read-svg.ts';
import { mockup, mockupKinds } from '../mockups/mockup.ts';
import { contoursOf, pictureLayers } from './picture-layers.ts';

test('[L-01] a circle of arcs has its area and its bounds', () => {
  const path = contoursOf('M-10 0a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z');
  expect(Math.abs(path.reduce((sum, contour) => sum + signedArea(contour), 0))).toBeCloseTo(Math.PI * 100, 0);
  const bounds = pathBounds(path);
  for (const [side, value] of [
    ['x0', -10],
    ['x1', 10],
    ['y0', -10],
    ['y1', 10],
  ] as const)
    expect(bounds?.[side]).toBeCloseTo(value, 1);
});

test('[L-01] an arc turns the way its flags say', () => {
  const quarter = (sweep: number) => pathBounds(contoursOf(`M0 0a10 10 0 0 ${sweep} 10 10z`));
  expect(quarter(1)?.x1).toBeCloseTo(10, 3);
  expect(quarter(1)?.y0).toBeCloseTo(0, 3);
  const large = pathBounds(contoursOf('M0 0a10 10 0 1 1 10 10z'));
  expect(large?.x1).toBeCloseTo(20 - 10 + 10, 1);
});

test('[L-01] every mockup has the paints and the bounds that another reader finds', () => {
  for (const design of designs.slice(0, 3)) {
    for (const kind of mockupKinds) {
      const { svg } = mockup(kind, design);
      const layers = pictureLayers(svg);
      const pieces = piecesOf(svg);
      expect(layers.map(({ paint }) => paint)).toEqual(pieces.map(({ fill }) => fill));
      for (const [i, { path }] of layers.entries()) {
        const [own, piece] = [pathBounds(path), pieces[i]];
        if (own === null || piece === undefined) continue;
        const { box, d } = piece;
        const beyond = [box.x0 - own.x0, box.y0 - own.y0, own.x1 - box.x1, own.y1 - box.y1];
        // The other reader knows only the ends of arcs, which bulge.
        for (const by of beyond) expect(/a/.test(d) ? Math.min(0, by) : by).toBeCloseTo(0, 0);
      }
    }
  }
});

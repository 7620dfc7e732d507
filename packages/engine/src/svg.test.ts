import { expect, test } from 'vitest';
import { parsePath } from './geometry/path-data.ts';
import type { Drawing, Hex, Paints, Scene } from './scene/scene.ts';
import { printSvg } from './svg.ts';

const paints = (over: Partial<Paints> = {}): Paints => ({
  ground: '#FFFFFF',
  mark: '#112233',
  tone: '#445566',
  accent: '#AA0000',
  name: '#112233',
  second: '#445566',
  slogan: '#112233',
  ...over,
});
const square = parsePath('M0 0L10 0L10 10L0 10Z');
const scene = (shapes: Scene['shapes']): Scene => ({ version: 1, width: 20, height: 10.5, shapes });

test('prints paths only: ground first, neighbours of one paint joined, shortest numbers', () => {
  const drawing: Drawing = {
    scene: scene([
      { part: 'mark', role: 'mark', path: square },
      { part: 'name', role: 'name', path: parsePath('M12 .5C13 0 14 0 15 .5Z') },
      { part: 'device', role: 'accent', path: square },
    ]),
    paints: paints(),
  };
  expect(printSvg(drawing)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10.5" width="20" height="10.5">' +
      '<path fill="#FFFFFF" d="M0 0h20v10.5H0z"/>' +
      '<path fill="#112233" d="M0 0h10v10h-10zM12 .5c1-.5 2-.5 3 0z"/>' +
      '<path fill="#AA0000" d="M0 0h10v10h-10z"/></svg>\n',
  );
});

test('one-color drawings take the shapes made for one color, and stand on nothing', () => {
  const shapes: Scene['shapes'] = [
    { part: 'mark', role: 'tone', path: square, only: 'colour' },
    { part: 'mark', role: 'mark', path: parsePath('M1 1L2 1L2 2Z'), only: 'mono' },
  ];
  const black: Hex = '#000000';
  const mono = paints({ ground: null, mark: black, tone: black, accent: black, name: black, second: black, slogan: black });
  expect(printSvg({ scene: scene(shapes), paints: mono })).toContain('<path fill="#000000" d="M1 1h1v1z"/></svg>');
  expect(printSvg({ scene: scene(shapes), paints: paints() })).toContain('<path fill="#445566" d="M0 0h10v10h-10z"/></svg>');
});

test('a mark whose tones share an ink is drawn as in one color, whatever ink the words have', () => {
  const shapes: Scene['shapes'] = [
    { part: 'mark', role: 'accent', path: square, only: 'colour' },
    { part: 'mark', role: 'mark', path: parsePath('M1 1L2 1L2 2Z') },
  ];
  expect(printSvg({ scene: scene(shapes), paints: paints({ accent: '#112233' }) })).not.toContain('h10v10h-10z');
  expect(printSvg({ scene: scene(shapes), paints: paints() })).toContain('<path fill="#AA0000" d="M0 0h10v10h-10z"/>');
});

test('[S-18] [corpus 2] [corpus 3] a hostile title cannot leave its element', () => {
  const svg = printSvg(
    { scene: scene([]), paints: paints() },
    { title: `]]><svg onload=x></title><script>alert(1)</script>"'&\u0000\uD800` },
  );
  expect(svg).toContain(
    '<title>]]&gt;&lt;svg onload=x&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;</title>',
  );
  expect(svg.match(/</g)?.length).toBe(5);
});

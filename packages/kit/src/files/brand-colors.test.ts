import { nearestColorName } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { brands } from '../../testing/brands.ts';
import { brandColors } from './brand-colors.ts';

test('[L-01] the colors of a brand hold the background of its logo', () => {
  const vivid = brands.filter(({ design }) => design.scheme.ground === 'vivid');
  expect(vivid.length).toBeGreaterThan(0);
  for (const { design, colors } of vivid) {
    const ground = design.scheme.paints.ground ?? '';
    const names = colors.map(({ hex }) => nearestColorName(hex));
    expect(
      colors.some(({ hex }) => hex === ground) || names.includes(nearestColorName(ground as `#${string}`)),
      design.name,
    ).toBe(true);
  }
});

test('no two colors of a brand have one name, and the main one comes first', () => {
  for (const { design, colors } of brands) {
    expect(new Set(colors.map(({ name }) => name)).size, design.name).toBe(colors.length);
    expect(colors[0]).toMatchObject({ role: 'primary', hex: design.scheme.palette.primary });
  }
});

test('colors that look the same are listed once, and a third of one name is numbered', () => {
  const palette = {
    primary: '#EC600E',
    secondary: '#EE620F',
    accent: '#103050',
    ink: '#0F2F4F',
    paper: '#FFFFFF',
    dark: '#0C2A48',
  } as const;
  const paints = { ground: '#FFFFFF' } as never;
  const listed = brandColors({ scheme: { palette, paints } as never });
  expect(listed.map(({ role }) => role)).toEqual(['primary', 'accent', 'background']);
});

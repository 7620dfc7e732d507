import { type Hex, hexToOklch } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { brands } from '../../testing/brands.ts';
import { brandColors } from './brand-colors.ts';

/** OKLab coordinates. */
function lab(hex: Hex): readonly number[] {
  const { l, c, h } = hexToOklch(hex);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

test('[L-01] the colors of a brand hold the background of its logo', () => {
  const vivid = brands.filter(({ design }) => design.scheme.ground === 'vivid');
  expect(vivid.length).toBeGreaterThan(0);
  for (const { design, colors } of vivid) {
    // Itself, or a color that looks the same and was listed before it.
    const ground = lab(design.scheme.paints.ground ?? '#FFFFFF');
    const nearest = Math.min(...colors.map(({ hex }) => Math.hypot(...lab(hex).map((v, i) => v - (ground[i] ?? 0)))));
    expect(nearest, design.name).toBeLessThan(0.04);
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

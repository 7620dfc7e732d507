import { expect, it } from 'vitest';
import type { Hex } from '../scene/scene.ts';
import { hueTurn } from './hue.ts';
import { nearestColorName, swatchNames } from './nearest-color-name.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';

it('has one swatch to a name and one name to a swatch', () => {
  expect(new Set(swatchNames.map(({ name }) => name)).size).toBe(swatchNames.length);
  for (const { name, hex } of swatchNames) {
    expect(name).toMatch(/^[a-z][a-z -]+$/);
    expect(hex).toMatch(/^#[0-9A-F]{6}$/);
    expect(nearestColorName(hex)).toBe(name);
  }
});

it.each([
  ['#EDF0F5', 'mist'],
  ['#EAF5F0', 'pale mint'],
  ['#E9F5F1', 'pale mint'],
  ['#ECF3FA', 'ice blue'],
  ['#F5EEDE', 'cream'],
  ['#F4EBE5', 'linen'],
  ['#FFFFFF', 'white'],
  ['#8A9AAE', 'blue-gray'],
  ['#60A73B', 'leaf green'],
  ['#004D72', 'petrol blue'],
  ['#CE7100', 'dark orange'],
  ['#0E1C26', 'blue-black'],
  ['#2E4A35', 'hunter green'],
  ['#203024', 'dark hunter green'],
  ['#DF8761', 'light terracotta'],
] as const)('calls %s %s', (hex, name) => expect(nearestColorName(hex)).toBe(name));

it('never calls a cool color by the name of a warm one, nor the other way round', () => {
  for (const l of [0.2, 0.35, 0.5, 0.65, 0.8, 0.92, 0.96]) {
    for (let h = 0; h < 360; h += 6) {
      const hex: Hex = oklchToHex({ l, c: l > 0.9 ? 0.018 : 0.06, h });
      const color = hexToOklch(hex);
      const name = nearestColorName(hex);
      const swatch = hexToOklch(swatchNames.find((one) => one.name === name)?.hex ?? '#000000');
      // A gray is no wrong answer for a faint tint; another hue is.
      if (swatch.c > 0.008) expect(Math.abs(hueTurn(color.h, swatch.h)), `${hex} is called ${name}`).toBeLessThan(48);
    }
  }
});

it('names the hue of quiet colors too, within 42°', () => {
  for (let l = 0.29; l < 0.93; l += 0.07)
    for (const c of [0.035, 0.05, 0.08])
      for (let h = 0; h < 360; h += 15) {
        const hex: Hex = oklchToHex({ l, c, h });
        const name = nearestColorName(hex);
        const swatch = hexToOklch(swatchNames.find((one) => one.name === name)?.hex ?? '#000000');
        if (swatch.c > 0.03) expect(Math.abs(hueTurn(hexToOklch(hex).h, swatch.h)), `${hex} is called ${name}`).toBeLessThan(42);
      }
});

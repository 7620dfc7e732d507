import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hex } from '@brandwright/engine';
import { describe, expect, test } from 'vitest';
import { declareInks } from './declare-inks.ts';

const colors: readonly Hex[] = [
  '#104F29',
  '#F49F1E',
  '#193DB2',
  '#62195A',
  '#F62B2B',
  '#00A0E0',
  '#1D1A14',
  '#F5EEDE',
  '#0000FF',
];
const grays: readonly Hex[] = ['#000000', '#141414', '#4D4D4D', '#808080', '#B3B3B3', '#F2F2F2', '#FFFFFF'];

describe('process inks', () => {
  test('[K-02] are whole percents, without traces, within the ink limit', async () => {
    for (const limit of [200, 260, 300]) {
      const inks = await declareInks(colors, { limit });
      for (const hex of colors) {
        const shares = inks.get(hex) ?? [];
        expect(shares).toHaveLength(4);
        for (const share of shares)
          expect(Number.isInteger(share) && (share === 0 || share >= 2) && share <= 100, `${hex} ${shares}`).toBe(true);
        expect(shares.reduce((sum, v) => sum + v, 0)).toBeLessThanOrEqual(limit);
      }
    }
  });

  test('[K-02] of greys are black ink alone, darker greys with more of it', async () => {
    const inks = await declareInks(grays);
    const black = grays.map((hex) => {
      const [c, m, y, k] = inks.get(hex) ?? [];
      expect([c, m, y], hex).toEqual([0, 0, 0]);
      return k ?? Number.NaN;
    });
    expect(black).toEqual(black.toSorted((a, b) => b - a));
    expect([black[0], black.at(-1)]).toEqual([100, 0]);
  });

  test('for green, red and blue are led by the two inks that mix the hue', async () => {
    const inks = await declareInks(['#1C8350', '#D52B1E', '#1F4FD0']);
    const [green = [], red = [], blue = []] = [...inks.values()];
    expect(Math.min(green[0] ?? 0, green[2] ?? 0)).toBeGreaterThan(green[1] ?? 0);
    expect(Math.min(red[1] ?? 0, red[2] ?? 0)).toBeGreaterThan(red[0] ?? 0);
    expect(Math.min(blue[0] ?? 0, blue[1] ?? 0)).toBeGreaterThan(blue[2] ?? 0);
  });

  test('a profile that is missing, or none for four inks, is refused by its name', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'icc-'));
    try {
      const text = join(folder, 'profile.icc');
      writeFileSync(text, 'this is no profile, but it is long enough to be looked at');
      for (const profile of [text, join(folder, 'nothing.icc')])
        await expect(declareInks(colors, { profile })).rejects.toMatchObject({
          fault: { code: 'press.profile.unreadable', received: expect.stringContaining('icc') },
        });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

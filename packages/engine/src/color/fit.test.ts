import { describe, expect, it } from 'vitest';
import { leastDifference } from './cvd.ts';
import { fitBeside, fitPaint, fitTone, shade } from './fit.ts';
import { gates, passes, touching } from './gates.ts';
import { hexToOklch } from './oklch.ts';

describe('fitPaint', () => {
  it('keeps a color that passes', () => {
    expect(fitPaint(hexToOklch('#143E2E'), '#F3EAD9', gates.name)).toBe('#143E2E');
  });

  it('moves only as far as the gate asks, and keeps the hue', () => {
    const before = hexToOklch('#4FA3FF');
    const fitted = fitPaint(before, '#FFFFFF', gates.name);
    expect(fitted).not.toBeNull();
    if (fitted === null) return;
    expect(passes(fitted, '#FFFFFF', gates.name)).toBe(true);
    const after = hexToOklch(fitted);
    expect(Math.abs(after.h - before.h)).toBeLessThan(4);
    expect(passes(fitted, '#FFFFFF', { ...gates.name, ratio: 4.8 })).toBe(false);
  });

  it('gives up on a ground no ink can be read on', () => {
    expect(fitPaint(hexToOklch('#202020'), '#8A8A8A', gates.name)).toBeNull();
  });
});

it('darkens yellow into amber and lime into green', () => {
  expect(shade({ l: 0.88, c: 0.17, h: 92 }, 0.6).h).toBeLessThan(80);
  expect(shade({ l: 0.88, c: 0.19, h: 122 }, 0.6).h).toBeGreaterThan(135);
  expect(shade({ l: 0.45, c: 0.1, h: 115 }, 0.3).h).toBe(115);
});

it('keeps an accent apart from the mark it touches', () => {
  const accent = fitBeside(hexToOklch('#1A5FD0'), '#FFFFFF', gates.accent, '#1A56C0');
  expect(accent).not.toBeNull();
  if (accent !== null) expect(leastDifference(accent, '#1A56C0')).toBeGreaterThanOrEqual(touching);
});

it('finds the other half of a mark .22 to .28 away', () => {
  for (const [mark, ground] of [
    ['#143E2E', '#FFFFFF'],
    ['#F95801', '#FFFFFF'],
    ['#F6E7C6', '#1D1815'],
    ['#362373', '#FDD137'],
  ] as const) {
    const tone = fitTone(mark, ground, gates.tone);
    expect(tone).not.toBeNull();
    if (tone === null) continue;
    const step = Math.abs(hexToOklch(tone).l - hexToOklch(mark).l);
    expect(step).toBeGreaterThan(0.2);
    expect(step).toBeLessThan(0.285);
  }
});

import { expect, test } from 'vitest';
import { axisOf, barsOf, dayMarks } from './trend-bars.ts';

test('[S-30] an axis holds every value between round marks, and never parts one unit', () => {
  expect(axisOf([0, 1], [], 1)).toEqual({ top: 1, bottom: 0, marks: [0, 1] });
  expect(axisOf([7], [], 1)).toEqual({ top: 10, bottom: 0, marks: [0, 5, 10] });
  expect(axisOf([29_990], [4_999], 100)).toEqual({ top: 30_000, bottom: -10_000, marks: [-10_000, 0, 10_000, 20_000, 30_000] });
  for (const unit of [1, 100])
    for (let most = 1; most < 5_000; most += 7) {
      const { top, marks } = axisOf([most], [], unit);
      expect(top, String(most)).toBeGreaterThanOrEqual(most);
      expect(marks.length, String(most)).toBeLessThanOrEqual(4);
      for (const mark of marks) expect(mark % unit, String(most)).toBe(0);
    }
});

test('[S-30] bars stand on whole pixels beside one another, and a small one still shows', () => {
  const yOf = (value: number) => 100 - Math.round(value / 10);
  expect(barsOf([0, 500, 1], yOf, { count: 3, width: 36, zero: 100 })).toBe('M12 100V50h9V100zM24 100V99h9V100z');
  const year = barsOf(
    Array.from({ length: 365 }, () => 10),
    yOf,
    { count: 365, width: 300, zero: 100 },
  );
  expect(year.match(/M/g)).toHaveLength(365);
  expect(year).not.toMatch(/h0|h-|\./);
});

test('[S-30] the first and the last day are named at every width', () => {
  for (const width of [60, 300, 1_200]) {
    const marks = dayMarks(30, width);
    expect([marks[0]?.day, marks.at(-1)?.day, marks.at(-1)?.x]).toEqual([0, 29, width]);
    expect(new Set(marks.map(({ day }) => day)).size).toBe(marks.length);
  }
});

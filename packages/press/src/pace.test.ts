import { expect, test } from 'vitest';
import { createPace, excessOf, mostPace } from './pace.ts';

test('a machine on which everybody’s work takes three times as long has a pace of three', () => {
  const pace = createPace();
  expect(pace.now).toBe(1);
  for (let n = 0; n < 20; n++) pace.note(`client ${n}`, 100, 300);
  expect(pace.now).toBe(3);
  for (let n = 0; n < 20; n++) pace.note(`client ${n}`, 100, 120);
  expect(pace.now).toBeLessThan(1.3);
  for (let n = 0; n < 20; n++) pace.note(`client ${n}`, 100, 100_000);
  expect(pace.now).toBe(mostPace);
});

test('[H3-02] [HR-02] the jobs of one client alone do not say how fast the machine is, however many they are', () => {
  const pace = createPace();
  for (let n = 0; n < 100; n++) pace.note('flood', 100, 900);
  expect(pace.now).toBe(1);
  for (const client of ['a', 'b', 'c']) pace.note(client, 100, 110);
  for (let n = 0; n < 100; n++) pace.note('flood', 100, 900);
  expect(pace.now).toBeCloseTo(1.1);
});

test('[H3-02] [HR-02] what a job took beyond its estimate is put down to a slow machine by half at most', () => {
  expect(excessOf(100, 100, 1)).toBe(0);
  expect(excessOf(3, 57, 1)).toBe(54);
  expect(excessOf(100, 400, 2)).toBe(100);
  expect(excessOf(100, 1_000, mostPace)).toBe(400);
  // A machine that is faster than usual makes nothing dearer.
  expect(excessOf(100, 90, 0.5)).toBeLessThan(0);
});

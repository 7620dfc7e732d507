import { expect, it } from 'vitest';
import { castRoles } from './cast.ts';
import { failedGates, passes, sloganWish } from './gates.ts';
import { hexToOklch } from './oklch.ts';

const aims = { name: hexToOklch('#143E2E'), partner: hexToOklch('#A95D3A'), accent: hexToOklch('#E8C44E') };

it('casts every plan on paper with all gates kept', () => {
  for (const [plan, inks] of [
    ['one', 1],
    ['mark', 2],
    ['accent', 2],
    ['three', 3],
  ] as const) {
    const paints = castRoles('#F3EAD9', aims, plan);
    expect(paints).not.toBeNull();
    if (paints === null) continue;
    expect(failedGates(paints, inks)).toEqual([]);
    expect(paints.name).toBe('#143E2E');
    expect(passes(paints.slogan, '#F3EAD9', sloganWish)).toBe(true);
    expect(paints.mark === paints.name).toBe(plan === 'one' || plan === 'accent');
    expect(paints.accent === paints.mark).toBe(plan === 'one' || plan === 'mark');
  }
});

it('refuses a ground on which no name can be read, and a second ink like the first', () => {
  expect(castRoles('#8A8A8A', aims, 'one')).toBeNull();
  expect(castRoles('#FFFFFF', { ...aims, partner: aims.name }, 'mark')).toBeNull();
});

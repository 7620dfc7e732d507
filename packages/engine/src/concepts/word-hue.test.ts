import { describe, expect, it } from 'vitest';
import { hueTurn } from '../color/hue.ts';
import { hueOf } from './word-hue.ts';

const hue = (letters: string, description = ''): number | null => hueOf({ letters, description })?.hue ?? null;
const apart = (a: number | null, b: number): number => (a === null ? 360 : Math.abs(hueTurn(a, b)));

describe('the hue of a word', () => {
  it.each([
    ['Bluebird Learning', 258],
    ['Cobalt Systems', 258],
    ['Harbor & Pine', 152],
    ['Fernwell', 142],
    ['Saffron Street', 75],
    ['Juniper & Rye', 152],
    ['Foxglove Florist', 345],
    ['Kupferkessel', 50],
    ['Lavande & Cie', 292],
    ['Casa Verde', 145],
    ['Olivenöl Müller', 112],
    ['Ciliegia', 22],
  ])('%s is near %d degrees', (name, degrees) => expect(apart(hue(name), degrees)).toBeLessThanOrEqual(15));

  it.each(['Northlight Physio', 'Vantage', 'kiln', 'Maison Okoye', 'Alfred', 'Charcoal', "O'Brien & Søns"])(
    '%s has none',
    (name) => expect(hue(name)).toBeNull(),
  );

  it('is read from the description where the name has none, and wished for less', () => {
    expect(apart(hue('Aldana', 'Olive oil from our own trees'), 112)).toBeLessThanOrEqual(15);
    const [named, described] = [hueOf({ letters: 'Amber', description: '' }), hueOf({ letters: 'Aldana', description: 'Amber' })];
    expect(described?.strength ?? 1).toBeLessThan(named?.strength ?? 0);
    expect(apart(hue('Bluebird', 'Cherry cakes'), 258)).toBeLessThanOrEqual(15);
  });

  it('is strongest where the name names a color outright', () => {
    const strength = (letters: string): number => hueOf({ letters, description: '' })?.strength ?? 0;
    expect(strength('Blue Door')).toBe(1);
    expect(strength('Bluebird')).toBeLessThan(1);
    expect(strength('Fernwell')).toBeLessThan(strength('Fern'));
  });
});

import { expect, test } from 'vitest';
import { parseBrief } from '../brief/brief.ts';
import { letterGenres } from '../concepts/subject/letter-genres.ts';
import { tradeColorNames } from '../concepts/subject/trade-colors.ts';
import { directionLimits, readArtDirection } from './art-direction.ts';
import { findThings, heardIn, thingNames, thingsNamed } from './heard.ts';

function directed(input: object) {
  const parsed = parseBrief({ industry: 'Food & Beverage', ...input });
  if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
  return { brief: parsed.value, direction: readArtDirection(parsed.value) };
}

test('[W-16] [I-03] a brief is read into things with their words, what misleads, letters and colors', () => {
  const { brief, direction } = directed({ name: 'Harbor & Pine', description: 'We roast coffee by the ferry dock.' });
  expect(direction.things).toEqual(heardIn(brief).map(({ name, word }) => ({ thing: name, word })));
  expect(direction.things).toContainEqual({ thing: 'coffee bean', word: 'coffee' });
  expect(direction.letters?.fits.length).toBeGreaterThan(0);
  expect(direction.colors?.fits.length).toBeGreaterThan(0);
});

test('[W-16] a reading holds only names that the engine knows, within its limits, and nothing twice', () => {
  const known = new Set(thingNames());
  const briefs = [
    { name: 'Okoye & Partners', description: 'Property solicitors', industry: 'Consulting' },
    { name: 'Bright Owl Tutors', description: 'Maths tuition', industry: 'Education' },
    { name: 'El Toro', description: 'Taquería', industry: 'Food & Beverage' },
    { name: '東京', description: '茶', industry: 'Food & Beverage' },
    { name: 'x' },
  ];
  for (const brief of briefs) {
    const { things, never, letters, colors } = directed(brief).direction;
    const named = [...things.map(({ thing }) => thing), ...never];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(things.length).toBeLessThanOrEqual(directionLimits.things);
    expect(never.length).toBeLessThanOrEqual(directionLimits.never);
    for (const genre of [...(letters?.fits ?? []), ...(letters?.never ?? [])]) expect(letterGenres).toContain(genre);
    for (const color of [...(colors?.fits ?? []), ...(colors?.never ?? [])]) expect(tradeColorNames).toHaveProperty([color]);
    expect(directed(brief).direction).toEqual({ things, never, letters, colors });
  }
});

test('[W-17] what a client chose or ruled out changes nothing in the reading of their words', () => {
  const words = { name: 'Pelican', description: 'Surf school by the bay' };
  const wished = { ...words, shows: { things: ['lighthouse'], never: ['pelican'] } };
  expect(directed(wished).direction).toEqual(directed(words).direction);
});

test('[W-17] every thing that can be asked for has a name and a drawing, once', () => {
  const names = thingNames();
  expect(names.length).toBeGreaterThan(1_400);
  expect(new Set(names).size).toBe(names.length);
  const refused = names.filter((name) => !parseBrief({ name: 'Kiln', shows: { things: [name] } }).ok);
  expect(refused).toEqual([]);
  expect(thingsNamed(['lighthouse', 'no such thing', 'lighthouse'])).toEqual(findThings('lighthouse', 1));
});

import { expect, test } from 'vitest';
import { generateLogoRequest } from './generate-logo.ts';

const accepts = (body: unknown): boolean => generateLogoRequest.safeParse(body).success;
const name = { businessName: 'Fernwell' };

test("[Y-01] the seeds' body is accepted as it is, with or without the optional fields", () => {
  const seeds = { ...name, industry: 'Retail', personality: 'Zen Innovator', style: 'bold', colors: 'nature', variations: 1 };
  expect(accepts(seeds)).toBe(true);
  expect(accepts(name)).toBe(true);
  expect(
    accepts({
      ...name,
      personality: null,
      quizAnswers: { energy: 'calm' },
      seed: 7,
      slot: 7,
      round: 0,
      exclude: ['abcdefghij123'],
    }),
  ).toBe(true);
});

test('[corpus 44] a list for a text is refused', () => {
  expect(accepts({ businessName: ['Fernwell'] })).toBe(false);
  expect(accepts({ ...name, style: ['bold'] })).toBe(false);
});

test('[corpus 45] a number beyond all numbers is refused', () => {
  expect(accepts({ ...name, ...JSON.parse('{"round":1e309}') })).toBe(false);
  expect(accepts({ ...name, ...JSON.parse('{"seed":1e309}') })).toBe(false);
});

test('[corpus 46] counts are whole numbers in their range', () => {
  for (const variations of [-1, 0, 0.5, 9, '3', null, true])
    expect(accepts({ ...name, variations }), String(variations)).toBe(false);
  for (const slot of [-1, 8, 0.5, '3']) expect(accepts({ ...name, slot }), String(slot)).toBe(false);
});

test('[corpus 49] [S-17] a field that is not of the contract is refused', () => {
  expect(accepts({ ...name, plan: 'premium' })).toBe(false);
  expect(accepts({ ...name, quizAnswers: { energy: 'calm', role: 'admin' } })).toBe(false);
});

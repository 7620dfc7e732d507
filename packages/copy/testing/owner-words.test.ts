import { parseBrief } from '@brandwright/engine';
import { describe, expect, test } from 'vitest';
import { businessOf } from '../src/business.ts';
import { ownWords, servedBy } from '../src/own-words.ts';
import { isSuited } from '../src/suited-items.ts';
import { copyOf } from './copy-of.ts';

describe('a trade that no word of the brief names', () => {
  test.each([
    [
      'Education',
      'Dance lessons for absolute beginners',
      'Quickstep offers dance lessons for absolute beginners.',
      'high school',
    ],
    ['Healthcare', 'Online therapy for teenagers', 'Quickstep offers online therapy for teenagers.', 'doctor'],
    ['Real Estate', 'Farms and land for sale', 'Quickstep offers farms and land for sale.', 'harvest'],
  ])('[I-01] of %s, “%s” is told in the owner’s words', (industry, description, elevator, wrong) => {
    const copy = copyOf({ name: 'Quickstep', industry, description });
    expect(copy.elevator).toBe(elevator);
    expect(copy.brandStory).toContain(description.toLowerCase());
    expect(JSON.stringify(copy)).not.toContain(wrong);
  });

  test('[I-01] is left out of every text, even where its things share a word with the description', () => {
    const description = 'Kayak rental and guided trips on the river';
    // The engine reads “sailing and boat charter”, which offers “sunset trips”.
    const { bios, elevator, ...copy } = copyOf({ name: 'Otter & Oak', industry: 'Retail', description });
    expect(elevator).toBe(`Otter & Oak: ${description}.`);
    for (const [network, text] of Object.entries(bios)) expect(text, network).toContain(description);
    expect(JSON.stringify(copy)).not.toMatch(/charter|yacht|sail|sunset|store|present/iu);
  });

  test('[I-01] a trade that the description names in other words is kept', () => {
    const { elevator } = copyOf({ name: 'Rye', industry: 'Food & Beverage', description: 'Bread by hand, baked overnight' });
    expect(elevator).toBe('Rye is a bakery that offers bread by hand, baked overnight.');
  });

  test('[I-01] names and descriptions in other languages are left to the engine', () => {
    const brief = parseBrief({ name: 'Zahnarztpraxis Müller', industry: 'Healthcare' });
    expect(brief.ok && businessOf(brief.value).filling.label).toBe('dental practice');
  });
});

test.each([
  ['butter', 'Vegan bakery', false],
  ['butter', 'Bakery', true],
  ['vegan cheese', 'Vegan cheese and spreads', true],
  ['Spanish', 'Language school for Japanese', false],
  ['Japanese', 'Language school for Japanese', true],
  ['hoof checks', 'Practice for cats and dogs', false],
  ['websites', 'Translation for courts', false],
  ['life insurance', 'Mortgages for first homes', false],
])('[I-01] “%s” beside “%s”: %s', (item, description, suited) => {
  expect(isSuited(item, description)).toBe(suited);
});

test('[I-01] the thing that a description names comes first, and what it denies is left out', () => {
  const brief = parseBrief({ name: 'Rye', industry: 'Food & Beverage', description: 'Vegan cheese for home cooks' });
  if (!brief.ok) throw new Error('no brief');
  const { items } = businessOf(brief.value).filling;
  expect(items[0]).toBe('vegan cheese');
  expect(items.filter((item) => item !== '' && !/butter/u.test(item))).toHaveLength(items.length);
  expect(items.length).toBeGreaterThan(1);
});

test.each([
  ['Dance lessons for absolute beginners', 'absolute beginners'],
  ['Computer repair for people who don’t speak computer', 'people who don’t speak computer'],
  ['We help first-time buyers find a home', 'first-time buyers'],
  ['Veterinary practice for cats and dogs', null],
  ['Architecture for small houses', null],
])('[I-01] “%s” serves %s', (description, whom) => {
  const own = ownWords(description);
  expect(own === null ? null : servedBy(own)).toBe(whom);
});

test('[I-01] whom a description names is the primary audience', () => {
  const { targetAudience } = copyOf({ name: 'Ledger', industry: 'Finance', description: 'Bookkeeping for nonprofits' });
  expect(targetAudience.primary).toBe('Nonprofits looking for bookkeeping.');
});

test('[I-01] what has been so since a year “has been”, not “is”', () => {
  const { brandStory } = copyOf({ name: 'Tide', industry: 'Other', description: 'Plumbing company in Norfolk since 1987' });
  expect(brandStory).toContain('Tide has been a plumbing company in Norfolk since 1987.');
});

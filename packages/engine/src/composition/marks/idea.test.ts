import { expect, test } from 'vitest';
import { parseBrief } from '../../brief/brief.ts';
import { industries } from '../../brief/choices.ts';
import { conceptById } from '../../concepts/concept-by-id.ts';
import { letterIdeas } from '../../concepts/letter-catalogue.ts';
import { createRandom } from '../../random.ts';
import { nameParts } from '../name-parts.ts';
import { markCandidates } from './candidates.ts';
import type { MarkCandidate } from './mark-candidate.ts';

const candidates = (name: string, rest: object = {}): readonly MarkCandidate[] => {
  const parsed = parseBrief({ name, industry: 'Other', ...rest });
  if (!parsed.ok) throw new Error('the brief must parse');
  const { letters } = parsed.value;
  return markCandidates(parsed.value, nameParts(letters), createRandom('a')).filter((m) => m.kind === 'letter-idea');
};
const ideas = (name: string, rest: object = {}): readonly string[] => candidates(name, rest).map((m) => `${m.id} ${m.concept}`);
const relevance = (found: readonly MarkCandidate[], id: string): number => found.find((m) => m.id === id)?.relevance ?? 0;

test('a letter that is a thing is offered where the name begins with the one and says the other', () => {
  expect(ideas('Kiln')).toContain('letter-idea/k-0 fire');
  expect(ideas('Lisbon Coffee')).toContain('letter-idea/l-8 cup');
  expect(ideas('Thor Hammers')).toContain('letter-idea/t-1 hammer');
  // The article is no initial.
  expect(ideas('The Kiln')).toContain('letter-idea/k-0 fire');
  expect(ideas('Kestner')).toEqual([]);
});

test('what is done there may be said in the description, and weighs less than in the name', () => {
  expect(ideas('Dorn')).toEqual([]);
  expect(ideas('Dorn', { description: 'Family dentist' })).toContain('letter-idea/d-1 tooth');
  const inName = relevance(candidates('Dentist Dorn'), 'letter-idea/d-1');
  const told = relevance(candidates('Dorn', { description: 'Family dentist' }), 'letter-idea/d-1');
  expect(told).toBeGreaterThan(0.4);
  expect(told).toBeLessThan(inName);
});

test('the industry’s main word also makes a sign of a letter, and weighs least', () => {
  expect(ideas('Ingram', { industry: 'Finance' })).toContain('letter-idea/i-2 column');
  expect(ideas('Fabrino', { industry: 'Technology' })).toContain('letter-idea/f-7 pixel');
  expect(ideas('Xebron', { industry: 'Finance' })).toEqual([]);
  const led = relevance(candidates('Ingram', { industry: 'Finance' }), 'letter-idea/i-2');
  expect(led).toBeGreaterThan(0.28);
  expect(led).toBeLessThan(relevance(candidates('Ingram', { description: 'Law firm' }), 'letter-idea/i-2'));
});

test('the common initials are a thing in every trade that has things, though the name says none', () => {
  const without = [...industries].flatMap((industry) =>
    [...'ABCDEFHLPRST']
      .filter((letter) => industry !== 'Other' && ideas(`${letter}exqu`, { industry }).length === 0)
      .map((l) => `${industry} ${l}`),
  );
  expect(without).toEqual([]);
});

test('every letter that is a thing is a thing of the lexicon', () => {
  const served = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) =>
    letterIdeas(letter).map(({ id, serves = {} }) => ({ id, serves })),
  );
  expect(served.length).toBeGreaterThanOrEqual(343);
  const unknown = served.flatMap(({ id, serves }) => [
    ...(Object.keys(serves).length === 0 ? [id] : []),
    ...Object.keys(serves).filter((c) => conceptById(c) === null),
  ]);
  expect(unknown).toEqual([]);
});

import { expect, test } from 'vitest';
import { findConcepts } from '../../concepts/lexicon.ts';
import type { MarkCandidate } from './mark-candidate.ts';
import { preferNameConcepts } from './prefer-name-concepts.ts';

const picture = (id: string, concept: string): MarkCandidate => ({
  id,
  kind: 'icon',
  relevance: 0.8,
  concept,
  word: concept,
  craft: 4.5,
  contained: false,
});
const of = (name: string) => findConcepts({ name, description: '', slogan: '', industry: 'Education' });

test('beside a picture of the name, the trade is marked and its stock pictures go', () => {
  const [bird, cap, book] = [
    picture('drawn/bird-1-swift', 'bird'),
    picture('icon/ruler', 'school'),
    picture('drawn/book-1-open', 'book'),
  ];
  expect(preferNameConcepts([bird, cap, book], of('Bluebird Learning'))).toEqual([bird, { ...cap, trade: true }]);
});

test('where the name is no thing, the stock pictures only count for less', () => {
  const [kept] = preferNameConcepts([picture('drawn/book-1-open', 'book')], of('Harlow Learning'));
  expect(kept?.trade).toBeUndefined();
  expect(kept?.relevance).toBeLessThan(0.8);
});

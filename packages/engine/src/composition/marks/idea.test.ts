import { expect, test } from 'vitest';
import { parseBrief } from '../../brief/brief.ts';
import { conceptById } from '../../concepts/concept-by-id.ts';
import { letterIdeas } from '../../concepts/letter-catalogue.ts';
import { findConcepts } from '../../concepts/lexicon.ts';
import { ideaCandidates } from './idea.ts';

const ideas = (name: string): readonly string[] => {
  const parsed = parseBrief({ name, industry: 'Other' });
  if (!parsed.ok) throw new Error('the brief must parse');
  return ideaCandidates(findConcepts(parsed.value), name.charAt(0)).map((m) => `${m.id} ${m.concept}`);
};

test('a letter that is a thing is offered where the name begins with the one and says the other', () => {
  expect(ideas('Kiln')).toContain('letter-idea/k-0 kiln');
  expect(ideas('Lisbon Coffee')).toContain('letter-idea/l-8 coffee');
  expect(ideas('Thor Hammers')).toContain('letter-idea/t-1 hammer');
  expect(ideas('The Kiln')).toEqual([]);
  expect(ideas('Kestner')).toEqual([]);
});

test('every letter that is a thing is a thing of the lexicon', () => {
  const served = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) =>
    letterIdeas(letter).map(({ id, serves = {} }) => ({ id, serves })),
  );
  expect(served.length).toBeGreaterThanOrEqual(30);
  const unknown = served.flatMap(({ id, serves }) => [
    ...(Object.keys(serves).length === 0 ? [id] : []),
    ...Object.keys(serves).filter((c) => conceptById(c) === null),
  ]);
  expect(unknown).toEqual([]);
});

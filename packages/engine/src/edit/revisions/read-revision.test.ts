import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../testing/processor-time.ts';
import { inShort, type RevisionRequest, revisionRequests } from '../../../testing/revision-requests.ts';
import { readRevision } from './read-revision.ts';
import { longestRevision } from './revision.ts';

const about = (...kinds: readonly string[]): readonly RevisionRequest[] =>
  revisionRequests.filter((one) => kinds.includes(one.about));
const wrong = ['nonsense', 'contradictions', 'languages', 'hostile'];

describe('A request in plain English', () => {
  test.each(revisionRequests)('$about: $text', ({ text, changes, unread }) => {
    const reading = readRevision(text);
    expect(reading.changes.map(inShort)).toEqual(changes);
    expect(reading.notUnderstood.map(({ words, why }) => [words, why])).toEqual(unread);
  });

  test('is understood in 150 examples, and 70 others are not guessed at', () => {
    const right = revisionRequests.filter((one) => !wrong.includes(one.about));
    expect(right.length).toBeGreaterThanOrEqual(150);
    for (const one of right) expect(one.unread, one.text).toEqual([]);
    expect(about('nonsense').length).toBeGreaterThanOrEqual(20);
    expect(about('contradictions').length).toBeGreaterThanOrEqual(15);
    expect(about('languages').length).toBeGreaterThanOrEqual(14);
    for (const one of about('nonsense', 'languages')) expect(one.changes, one.text).toEqual([]);
  });

  test('[V-05] that opposes itself is told, and neither side is taken', () => {
    for (const { text } of about('contradictions')) {
      const opposed = readRevision(text).notUnderstood.filter(({ why }) => why === 'contradiction');
      expect(opposed.length, text).toBeGreaterThanOrEqual(2);
      const words = new Set(opposed.map((one) => one.words));
      expect(
        readRevision(text).changes.filter((change) => words.has(change.words)),
        text,
      ).toEqual([]);
    }
  });

  test('gives back the words it was read from, as they were written', () => {
    const { changes } = readRevision('Hello! Please make it a bit BOLDER, and don’t touch the colors.');
    expect(changes.map(({ words }) => words)).toEqual(['Please make it a bit BOLDER', 'don’t touch the colors']);
  });

  test('keeps a slogan as it was typed', () => {
    const [change] = readRevision('Change the slogan to “Bolder, Greener & more — every day”').changes;
    expect(change).toMatchObject({ kind: 'slogan', text: 'Bolder, Greener & more — every day' });
  });

  test('means the same without the spelling mistakes of a hurry, and no more', () => {
    for (const [typed, meant] of [
      ['boldr', 'bolder'],
      ['smalelr icon', 'smaller icon'],
      ['brigther', 'brighter'],
      ['more elegnat', 'more elegant'],
      ['lowercsae', 'lowercase'],
    ] as const)
      expect(readRevision(typed).changes.map(inShort), typed).toEqual(readRevision(meant).changes.map(inShort));
    for (const other of ['folder', 'border', 'thinker', 'patter icons', 'rother'])
      expect(
        readRevision(other)
          .changes.map(inShort)
          .filter((one) => one.startsWith('weight') || one.startsWith('size')),
        other,
      ).toEqual([]);
  });
});

describe('A hostile text', () => {
  const long = [
    'bolder '.repeat(10_000),
    'a'.repeat(100_000),
    '"'.repeat(20_000),
    '“bolder '.repeat(5000),
    'and '.repeat(10_000),
    'don’t '.repeat(10_000),
    `${'#'.repeat(5000)}${'<'.repeat(5000)}`,
    '\u202e\u200b'.repeat(20_000),
    'of to the on '.repeat(4000),
    'e\u0301'.repeat(30_000),
  ];

  test('takes no longer than a request of 1,000 characters, however long it is', () => {
    for (const text of long)
      expect(
        processorTime(() => readRevision(text)),
        text.slice(0, 10),
      ).toBeLessThan(60);
  });

  test('is answered with at most twelve changes and twelve clauses, of words that it has', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 3000 }), wordSalad), (text) => {
        const { changes, notUnderstood } = readRevision(text);
        expect(changes.length).toBeLessThanOrEqual(12);
        expect(notUnderstood.length).toBeLessThanOrEqual(12);
        for (const { words } of [...changes, ...notUnderstood]) {
          expect([...words].length).toBeLessThanOrEqual(330);
          expect(words).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        }
        expect(readRevision(text)).toEqual({ changes, notUnderstood });
      }),
      { numRuns: 400, seed: 61 },
    );
  });

  test('[V-05] is read to its 1,000th character', () => {
    const filled = `${'please '.repeat(200)}`.slice(0, longestRevision - 7);
    expect(readRevision(`${filled} bolder`).changes).toHaveLength(1);
    expect(readRevision(`${filled}     bolder`).changes).toEqual([]);
  });
});

/** Words of requests in any order: more telling than letters by chance. */
const wordSalad = fc
  .array(fc.constantFrom(...new Set(revisionRequests.flatMap(({ text }) => text.split(' '))), 'and', 'but', 'or', ',', '.'), {
    maxLength: 60,
  })
  .map((words) => words.join(' '));

import { describe, expect, test } from 'vitest';
import { readAnswers } from './answers.ts';
import type { Key } from './key.ts';
import { judge } from './verdicts.ts';

const pair = { rival: 'plain', brief: 'Kiln', slot: 0, design: 'x', theirs: 'y' } as const;
const key: Key = {
  set: 'abcd',
  seed: '1',
  commit: 'c',
  pairs: [
    { ...pair, pair: 1, ours: 'A' },
    { ...pair, pair: 2, ours: 'B' },
    { ...pair, pair: 3, ours: 'A' },
  ],
  sheets: [{ sheet: 'S01', brief: 'Kiln', designs: [] }],
  styles: [
    { row: 'T1a', brief: 'Kiln', style: 'bold' },
    { row: 'T1b', brief: 'Kiln', style: 'elegant' },
  ],
};
const answers = (reader: string, rest: object): ReturnType<typeof readAnswers> =>
  readAnswers(`${reader}.json`, JSON.stringify({ reader, date: '2026-11-21', set: 'abcd', ...rest }));

describe('judge', () => {
  const choices = (...all: string[]) => all.map((choice, i) => ({ pair: i + 1, choice, why: `because ${i + 1}` }));

  test('takes preferences from the side that ours stood on, and equal as half', () => {
    const { preferences, lost } = judge([key], [answers('one', { pairs: choices('A', 'A', 'equal') })]);
    expect(preferences[0]).toMatchObject({ rival: 'plain', reader: null, n: 3, equal: 1, share: 0.5 });
    expect(lost).toEqual([{ brief: 'Kiln', rival: 'plain', reader: 'one', why: 'because 2' }]);
  });

  test('tells each reader apart and how far two agree', () => {
    const both = [answers('one', { pairs: choices('A', 'B', 'B') }), answers('two', { pairs: choices('A', 'B', 'B') })];
    const { preferences, kappas } = judge([key], both);
    expect(preferences.map(({ reader, n }) => [reader, n])).toEqual([
      [null, 6],
      ['one', 3],
      ['two', 3],
    ]);
    expect(kappas).toEqual([{ readers: 'one and two', about: 'pairs', n: 3, kappa: 1 }]);
  });

  test('means scores by criterion and finds the least logo', () => {
    const sheets = [{ sheet: 'S01', criteria: [4, 4, 4, 3, 4, 4, 4, 4, 4, 5], perLogo: [4, 2, 3], faults: ['thin'] }];
    const { scores, faults } = judge([key], [answers('one', { sheets })]);
    expect(scores).toMatchObject({ n: 1, mean: 4, leastLogo: { score: 2, number: 2, brief: 'Kiln' } });
    expect(faults).toEqual([{ brief: 'Kiln', reader: 'one', fault: 'thin' }]);
  });

  test('a logo has the mean of those who read its sheet', () => {
    const read = (perLogo: readonly number[]) => [
      { sheet: 'S01', criteria: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4], perLogo, faults: [] },
    ];
    const { scores } = judge([key], [answers('one', { sheets: read([4, 2, 3]) }), answers('two', { sheets: read([2.5, 4, 3]) })]);
    expect(scores?.leastLogo).toMatchObject({ score: 3, number: 2 });
  });

  test('says how many of the pairs held a firm that the reader knew', () => {
    const pairs = choices('A', 'A', 'B').map((one, i) => ({ ...one, known: i > 0 }));
    const { preferences, lost } = judge([key], [answers('one', { pairs })]);
    expect(preferences[0]).toMatchObject({ n: 3, known: 2, share: 1 / 3 });
    expect(lost).toHaveLength(2);
  });

  test('counts the styles that were told', () => {
    const styles = [
      { row: 'T1a', style: 'bold' },
      { row: 'T1b', style: 'playful' },
    ];
    expect(judge([key], [answers('one', { styles })]).styles).toMatchObject({ n: 2, right: { share: 0.5 } });
  });

  test('refuses answers about pictures it does not know', () => {
    expect(() => judge([key], [answers('one', { pairs: [{ pair: 9, choice: 'A', why: '' }] })])).toThrow('no pair 9');
    expect(() => judge([], [answers('one', {})])).toThrow('no set “abcd”');
  });
});

describe('answers', () => {
  test('are refused with the entry that is wrong', () => {
    expect(() => answers('one', { pairs: [{ pair: 1, choice: 'left', why: '' }] })).toThrow('one.json: pair 1: the choice is');
    expect(() =>
      answers('one', {
        pairs: [
          { pair: 1, choice: 'A' },
          { pair: 1, choice: 'B' },
        ],
      }),
    ).toThrow('pair 1 is answered twice');
    expect(() => answers('one', { sheets: [{ sheet: 'S01', criteria: [6, 1, 1, 1, 1, 1, 1, 1, 1, 1] }] })).toThrow(
      '6 is no score',
    );
    expect(() => answers('one', { pairs: [{ pair: 1, choice: 'A', known: 'yes' }] })).toThrow('“known” is true or false');
    expect(() => answers('one', { styles: [{ row: 'T1a', style: 'nice' }] })).toThrow('“nice” is none of');
  });
});

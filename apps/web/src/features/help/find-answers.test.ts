import { expect, test } from 'vitest';
import { help } from '../../content/help.ts';
import { findAnswers } from './find-answers.ts';

const questionsFor = (sought: string): readonly string[] =>
  findAnswers(help.topics, sought).flatMap(({ answers }) => answers.map(({ question }) => question));

test.each([
  ['refund', 'How do I get a refund?'],
  ['TRADEMARK', 'Can I register it as a trademark?'],
  ['printing', 'What do I send to my printing company?'],
  ['own logo', 'Who owns the logo? Can I use it commercially?'],
  ['change later', 'Can I change my logo after I buy?'],
  ['réceipt', 'Where is my receipt?'],
] as const)('[X-01] “%s” finds the question that owners mean', (sought, question) =>
  expect(questionsFor(sought)).toContain(question),
);

test('[X-01] a search that says nothing finds everything, and one that fits nothing finds nothing', () => {
  expect(findAnswers(help.topics, ' … ')).toBe(help.topics);
  expect(findAnswers(help.topics, 'refund zeppelin')).toEqual([]);
});

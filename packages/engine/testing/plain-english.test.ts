import { expect, test } from 'vitest';
import { industries } from '../src/brief/choices.ts';
import { promptOf } from '../src/brief/prompt.ts';
import { type QuizAnswers, quizQuestions } from '../src/brief/quiz.ts';
import { countedReason, drawnThing } from '../src/composition/marks/drawn/drawn-reason.ts';
import { constructions } from '../src/composition/marks/drawn/registry.ts';
import concepts from '../src/concepts/catalogue/concepts.json' with { type: 'json' };
import { reportOf } from '../src/index.ts';
import briefs from './briefs.json' with { type: 'json' };
import { setOf } from './font-book.ts';
import { languageFaults } from './plain-english.ts';

const faultsOf = (texts: Iterable<string>): readonly string[] =>
  [...new Set(texts)].flatMap((text) => languageFaults(text).map((fault) => `${fault} in “${text}”`));

test.each([
  ['The icon shows shows a leaf.', 'a word twice'],
  ['It shows a anchor.', 'a wrong article'],
  ['It shows an leaf.', 'a wrong article'],
  ['It comes from “pine”: shelter. Drawn for it: branches: four.', 'two colons in a sentence'],
  ['The colour is warm.', 'British spelling'],
  ['It suggests undefined.', 'an unfilled placeholder'],
  ['It suggests {says}.', 'an unfilled placeholder'],
  ['It suggests shelter', 'no period at the end'],
  ['It shows a sun with an icon inside.', 'a thing without a name'],
])('[G-09] “%s” has %s', (text, fault) => expect(languageFaults(text).join()).toContain(fault));

test('[G-09] words in quotation marks are the customer’s own', () =>
  expect(languageFaults('You mentioned “a a apple colour”, so the icon suggests rest.')).toEqual([]));

test('[G-09] every drawn mark is described in sound English, whatever of a name it counts', () => {
  const names = ['A', 'A B', ...Array.from({ length: 11 }, (_, i) => 'abcdefghijkl'.slice(0, i + 2)), 'One Stone Hearth'];
  const details = constructions.flatMap((c) => c.forms.map((form) => `drawn/${c.name}-${form}`));
  const said = details.flatMap((id) => names.map((name) => `It shows ${drawnThing(id)}. ${countedReason(id, name)}`.trim()));
  expect(faultsOf(said)).toEqual([]);
  // One of a kind is no number of letters.
  expect(said.filter((text) => /\b(?:zero|one) \p{L}+ stands/u.test(text))).toEqual([]);
});

test('[G-09] every concept has a meaning that ends a sentence', () =>
  expect(faultsOf(concepts.map(({ says }) => `The icon suggests ${says}.`))).toEqual([]));

test('[W-13] the brief in words is sound English for every industry and answer', () => {
  const said = [...industries, ''].flatMap((industry) =>
    ['', 'Balanced Brand', 'Zen Innovator', 'Dynamic Leader'].flatMap((personality) =>
      [undefined, ...quizQuestions.personality].flatMap((audience) =>
        [undefined, ...quizQuestions.values].flatMap((values) =>
          ['', 'slow bread'].map((focus) => {
            const quiz = { ...(audience && { personality: audience }), ...(values && { values }) } as QuizAnswers;
            return promptOf({ industry, personality, quiz, focus });
          }),
        ),
      ),
    ),
  );
  expect(faultsOf(said)).toEqual([]);
});

test('[G-09] reasons and reports of the specimen sets are sound English', () => {
  const said = briefs.flatMap((brief) =>
    setOf(brief).designs.flatMap((design) => [
      ...design.reasons,
      ...reportOf(design).flatMap(({ sentence, fix }) => (fix === null ? [sentence] : [sentence, fix.says])),
    ]),
  );
  expect(faultsOf(said)).toEqual([]);
});

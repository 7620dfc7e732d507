import { describe, expect, test } from 'vitest';
import { askedPictures } from '../src/concepts/subject/asked-pictures.ts';
import { readSubject } from '../src/concepts/subject/read-subject.ts';
import { briefOf, setOf } from './font-book.ts';

const fromName = (brief: object): readonly string[] =>
  askedPictures(briefOf(brief)).pictures.flatMap(({ from, picture }) => (from === 'name' ? [picture.name] : []));

describe('[G-09] a name asks for what its owner means', () => {
  test.each([
    ['half of a word', { name: 'December Candles', industry: 'E-commerce' }, ['candle', 'candle with holder']],
    ['half of a word', { name: 'Hammond Fine Rugs', industry: 'Retail' }, ['woven rug']],
    ['a long head', { name: 'Gapbridge', industry: 'Consulting' }, ['bridge', 'stone arch']],
    ['a family', { name: 'Bolt & Sons', industry: 'Other', description: 'Fencing' }, []],
    ['partners', { name: 'Ashby & Crane', industry: 'Consulting', description: 'Law firm' }, []],
    ['a surname', { name: 'Barkley & Bean', industry: 'Other', description: 'Dog daycare' }, []],
    ['a first name that is a thing', { name: 'Rosa & Finn', industry: 'Food & Beverage' }, ['rose']],
  ])('%s: %o', (_, brief, pictures) => expect(fromName(brief)).toEqual(pictures));
});

test.each([
  ['Commercial property solicitors', 'Consulting', 'solicitor'],
  ['Skin cancer screening without an appointment', 'Healthcare', 'dermatologist'],
])('[G-09] “%s” is a trade by its last words: %s, %s', (description, industry, trade) =>
  expect(readSubject({ name: 'Harrow', industry, description }).trade?.trade.name).toBe(trade),
);

test('[G-09] a thing of the name suggests nothing that is said of another trade', () => {
  const brief = { name: 'Silver Buckle', industry: 'Technology', description: 'App developers' };
  const told = setOf(brief).designs.flatMap(({ reasons }) => reasons.filter((reason) => /\bbuckle\b/u.test(reason)));
  expect(told).not.toEqual([]);
  expect(told.filter((reason) => /suggest|mind/u.test(reason))).toEqual([]);
});

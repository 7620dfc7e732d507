import { describe, expect, test } from 'vitest';
import { agreeing, isNamed, nounIn, nounOf } from '../src/composition/noun.ts';
import { meanings } from '../src/composition/picture-meanings.ts';
import { otherKinds, otherNames, spokenNames, unclaimed } from '../src/composition/picture-words.ts';
import { subjects } from '../src/concepts/subject/subject-table.ts';
import { setOf } from './font-book.ts';

const reasonsOf = (name: string, industry: string, description: string): readonly string[] =>
  [0, 1, 2].flatMap((round) => setOf({ name, industry, description }, round).designs.map(({ reasons }) => reasons[0] ?? ''));

describe('[G-09] what a picture suggests suits whoever asked for it', () => {
  test.each([
    ['Hallam & Reyes', 'Finance', 'Tax advice for freelancers', 'umbrella', /protection in any weather/u],
    ['Skerry Boatyard', 'Other', 'Boat builders and joiners', 'boat propeller', /power on the water/u],
    ['Pinecone Preschool', 'Education', 'Forest preschool', 'hand', /play and care/u],
    ['Ember Glass', 'Creative Services', 'Glassblowing studio', 'stained-glass window', /color and light/u],
    ['Moonrise Candles', 'E-commerce', 'Soy candles poured by hand', 'flame', /lasting warmth/u],
    ['Bluestone Masonry', 'Other', 'Stonework and patios', 'mallet and chisel', /stone shaped by hand/u],
    ['Northstar Advisors', 'Consulting', 'HR consulting for small firms', 'beehive', /people working well together/u],
    ['Olive Branch', 'Food & Beverage', 'Mediterranean kitchen', 'drop of oil', /sunshine and patience/u],
    ['Moose Jaw Cider', 'Food & Beverage', 'Hard cider from local apples', 'apple blossom', /harvest|freshness/u],
    ['Blackwood Barristers', 'Consulting', 'Trial attorneys', 'quill', /words chosen with care/u],
    ['Mountain Laurel Midwives', 'Healthcare', 'Midwives', 'laurel wreath', /honor and achievement/u],
    ['Shepherd & Kubo', 'Healthcare', 'Diabetes clinic', 'butterfly', /lightness and well-being/u],
    ['Autism Steps', 'Healthcare', 'Autism therapy clinic', 'butterfly', /growth at its own pace/u],
    ['Kubo Stockbroker', 'Finance', 'Stockbroker', 'bell', /the opening of the market/u],
    ['Bridge & Dunne', 'Finance', 'Debt collection agency', 'coin', /money that finds its way back/u],
    ['Hollow Oak Funeral Home', 'Other', 'Funerals and cremation', 'candle in a holder', /peace and remembrance/u],
  ])('%s, %s: %s', (name, industry, description, thing, says) => {
    const told = reasonsOf(name, industry, description).filter((reason) =>
      new RegExp(`\\b${thing}\\b(?! with)`, 'u').test(reason),
    );
    expect(told).not.toEqual([]);
    for (const reason of told) expect(reason).toMatch(says);
  });
});

test('[G-09] a word that only names the trade is not echoed in its picture', () => {
  const told = reasonsOf('Pinecone Preschool', 'Education', 'Forest preschool').filter((reason) =>
    reason.includes('“Preschool”'),
  );
  expect(told).not.toEqual([]);
  expect(told.filter((reason) => /\b(?:echo|echoes|comes? from)\b/u.test(reason))).toEqual([]);
});

describe('[G-09] a reason quotes the owner’s own words, and says where they stand', () => {
  test.each([
    ['Brightside Pediatrics', 'Healthcare', 'Children’s doctors in Tucson', '“Children’s doctors” in your description'],
    ['Piper’s Pianos', 'Retail', 'Piano sales and lessons', '“Pianos” in your name'],
    ['Breadalbane Foods', 'Food & Beverage', 'Fresh bread', '“bread” in your description'],
    ['TeaHouse', 'Food & Beverage', '', '“TeaHouse” in your name'],
  ])('%s: %s', (name, industry, description, quote) => {
    const told = reasonsOf(name, industry, description);
    expect(told.some((reason) => reason.includes(quote))).toBe(true);
    const own = `${name} ${description}`;
    const quoted = told.flatMap((reason) => [...reason.matchAll(/“([^”]+?)\.?” in your/gu)].map(([, words = '']) => words));
    expect(quoted.filter((words) => !own.includes(words))).toEqual([]);
    expect(told.filter((reason) => reason.includes('in your answers'))).toEqual([]);
  });
});

test('[G-09] a picture is no nod to its own name', () => {
  const told = reasonsOf('Little Acorns', 'Education', 'Daycare').filter((reason) => / acorn\b/u.test(reason));
  expect(told).not.toEqual([]);
  expect(told.filter((reason) => /“Acorns”/u.test(reason))).toEqual([]);
});

test('[G-09] a bistro is not told that a nautilus has to do with it', () => {
  const told = reasonsOf('Thyme', 'Food & Beverage', 'Bistro with a garden').filter((reason) => reason.includes('nautilus'));
  expect(told).not.toEqual([]);
  expect(told.filter((reason) => reason.includes('“Bistro”'))).toEqual([]);
});

describe('[G-09] a word names the thing that is shown, or only goes with it', () => {
  test.each([
    ['acorn', 'acorns', true],
    ['olive branch with paired leaves', 'olive branch', true],
    ['loaf of bread', 'bread', true],
    ['coffee cup', 'coffee', false],
    ['lantern with a bridge inside', 'lantern', false],
  ])('%s, “%s”: %s', (bare, word, named) => expect(isNamed(nounOf(bare), word)).toBe(named));
});

test('[G-09] a name with several open A’s is told of them all', () => {
  const told = ['Lana Barber', 'The Velvet Barber'].flatMap((name) =>
    setOf({ name, industry: 'Other', description: 'Men’s haircuts and shaves' }).designs.map(({ reasons }) => reasons[0] ?? ''),
  );
  expect(told.filter((reason) => /crossbar/u.test(reason))).toEqual([
    'The “A”s have no crossbars, which gives the name a light, open look.',
    'The “A” has no crossbar, which gives the name a light, open look.',
  ]);
});

test('[G-09] a kestrel is not told that it is an eagle', () => {
  const told = reasonsOf('Kestrel Analytics', 'Technology', 'Dashboards').filter((reason) => reason.includes('“Kestrel”'));
  expect(told.some((reason) => reason.includes('bird of prey'))).toBe(true);
  expect(told.filter((reason) => reason.includes('eagle'))).toEqual([]);
});

test('[G-09] a yoga studio is not told that a moon comes from yoga', () => {
  const told = reasonsOf('Juniper Yoga', 'Fitness & Wellness', 'Yoga studio for beginners');
  expect(told.filter((reason) => reason.includes('The idea comes from “Yoga'))).toEqual([]);
});

test('[G-09] two things in one drawing are both named', () => {
  const told = reasonsOf('Lumen Studio', 'Creative Services', 'Wedding photography');
  expect(told.some((reason) => /\bsun with a camera inside\b|\bcamera with the sun inside\b/u.test(reason))).toBe(true);
  expect(told.filter((reason) => /\bicon (?:inside|on the)\b/u.test(reason))).toEqual([]);
});

test('[G-09] names and meanings are of pictures that the lists have', () => {
  const known = new Set(subjects().pictures.map(({ name }) => name));
  const listed = [
    ...meanings.flatMap(({ of }) => of.split('; ')),
    ...Object.keys(spokenNames),
    ...[...otherNames, ...unclaimed].map(({ name }) => name),
  ];
  expect(listed.filter((name) => !known.has(name))).toEqual([]);
  expect(otherKinds.filter(({ kind }) => ![...known].some((name) => kind.test(name)))).toEqual([]);
});

test('[G-09] no meaning stands behind one of the same picture that is for everybody', () => {
  const all = meanings.flatMap(({ of, for: whom }) => of.split('; ').map((name) => ({ name, whom })));
  const forEverybody = (name: string): number => all.findIndex((one) => one.name === name && one.whom === undefined);
  const behind = all.filter(({ name }, i) => forEverybody(name) !== -1 && forEverybody(name) < i);
  expect(behind).toEqual([]);
});

describe('[G-09] nouns of one thing and of several', () => {
  test.each([
    ['coffee bean', 'a coffee bean', false],
    ['orange', 'an orange', false],
    ['scissors', 'scissors', true],
    ['crossed swords', 'crossed swords', true],
    ['fork and knife', 'a fork and knife', true],
    ['row of houses', 'a row of houses', false],
    ['sun over hills', 'a sun over hills', false],
    ['mortar and pestle', 'a mortar and pestle', false],
    ['lotus', 'a lotus', false],
  ])('%s', (bare, one, many) => expect(nounOf(bare)).toEqual({ bare, one, many }));

  test('keep the article that a drawing is told with', () => {
    expect(nounIn('the sun above the waves')).toEqual({
      bare: 'sun above the waves',
      one: 'the sun above the waves',
      many: false,
    });
    expect(nounIn('mountain peaks')).toEqual({ bare: 'mountain peaks', one: 'mountain peaks', many: true });
  });

  test('have verbs that agree', () => {
    const text = ' It is cut out of a disc, so it works as an app icon, too.';
    expect(agreeing(text, nounOf('sun'))).toBe(text);
    expect(agreeing(text, nounOf('scissors'))).toBe(' They are cut out of a disc, so they work as an app icon, too.');
  });
});

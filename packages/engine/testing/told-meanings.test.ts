import { describe, expect, test } from 'vitest';
import { colorReason } from '../src/composition/color-reason.ts';
import { isCharacter, isToldTo, meaningOf } from '../src/composition/known-meanings.ts';
import { ofAnyName, toTrades } from '../src/composition/meaning-trades.ts';
import { isJust, nounOf } from '../src/composition/noun.ts';
import { meanings } from '../src/composition/picture-meanings.ts';
import concepts from '../src/concepts/catalogue/concepts.json' with { type: 'json' };
import { askedPictures } from '../src/concepts/subject/asked-pictures.ts';
import { subjects } from '../src/concepts/subject/subject-table.ts';
import { briefOf, setOf } from './font-book.ts';

const designsOf = (name: string, industry: string, description: string) =>
  [0, 1, 2].flatMap((round) => setOf({ name, industry, description }, round).designs);
const reasonsOf = (name: string, industry: string, description: string): readonly string[] =>
  designsOf(name, industry, description).map(({ reasons }) => reasons[0] ?? '');

describe('[G-09] a meaning is told only to the trades it was written for', () => {
  test.each([
    ['Hayes & Falcone', 'Retail', 'Knife shop', /quality cuts|hands-on help/u],
    ['Cube Cocktail', 'Food & Beverage', 'Cocktail bar', /solid structure/u],
    ['Horvat Money Order', 'Finance', 'Money transfer service', /freedom|global|a way across/u],
    ['Beer Stoneground', 'Food & Beverage', 'Flour mill', /patient craft/u],
    ['Shaheen Pension Plan', 'Finance', 'Pension adviser', /quiet pause/u],
    ['Suzuki & Flynn', 'Healthcare', 'Ophthalmologist', /fresh start|quality and guidance/u],
    ['Bright Fir T-Shirts', 'E-commerce', 'Print-on-demand t-shirt shop', /on paper|t-shirt\b(?!”| shop)/u],
    ['Leather Relocation Agents', 'Real Estate', 'Relocation service', /leather made to last/u],
    ['Shaheen’s Co-Living', 'Real Estate', 'Shared housing', /made with care/u],
  ])('%s, %s: %s', (name, industry, description, wrong) => {
    const told = reasonsOf(name, industry, description);
    expect(told.filter((reason) => wrong.test(reason))).toEqual([]);
  });

  test.each([
    ['cleaver', 'knife shop', 'a clean edge'],
    ['bridge', 'mediator', 'people brought closer together'],
    ['bench under a tree', 'pension adviser', 'time to enjoy life'],
    ['swallow', 'money transfer service', 'a safe way home'],
    ['squeegee', 'print on demand t shirt shop', 'bright color on good cotton'],
    ['cave mouth', 'salt cave', 'a quiet place to breathe'],
    ['shield', 'patent attorney', 'protection for ideas'],
  ])('a %s says to a %s: %s', (name, trade, says) => {
    const picture = subjects().pictures.find((one) => one.name === name);
    expect(picture === undefined ? null : meaningOf(picture, trade)?.says).toBe(says);
  });

  test('and every meaning of the lists is one that some picture has', () => {
    const known = new Set([...meanings, ...concepts].map(({ says }) => says));
    expect([...Object.keys(toTrades), ...ofAnyName].filter((says) => !known.has(says))).toEqual([]);
  });

  test('and no trade is told a meaning where none is known', () => {
    expect(isToldTo('stability and order', '')).toBe(false);
    expect(isToldTo('stability and order', 'law firm')).toBe(true);
    expect(isToldTo('stability and order', 'pizzeria')).toBe(false);
    expect(isCharacter('stability and order')).toBe(false);
    expect(isCharacter('courage and pride')).toBe(true);
  });
});

describe('[G-09] words of a brief rule pictures out', () => {
  const asked = (name: string, industry: string, description: string): readonly string[] =>
    askedPictures(briefOf({ name, industry, description })).pictures.map(({ picture }) => picture.name);
  test.each([
    ['Little Flower Postpartum Doula', 'Healthcare', 'Doula', 'pregnant belly'],
    ['Wild Protea Cat Insurance', 'Finance', 'Pet insurance agency', 'dog head'],
    ['Knife Works', 'Creative Services', 'Fine artist', 'kitchen knife'],
    ['Paddle Lab', 'Fitness & Wellness', 'Tennis club', 'crossed paddles'],
    ['Green Trowel Tiling', 'Other', 'Tiler', 'garden trowel'],
  ])('%s, %s: %s', (name, industry, description, out) => {
    expect(asked(name, industry, description)).not.toContain(out);
  });

  test('and leave them to whoever means them', () => {
    expect(asked('Knife & Fork Supper Club', 'Food & Beverage', 'Private chef')).toContain('kitchen knife');
    expect(asked('Paddle Lab', 'Fitness & Wellness', 'Kayak school')).toContain('crossed paddles');
    expect(asked('Doula Collective', 'Healthcare', 'Birth doula')).toContain('pregnant belly');
  });
});

test('[G-09] only what is all of a word comes straight from the name', () => {
  expect(isJust(nounOf('cat'), 'cats')).toBe(true);
  expect(isJust(nounOf('T-shirt'), 't shirt')).toBe(true);
  expect(isJust(nounOf('sitting cat'), 'cat')).toBe(false);
  expect(isJust(nounOf('kitchen knife'), 'knife')).toBe(false);
});

test('[G-09] no reason has two clauses with “that”, nor quotes a word from its middle', () => {
  const told = [
    ...reasonsOf('Lightning & Palette', 'Technology', 'Phone repair'),
    ...reasonsOf('Cheetah Courier', 'Other', 'Same-day delivery by bike'),
  ];
  expect(told.filter((reason) => /that suggests? [^.]*\bthat\b/u.test(reason))).toEqual([]);
  expect(told.filter((reason) => reason.includes('“day'))).toEqual([]);
});

describe('[G-09] a mood is true of the colors, and so is what suits a trade', () => {
  const [{ scheme }] = designsOf('Oak', 'Other', 'Carpenter') as [ReturnType<typeof designsOf>[number]];
  const said = (label: string, preference: typeof scheme.preference, description = 'Carpenter'): readonly string[] =>
    [0, 1, 2, 3, 4, 5].map((slot) =>
      colorReason({ ...scheme, label, preference }, briefOf({ name: 'Oak', industry: 'Retail', description }), slot),
    );
  test('bright orange is neither calm nor trustworthy', () => {
    expect(said('Sea blue and bright orange, on white', 'professional').join(' ')).not.toMatch(/calm|steady|trustworthy/u);
    expect(said('Navy and azure, on white', 'professional').join(' ')).toMatch(/calm/u);
  });
  test('cobalt is not cozy', () => {
    expect(said('Cobalt and golden yellow, on white', 'warm').join(' ')).not.toMatch(/cozy/u);
  });
  test('a color of the trade is named, and no other', () => {
    const leather = said('Forest green and scarlet, on white', 'creative', 'Leather goods shop').join(' ');
    expect(leather).toMatch(/forest green is right at home in your field/u);
    expect(leather).not.toMatch(/scarlet is right at home/u);
    expect(said('Saffron and wine, on white', 'warm', 'Leather goods shop').join(' ')).not.toMatch(/at home|familiar/u);
  });
});

import { describe, expect, test } from 'vitest';
import { businessOf } from '../src/business.ts';
import { ownWords, servedBy } from '../src/own-words.ts';
import { withArticle } from '../src/sentence.ts';
import { contradicts, isSuited, jars } from '../src/suited-items.ts';
import { briefOf, copyOf } from './copy-of.ts';

describe('a trade that no word of the brief names', () => {
  test.each([
    [
      'Education',
      'Dance lessons for absolute beginners',
      'Quickstep offers dance lessons for absolute beginners.',
      'high school',
    ],
    ['Healthcare', 'Online therapy for teenagers', 'Quickstep offers online therapy for teenagers.', 'doctor'],
    ['Real Estate', 'Farms and land for sale', 'Quickstep offers farms and land for sale.', 'harvest'],
  ])('[I-01] of %s, “%s” is told in the owner’s words', (industry, description, elevator, wrong) => {
    const copy = copyOf({ name: 'Quickstep', industry, description });
    expect(copy.elevator).toBe(elevator);
    expect(copy.brandStory).toContain(description.toLowerCase());
    expect(JSON.stringify(copy)).not.toContain(wrong);
  });

  test('[I-01] is left out of every text, even where its things share a word with the description', () => {
    const description = 'Kayak rental and guided trips on the river';
    // The engine reads “sailing and boat charter”, which offers “sunset trips”.
    const { bios, elevator, ...copy } = copyOf({ name: 'Otter & Oak', industry: 'Retail', description });
    expect(elevator).toBe(`Otter & Oak: ${description}.`);
    for (const [network, text] of Object.entries(bios)) expect(text, network).toContain(description);
    expect(JSON.stringify(copy)).not.toMatch(/charter|yacht|sail|sunset|store|present/iu);
  });

  test('[I-01] a trade that the description names in other words is kept', () => {
    const { elevator } = copyOf({ name: 'Rye', industry: 'Food & Beverage', description: 'Bread by hand, baked overnight' });
    expect(elevator).toBe('Rye is a bakery that offers bread by hand, baked overnight.');
  });

  test('[I-01] names and descriptions in other languages are left to the engine', () => {
    const brief = briefOf({ name: 'Zahnarztpraxis Müller', industry: 'Healthcare' });
    expect(businessOf(brief).filling.label).toBe('dental practice');
  });
});

test.each([
  ['butter', 'Vegan bakery', false],
  ['butter', 'Bakery', true],
  ['vegan cheese', 'Vegan cheese and spreads', true],
  ['Spanish', 'Language school for Japanese', false],
  ['Japanese', 'Language school for Japanese', true],
  ['hoof checks', 'Practice for cats and dogs', false],
  ['websites', 'Translation for courts', false],
  ['life insurance', 'Mortgages for first homes', false],
])('[I-01] “%s” beside “%s”: %s', (item, description, suited) => {
  expect(isSuited(item, description)).toBe(suited);
});

test('[I-01] the thing that a description names comes first, and what it denies is left out', () => {
  const brief = briefOf({ name: 'Rye', industry: 'Food & Beverage', description: 'Vegan cheese for home cooks' });
  const { items } = businessOf(brief).filling;
  expect(items[0]).toBe('vegan cheese');
  expect(items.filter((item) => item !== '' && !/butter/u.test(item))).toHaveLength(items.length);
  expect(items.length).toBeGreaterThan(1);
});

test.each([
  ['Dance lessons for absolute beginners', 'absolute beginners'],
  ['Computer repair for people who don’t speak computer', 'people who don’t speak computer'],
  ['We help first-time buyers find a home', 'first-time buyers'],
  ['Veterinary practice for cats and dogs', null],
  ['Architecture for small houses', null],
])('[I-01] “%s” serves %s', (description, whom) => {
  const own = ownWords(description);
  expect(own === null ? null : servedBy(own)).toBe(whom);
});

test('[I-01] whom a description names is the primary audience', () => {
  const { targetAudience } = copyOf({ name: 'Ledger', industry: 'Finance', description: 'Bookkeeping for nonprofits' });
  expect(targetAudience.primary).toBe('Nonprofits looking for bookkeeping.');
});

test('[I-01] what has been so since a year “has been”, not “is”', () => {
  const { brandStory } = copyOf({ name: 'Tide', industry: 'Other', description: 'Plumbing company in Norfolk since 1987' });
  expect(brandStory).toContain('Tide has been a plumbing company in Norfolk since 1987.');
});

test.each([
  [
    'Wave & Sons',
    'Healthcare',
    'Speech therapist in Cork, by two friends',
    'a speech therapy practice in Cork, run by two friends',
  ],
  ['Jane Miller', 'Consulting', 'Career coach in Leeds', 'a career coach in Leeds'],
  ['Green Gables', 'Other', 'Gardeners for roof terraces', 'a gardening company for roof terraces'],
  ['Bloom Feeding', 'Healthcare', 'Lactation consultant in Halifax', 'a breastfeeding support practice in Halifax'],
])('[I-01] %s (%s, “%s”) is called %s', (name, industry, description, called) => {
  expect(copyOf({ name, industry, description }).elevator).toBe(`${name} is ${called}.`);
});

test('[I-01] further sentences of the owner are told as they are, and no quotation is needed', () => {
  const description =
    'We’re a small bakery in Portland. We bake by hand every night! Visit www.spam.example. Our flour is local.';
  const { brandStory } = copyOf({ name: 'Rosa & Flint', industry: 'Food & Beverage', description });
  expect(brandStory).toContain('Rosa & Flint is a small bakery in Portland. We bake by hand every night. Our flour is local. ');
  expect(brandStory).not.toMatch(/spam|“/u);
});

test('[I-01] a story names no thing that the owner did not name', () => {
  for (const description of ['Bakery in Cork', 'Coin and stamp dealer in Cork', 'Pizzeria in Cork'])
    expect(JSON.stringify(copyOf({ name: 'Wren', description }))).not.toMatch(/Wren (?:sells|offers|serves|makes)|On offer/u);
});

test('[I-01] a restaurant is what its owner calls it, and no truck that its food is known from', () => {
  const description = 'Street food restaurant with dishes from Lahore';
  for (const name of ['Saffron', 'Saffron Street']) {
    const { brandStory, bios } = copyOf({ name, industry: 'Food & Beverage', description });
    expect(brandStory).not.toMatch(/truck|window/iu);
    expect(JSON.stringify(bios)).not.toContain('ood truck');
  }
});

test.each([
  ['Pawn shop in Utrecht, open late', 'open late', 'Larch is a pawn shop in Utrecht that’s open late.'],
  [
    'Fencing club in Oakland, the slow way',
    'does things the slow way',
    'Larch is a fencing club in Oakland that does things the slow way.',
  ],
  [
    'Pie shop in Oakland, small and careful',
    'is a small and careful pie shop',
    'Larch is a small and careful pie shop in Oakland.',
  ],
  [
    'Toy shop for small children in Leeds, open late',
    'and is open late',
    'Larch is a toy shop for small children in Leeds and is open late.',
  ],
  [
    'IT consultant in Leeds, with our own workshop',
    'with its own workshop',
    'Larch is an IT consulting firm in Leeds with its own workshop.',
  ],
])('[I-01] what the owner of a “%s” adds is told, and is not pasted on', (description, told, elevator) => {
  const copy = copyOf({ name: 'Larch', description });
  expect(copy.brandStory).toContain(told);
  expect(copy.brandStory).not.toMatch(/, (?:open late|the slow way|small and careful)/u);
  expect(copy.elevator).toBe(elevator);
});

test('[I-01] of one person, what they add is told with “who”', () => {
  const { brandStory } = copyOf({
    name: 'Jane Miller',
    industry: 'Consulting',
    description: 'Career coach in Leeds, new in town',
  });
  expect(brandStory).toMatch(/^Jane Miller is a career coach in Leeds who’s new in town\. /u);
});

test.each([
  ['Read it, sleep on it, then sign.', 'Insurance agency for people in a hurry', true],
  ['Your yard, ten years from now.', 'Plant nursery for people in a hurry', true],
  ['Plant it now, sit under it later.', 'Plant nursery for people in a hurry', true],
  ['Back in minutes.', 'Shoe repair in Cork, the slow way', true],
  ['Regulars know the order.', 'Coffee cart in Cork, new in town', true],
  ['Read it, sleep on it, then sign.', 'Insurance agency in Cork', false],
])('[I-01] “%s” beside “%s” jars: %s', (text, description, isOdd) => {
  expect(jars(text, description)).toBe(isOdd);
});

test('[I-01] a nursery for people in a hurry promises nothing in ten years', () => {
  const { taglines } = copyOf({ name: 'Fern', description: 'Plant nursery for people in a hurry' });
  expect(taglines).toHaveLength(5);
  expect(taglines.join(' ')).not.toMatch(/ten years|later/u);
});

test.each([
  ['Quickstep', 'Education', 'Dance lessons for absolute beginners'],
  ['Stan’s Family Practice', 'Healthcare', ''],
  ['Zorvex', 'Other', ''],
])('[I-01] a profile of %s on Twitter, of %s, doesn’t say the name again: “%s”', (name, industry, description) => {
  expect(copyOf({ name, industry, description }).bios.twitter).not.toContain(name);
});

test('[I-01] a kitchen that a description names is no other language', () => {
  expect(contradicts('Greek salad.', 'Greek taverna in Cork')).toBe(false);
  expect(contradicts('Spanish wine.', 'Greek taverna in Cork')).toBe(true);
});

test('[I-01] a urologist has “a” practice, and an urgent care clinic keeps “an”', () => {
  expect(copyOf({ name: 'Vos & Duke', industry: 'Healthcare', description: 'Urologist in Cork' }).elevator).toContain(
    ' a urology',
  );
  expect(withArticle('urgent care clinic')).toBe('an urgent care clinic');
});

test('[I-01] a list goes on after its commas', () => {
  const brief = { name: 'Paws', industry: 'Healthcare', description: 'Veterinary practice for cats, dogs and smaller friends' };
  expect(copyOf(brief).elevator).toBe('Paws is a veterinary practice for cats, dogs and smaller friends.');
});

test('[I-01] no line says the slogan again', () => {
  const brief = { name: 'Pressing Matters', industry: 'Creative Services', description: 'Print shop', slogan: 'Ink on paper' };
  expect(copyOf(brief).taglines.filter((line) => /ink on paper/iu.test(line))).toEqual(['Ink on paper']);
});

test('[I-01] a person whose business has another name is told as that business', () => {
  const story = (description: string): string => copyOf({ name: 'Zorvex', industry: 'Other', description }).brandStory;
  expect(story('Tattoo artist in Cork, by two friends')).toMatch(/^Zorvex is a tattoo studio in Cork, run by two friends\./u);
  expect(story('Singer in Oakland')).toMatch(/^Zorvex is a singer in Oakland\./u);
});

test('[I-01] a slow trade for people in a hurry tells nothing of years and waiting', () => {
  for (const description of ['Orthodontist', 'Cheese maker', 'Golf club', 'Violin teacher'])
    for (let seed = 0; seed < 8; seed++) {
      const brief = { name: `Zorvex ${seed}`, description: `${description} in Cork, for people in a hurry` };
      expect(copyOf(brief).brandStory).not.toMatch(/waiting with|a couple of years|slow to|all day|takes time/u);
    }
});

test('[I-01] a label with commas of its own is told whole', () => {
  const { brandStory, elevator } = copyOf({
    name: 'Zorvex',
    industry: 'Healthcare',
    description: 'ENT doctor in Cork, open late',
  });
  expect(brandStory).toMatch(/^Zorvex is an ear, nose and throat practice in Cork/u);
  expect(elevator).toContain('ear, nose and throat practice');
});

import { expect, test } from 'vitest';
import { isSpecies } from '../src/composition/marks/drawn/drawn-candidates.ts';
import { findConcepts } from '../src/concepts/lexicon.ts';
import { nameConcepts } from '../src/concepts/name-concepts.ts';
import { figureOf } from '../src/scene/figure.ts';
import { briefOf, setOf } from './font-book.ts';

/** Names that are a thing, beside a trade with pictures of its own. */
const briefs = [
  { name: 'Bluebird Learning', industry: 'Education' },
  { name: 'Bolt & Barrel Brewery', industry: 'Food & Beverage', description: 'Craft brewery' },
  { name: 'Foxglove Florist', industry: 'Retail' },
  { name: 'Saffron Street', industry: 'Food & Beverage', description: 'Street food restaurant' },
  { name: 'Stonebridge Capital', industry: 'Finance' },
  { name: 'Кофейня Заря', industry: 'Food & Beverage' },
  { name: 'Rosewood Dental', industry: 'Healthcare', description: 'Family dentist' },
  { name: 'Northstar Logistics', industry: 'Other', description: 'Freight and moving' },
  { name: 'Moonrise Bakery', industry: 'Food & Beverage', description: 'Sourdough bread' },
  { name: 'Thunder Coffee', industry: 'Food & Beverage', description: 'Espresso bar' },
];
/** Pictures that blind readers called stock: none of them stands for a name that is a thing. */
const stock = new Set(
  'coffee coffee-bean bean cup tooth van bus truck bank temple books book lightbulb gear lotus flower-lotus'.split(' '),
);

test.each(briefs)('$name is drawn before its trade', (input) => {
  const brief = briefOf(input);
  const found = findConcepts({ ...brief, name: brief.letters });
  const own = new Set([...nameConcepts(found), ...found.filter((f) => isSpecies(f.word))].map((f) => f.concept.id));
  const { designs } = setOf(input);
  const shown = designs.flatMap(({ genome: g }) =>
    g.concept === null ? [] : [{ concept: g.concept, figure: figureOf(g.mark) }],
  );
  expect(shown.filter(({ concept }) => own.has(concept)).length).toBeGreaterThanOrEqual(1);
  expect(shown.filter(({ figure }) => stock.has(figure))).toEqual([]);
  for (const { figure } of shown.filter(({ figure }) => figure !== ''))
    expect(shown.filter((other) => other.figure === figure).length, figure).toBeLessThanOrEqual(3);
});

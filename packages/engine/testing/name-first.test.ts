import { expect, test } from 'vitest';
import { askedPictures } from '../src/concepts/subject/asked-pictures.ts';
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
/** Pictures that blind readers called stock. Beside the name's own thing they show the trade, and never lead. */
const stock = new Set(
  'coffee coffee-bean bean cup tooth van bus truck bank temple books book lightbulb gear lotus flower-lotus'.split(' '),
);

test.each(briefs)('$name is drawn before its trade', (input) => {
  const own = new Set(
    askedPictures(briefOf(input)).pictures.flatMap((one) => (one.from === 'name' ? [one.picture.concept] : [])),
  );
  expect(own.size).toBeGreaterThan(0);
  const { designs, lead } = setOf(input);
  const shown = designs.flatMap(({ genome: g }) =>
    g.concept === null ? [] : [{ concept: g.concept, figure: figureOf(g.mark) }],
  );
  expect(shown.filter(({ concept }) => own.has(concept)).length).toBeGreaterThanOrEqual(1);
  expect(stock.has(figureOf(designs[lead]?.genome.mark ?? null))).toBe(false);
  for (const { figure } of shown.filter(({ figure }) => figure !== ''))
    expect(shown.filter((other) => other.figure === figure).length, figure).toBeLessThanOrEqual(3);
});

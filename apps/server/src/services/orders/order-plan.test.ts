import { plans } from '@brandwright/contract';
import { expect, test } from 'vitest';
import { planOf } from './order-plan.ts';

test('[B-06] an order keeps what it was sold with, and gets what the catalogue counts since', () => {
  const sold = { logos: 1, variations: 3, templates: 2, revisions: 1 };
  const { kept, wholeSets } = plans.starter;
  expect(planOf({ plan: 'starter', granted: sold })).toMatchObject({ ...sold, kept, wholeSets });
  expect(planOf({ plan: 'starter', granted: { ...sold, kept: 30, wholeSets: 20 } })).toMatchObject({ kept: 30, wholeSets: 20 });
  expect(planOf({ plan: 'starter', granted: { ...sold, logos: 4, variations: 11 } })).toMatchObject({ kept: 11, wholeSets: 4 });
});

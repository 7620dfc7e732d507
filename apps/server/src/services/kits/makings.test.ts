import { drawingLimit, problemSchema } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../../../packages/data/testing/eventually.ts';
import { openTestPglite } from '../../../../../packages/data/testing/pglite-copy.ts';
import { answerProblem } from '../../http/problem-response.ts';
import { openLog } from '../../operations/log.ts';
import { createMakings } from './makings.ts';

const database = await openTestPglite();
afterAll(() => database.close());
beforeEach(() => database.statements.delete(tables.rateLimits));
const makings = () => createMakings({ database, log: openLog('silent') });
const problem = async (work: Promise<unknown>) =>
  problemSchema.parse(
    answerProblem(
      await work.then(
        () => null,
        (error: unknown) => error,
      ),
      'none',
    ).body,
  );

test('[H18-01] a person’s archives are made two at a time until they are over, and others’ beside them', async () => {
  const { of } = makings();
  const ends = [0, 1, 2].map(() => Promise.withResolvers<string>());
  const begun = ends.slice(0, 2).map(({ promise }) => of('ada').around(() => promise));
  expect(await problem(of('ada').around(async () => 'third'))).toMatchObject({
    code: 'answers.too_many',
    allowed: '2 at a time',
    retryAfter: 2,
  });
  expect(await of('ben').around(async () => 'his')).toBe('his');
  ends[0]?.reject(new Error('out of paper'));
  await expect(begun[0]).rejects.toThrow('out of paper');
  expect(await of('ada').around(async () => 'third')).toBe('third');
  ends[1]?.resolve('second');
  expect(await begun[1]).toBe('second');
});

test('[H18-01] archives of an account take as much work a minute as it may draw', async () => {
  const { of } = makings();
  const ada = of('ada');
  expect(ada.terms.clients).toEqual(['person:ada']);
  let made = 0;
  const make = () => ada.around(async () => String(++made));
  for (let n = 0; n < 4; n++) await make();
  ada.terms.onExcess?.(drawingLimit.milliseconds);
  // Counted behind the answer.
  await eventually(async () => {
    const rows = await database.statements.select().from(tables.rateLimits);
    expect(rows).toContainEqual(expect.objectContaining({ key: expect.stringContaining('archives:person:ada') }));
    expect(Math.max(...rows.map(({ count }) => count))).toBeGreaterThan(drawingLimit.milliseconds);
  });
  expect(await problem(make())).toMatchObject({ code: 'request.rate_limited' });
  expect(made).toBe(4);
  await of('ben').around(async () => 'his');
});

import type { Brief } from '@brandwright/engine';
import { afterAll, expect, test } from 'vitest';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testBrowser } from '../../testing/test-browser.ts';

const database = await openTestPglite();
afterAll(() => database.close());

/** The brief that a body leads to: what the press is asked to draw. */
async function briefFrom(body: unknown): Promise<Brief | undefined> {
  const asked: Brief[] = [];
  const design = (brief: Brief) => {
    asked.push(brief);
    return stubPress.design(brief, { round: 0 });
  };
  await testBrowser(database, { press: { ...stubPress, design } }).call('POST', '/api/generate-logo', body);
  return asked[0];
}

test('[W-14] [Y-01] keywords are read beside the description, each word once', async () => {
  const kiln = { businessName: 'Kiln' };
  const bread = 'We bake slow bread.';
  expect(await briefFrom({ ...kiln, description: bread, keywords: ['slow', 'bread'] })).toMatchObject({ description: bread });
  expect(await briefFrom({ ...kiln, description: bread, keywords: ['Bread', 'harbor'] })).toMatchObject({
    description: 'We bake slow bread. harbor',
  });
  expect(await briefFrom({ ...kiln, keywords: ['harbor', 'lantern'] })).toMatchObject({ description: 'harbor lantern' });
  // What does not fit beside a long description is left out.
  const long = 'x'.repeat(998);
  expect(await briefFrom({ ...kiln, description: long, keywords: ['harbor'] })).toMatchObject({ description: long });
});

test('[W-14] keywords are sixteen short texts at most', async () => {
  const visitor = testBrowser(database, { press: stubPress });
  for (const keywords of ['bread', Array.from({ length: 17 }, () => 'bread'), ['x'.repeat(61)], [''], [7]]) {
    const answer = await visitor.call('POST', '/api/generate-logo', { businessName: 'Kiln', keywords });
    expect([answer.status, ((await answer.json()) as { field?: string }).field?.split('.')[0]]).toEqual([400, 'keywords']);
  }
});

test('[W-17] what the mark should show reaches the brief', async () => {
  const shows = { things: ['coffee bean'], never: ['sun'], letters: true };
  expect((await briefFrom({ businessName: 'Kiln', shows }))?.shows).toEqual({ ...shows, nothing: false });
  expect(await briefFrom({ businessName: 'Kiln', shows: null })).not.toHaveProperty('shows');
});

test.each([
  ['a name that is none', { things: ['<img src=x>'] }, 'brief.field.value', 'shows.things'],
  ['a name of 61 characters', { never: ['x'.repeat(61)] }, 'brief.field.value', 'shows.never'],
  ['seven things', { things: Array.from({ length: 7 }, (_, i) => `thing ${i}`) }, 'brief.list.too_long', 'shows.things'],
  ['41 names ruled out', { never: Array.from({ length: 41 }, (_, i) => `thing ${i}`) }, 'brief.list.too_long', 'shows.never'],
  ['a thing that is chosen and ruled out', { things: ['sun'], never: ['sun'] }, 'brief.field.value', 'shows.never'],
  ['a list of lists', { things: [['sun']] }, 'request.field.type', 'shows.things.0'],
  ['an unknown field', { price: 1 }, 'request.field.unknown', 'shows.price'],
])('[W-17] [S-17] %s is refused with its field', async (_what, shows, code, field) => {
  const answer = await testBrowser(database, { press: stubPress }).call('POST', '/api/generate-logo', {
    businessName: 'Kiln',
    shows,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code, field });
});

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

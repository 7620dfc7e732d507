import { tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { memberBrowser } from '../../testing/test-browser.ts';

const fields = ['description', 'industry', 'personality', 'designTheme', 'slogan'];
const large = { draft: Object.fromEntries(fields.map((field) => [field, 'x'.repeat(18_000)])) };
const small = { draft: { businessName: 'Kiln' } };

onEveryDatabase((database) => {
  test('[H11-04] first large drafts are limited per client, and small or later ones are not', async () => {
    await database().statements.delete(tables.rateLimits);
    const member = (peer: string) => memberBrowser(database(), { peer });
    const keep = async (person: Awaited<ReturnType<typeof member>>, body: object) =>
      (await person.call('PUT', '/api/draft', body)).status;
    const [ada, ben, eve] = [await member('10.2.0.1'), await member('10.2.0.1'), await member('10.2.0.2')];
    expect(await keep(ada, large)).toBe(200);
    const share = { key: 'first-drafts:10.2.0.1', count: 60, windowStart: new Date() };
    await database()
      .statements.insert(tables.rateLimits)
      .values(share)
      .onConflictDoUpdate({ target: tables.rateLimits.key, set: share });
    expect([await keep(ben, large), await keep(ben, small), await keep(ada, large), await keep(eve, large)]).toEqual([
      429, 200, 200, 200,
    ]);
  });

  test('[H12-02] an account takes one place of its client an hour, however its draft grows and shrinks', async () => {
    await database().statements.delete(tables.rateLimits);
    const ada = await memberBrowser(database(), { peer: '10.2.0.3' });
    for (let i = 0; i < 4; i++)
      for (const body of [large, small]) expect((await ada.call('PUT', '/api/draft', body)).status).toBe(200);
    const [used] = await database()
      .statements.select()
      .from(tables.rateLimits)
      .where(eq(tables.rateLimits.key, 'first-drafts:10.2.0.3'));
    expect(used?.count).toBe(1);
  });

  test('[H13-03] large drafts at once do not pass a share that is used up', async () => {
    const key = 'first-drafts:10.2.0.5';
    await database().statements.insert(tables.rateLimits).values({ key, windowStart: new Date(), count: 60 });
    const eve = await memberBrowser(database(), { peer: '10.2.0.5' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => eve.call('PUT', '/api/draft', large)));
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  });

  test('[H12-03] a draft is measured in bytes, whatever its letters and however it is sent', async () => {
    const eve = await memberBrowser(database(), { peer: '10.2.0.4' });
    const wide = { draft: Object.fromEntries(fields.map((field) => [field, '松'.repeat(5_000)])) };
    expect((await eve.call('PUT', '/api/draft', wide)).status).toBe(200);
    const [used] = await database()
      .statements.select()
      .from(tables.rateLimits)
      .where(eq(tables.rateLimits.key, 'first-drafts:10.2.0.4'));
    expect(used?.count).toBe(1);
  });
});

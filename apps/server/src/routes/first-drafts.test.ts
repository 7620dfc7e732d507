import { tables } from '@brandwright/data';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { memberBrowser } from '../../testing/test-browser.ts';

const fields = ['description', 'industry', 'personality', 'designTheme', 'slogan'];
const large = { draft: Object.fromEntries(fields.map((field) => [field, 'x'.repeat(18_000)])) };
const small = { draft: { businessName: 'Kiln' } };

onEveryDatabase((database) => {
  test('[H11-04] accounts of one client that keep a large draft for the first time are bounded; later ones, small ones and other clients are not', async () => {
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
});

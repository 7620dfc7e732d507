import { type AnswerOf, type ApiKitListing, type apiListKits, endpoints } from '@brandwright/contract';
import { addKit, deleteKit } from '@brandwright/data';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { makeKey } from '../../testing/api-program.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testPerson } from '../../testing/test-person.ts';
import { createApp } from '../app.ts';

type Page = AnswerOf<typeof apiListKits>;

onEveryDatabase((database) => {
  test('[P-01] kits are listed page by page, newest first, while others are added and deleted', async () => {
    const app = createApp(testDeps(stubPress, database()));
    const person = await testPerson(database());
    const { key } = await makeKey(app, person.cookie);
    const add = (businessName: string) => database().asPerson(person.id, (scope) => addKit(scope, { businessName }));
    const ask = async (query = ''): Promise<{ readonly status: number; readonly body: Page }> => {
      const headers = { authorization: `Bearer ${key}` };
      const response = await app.request(`${endpoints.apiListKits.path}${query}`, { headers });
      return { status: response.status, body: (await response.json()) as Page };
    };
    const names = (kits: readonly ApiKitListing[]) => kits.map(({ business_name }) => business_name);
    expect((await ask()).body).toEqual({ kits: [], next_cursor: null });
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await add(name);
    const { body: first } = await ask('?limit=2');
    expect(names(first.kits)).toEqual(['Five', 'Four']);
    await add('Six');
    await database().asPerson(person.id, (scope) => deleteKit(scope, first.kits[1]?.id ?? ''));
    const { body: second } = await ask(`?limit=2&cursor=${first.next_cursor}`);
    expect(names(second.kits)).toEqual(['Three', 'Two']);
    const { body: last } = await ask(`?limit=2&cursor=${second.next_cursor}`);
    expect([names(last.kits), last.next_cursor]).toEqual([['One'], null]);
    // Nobody else sees them, and what is no limit or cursor is refused.
    const { key: bens } = await makeKey(app, (await testPerson(database())).cookie);
    const others = await app.request(endpoints.apiListKits.path, { headers: { authorization: `Bearer ${bens}` } });
    expect(await others.json()).toEqual({ kits: [], next_cursor: null });
    for (const query of ['?limit=0', '?limit=101', '?limit=x', '?cursor=x', '?cursor=1', '?other=1'])
      expect((await ask(query)).status, query).toBe(400);
  });
});

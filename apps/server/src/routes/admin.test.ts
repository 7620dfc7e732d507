import { adminOverview, problemSchema } from '@brandwright/contract';
import { addKit, queueLetter, setKitDeleted, tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/specimens/databases.ts';
import { memberBrowser, quietBrowser } from '../quiet-browser.ts';

const { profiles } = tables;
const path = adminOverview.path;

onEveryDatabase((database) => {
  const member = async (change: Partial<typeof profiles.$inferInsert> = { role: 'person' }) => {
    const browser = await memberBrowser(database());
    await database().statements.update(profiles).set(change).where(eq(profiles.id, browser.id));
    return browser;
  };
  const refused = async (browser: Pick<Awaited<ReturnType<typeof memberBrowser>>, 'call'>) =>
    problemSchema.parse(await (await browser.call('GET', path)).json()).code;

  test('[S-30] the overview is for our own people with their second factor, from one request to the next', async () => {
    expect(await refused(quietBrowser(database()))).toBe('account.needed');
    expect(await refused(await member())).toBe('account.forbidden');
    expect(await refused(await member({ twoFactorEnabled: true }))).toBe('account.forbidden');
    expect(await refused(await member({ role: 'admin' }))).toBe('account.forbidden');
    const admin = await member({ role: 'admin', twoFactorEnabled: true });
    expect((await admin.call('GET', path)).status).toBe(200);
    await database().statements.update(profiles).set({ role: 'person' }).where(eq(profiles.id, admin.id));
    expect(await refused(admin)).toBe('account.forbidden');
  });

  test('the overview counts what is there: deleted kits are not, letters that wait are', async () => {
    const admin = await member({ role: 'admin', twoFactorEnabled: true });
    const read = async () => adminOverview.answer.parse(await (await admin.call('GET', path)).json());
    const before = await read();
    await member();
    const kit = await database().asPerson(admin.id, async (scope) => {
      await addKit(scope, { businessName: 'One' });
      return (await addKit(scope, { businessName: 'Two' })).id;
    });
    await database().asPerson(admin.id, (scope) => setKitDeleted(scope, kit, true));
    await database().statements.insert(tables.orders).values({ plan: 'starter', amount: 2999 });
    await queueLetter(database().statements, { recipient: 'ada@example.com', subject: 's', text: 't', html: 'h' });
    const { people, kits, orders, lettersWaiting } = before;
    expect(await read()).toEqual({ people: people + 1, kits: kits + 1, orders: orders + 1, lettersWaiting: lettersWaiting + 1 });
  });
});

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../specimens/databases.ts';
import { makePerson } from '../specimens/people.ts';
import { brandKits } from './tables/kits.ts';

const kitOf = (userId: string) => ({ userId, businessName: 'Harbor', personalityTraits: {}, colorPalette: {} });

onEveryDatabase((database) => {
  test('[Y-04] [S-02] a person sees and changes their own kits alone, whatever a query forgets', async () => {
    const [ada, ben] = [await makePerson(database()), await makePerson(database())];
    await database().asPerson(ada, ({ tx }) => tx.insert(brandKits).values(kitOf(ada)));
    const seen = (id: string) => database().asPerson(id, ({ tx }) => tx.select().from(brandKits));
    expect(await seen(ada)).toHaveLength(1);
    expect(await seen(ben)).toEqual([]);
    const changed = await database().asPerson(ben, ({ tx }) => tx.update(brandKits).set({ businessName: 'Mine' }).returning());
    const removed = await database().asPerson(ben, ({ tx }) => tx.delete(brandKits).returning());
    expect([changed, removed]).toEqual([[], []]);
    await expect(database().asPerson(ben, ({ tx }) => tx.insert(brandKits).values(kitOf(ada)))).rejects.toThrow();
    expect((await seen(ada))[0]?.businessName).toBe('Harbor');
  });

  test('[S-02] nobody who serves a request is a superuser, and without a person there are no rows', async () => {
    const ada = await makePerson(database());
    const who = sql`select current_user::text as role, (select rolsuper from pg_roles where rolname = current_user) as super`;
    const roles = async (rows: PromiseLike<{ rows: unknown[] }>) => (await rows).rows;
    expect(await roles(database().statements.execute(who) as never)).toEqual([{ role: 'brandwright_system', super: false }]);
    await database().asPerson(ada, async ({ tx }) => {
      expect(await roles(tx.execute(who) as never)).toEqual([{ role: 'brandwright_person', super: false }]);
      await tx.insert(brandKits).values(kitOf(ada));
      await tx.execute(sql`select set_config('app.person', '', true)`);
      expect(await tx.select().from(brandKits)).toEqual([]);
    });
  });

  test('[S-34] the log cannot be changed by whoever serves requests', async () => {
    await database().statements.execute(sql`insert into audit_log (action) values ('account.sign-in')`);
    await expect(database().statements.execute(sql`update audit_log set action = 'nothing'`)).rejects.toThrow();
    await expect(database().statements.execute(sql`delete from audit_log`)).rejects.toThrow();
  });

  test('a transaction that fails leaves nothing; a statement beside one that is open is refused', async () => {
    const ada = await makePerson(database());
    const failing = database().asPerson(ada, async ({ tx }) => {
      await tx.insert(brandKits).values(kitOf(ada));
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    expect(await database().asPerson(ada, ({ tx }) => tx.select().from(brandKits))).toEqual([]);
    await expect(database().asSystem(() => database().ping())).rejects.toThrow('beside the transaction');
    await database().ping();
  });

  test('[Y-02] the tables are those that the code speaks of, column by column', async () => {
    const { drift } = await import('../specimens/drift.ts');
    expect(await drift(database())).toEqual([]);
  });
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/databases.ts';
import { heavyLogos } from '../../testing/heavy-kit.ts';
import { makePerson } from '../../testing/people.ts';
import { erasePerson } from '../accounts/erase-person.ts';
import type { Database } from '../connection/database.ts';
import { tables } from '../tables/all.ts';
import { purge } from '../upkeep/purge.ts';
import { addKit, deleteKit } from './kits.ts';
import { removeLogosOfNobody } from './logos-of-nobody.ts';

const { brandKits, logos } = tables;

onEveryDatabase((database) => {
  /** Somebody with a kit of so many logos. */
  const owner = async (count: number) => {
    const id = await makePerson(database());
    const kit = await database().asPerson(id, (scope) => addKit(scope, { businessName: 'Kiln', logos: heavyLogos(count, 10) }));
    return { id, kit: kit.id };
  };
  /** The same database, which notes what is asked of it. */
  function watched(): { readonly database: Database; readonly asked: string[] } {
    const asked: string[] = [];
    const { statements, wire } = database();
    const counting: Database = {
      ...database(),
      statements: new Proxy(statements, {
        get: (target, name) => {
          if (name === 'execute') asked.push('delete');
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
      wire: {
        ...wire,
        executeSql: (text: string) => {
          asked.push(text);
          return wire.executeSql(text);
        },
      },
    };
    return { database: counting, asked };
  }

  test('[H10-08] a logo of nobody that something still names stays, and keeps no other', async () => {
    const [ada, ben] = [await owner(1), await owner(5)];
    await database().statements.update(logos).set({ userId: null }).where(eq(logos.userId, ada.id));
    await database().asSystem((tx) => erasePerson(tx, ben.id));
    expect(await removeLogosOfNobody(database())).toBe(5);
    expect(await database().statements.$count(logos)).toBe(1);
    await database().asSystem((tx) => erasePerson(tx, ada.id));
    expect(await removeLogosOfNobody(database())).toBe(1);
  });

  test('[H8-06] [A-06] logos of somebody who was erased are nobody’s at once, and go two at a time', async () => {
    const [ada, ben] = [await owner(33), await owner(2)];
    await database().asSystem((tx) => erasePerson(tx, ada.id));
    expect(await database().statements.$count(logos, eq(logos.userId, ada.id))).toBe(0);
    const { database: counting, asked } = watched();
    expect(await removeLogosOfNobody(counting)).toBe(33);
    expect(asked.filter((one) => one === 'delete')).toHaveLength(17);
    // On the embedded database what they took is freed in between.
    const freed = asked.filter((one) => one === 'vacuum logos');
    expect(freed).toHaveLength(database().kind === 'pglite' ? 2 : 0);
    expect((await database().statements.select().from(logos)).map(({ userId }) => userId)).toEqual([ben.id, ben.id]);
    await database().asSystem((tx) => erasePerson(tx, ben.id));
    expect(await removeLogosOfNobody(database())).toBe(2);
  });

  test('[H8-06] purge deletes the logos of expired kits and of interrupted erasures', async () => {
    const [ada, ben] = [await owner(3), await owner(3)];
    await database().asPerson(ada.id, (scope) => deleteKit(scope, ada.kit));
    await database()
      .statements.update(brandKits)
      .set({ deletedAt: new Date(Date.now() - 31 * 86_400_000) })
      .where(eq(brandKits.id, ada.kit));
    await database().asSystem((tx) => erasePerson(tx, ben.id));
    await purge(database());
    expect(await database().statements.$count(logos)).toBe(0);
  });
});

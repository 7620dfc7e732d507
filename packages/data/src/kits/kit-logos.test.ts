import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/databases.ts';
import { heavyLogos } from '../../testing/heavy-kit.ts';
import { makePerson } from '../../testing/people.ts';
import type { PersonScope } from '../connection/database.ts';
import {
  addCopy,
  addKit,
  addShareLink,
  copyKit,
  type Database,
  type DrawnLogo,
  findKit,
  findSharedKit,
  listKits,
  lockAnyKit,
  lockKitId,
  logoTexts,
  purge,
  readDocument,
  setLogos,
  tables,
} from '../index.ts';

const { logos } = tables;

async function copyOf(scope: PersonScope, from: string, businessName: string) {
  const to = (await addCopy(scope, from)) ?? '';
  await lockKitId(scope, from);
  return copyKit(scope, { from, to, businessName });
}

async function gathered<T>(parts: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

onEveryDatabase((database) => {
  test('[H3-04] a kit is found, held, listed and shared without its drawings, of which it knows the ids', async () => {
    const ada = await makePerson(database());
    const { id } = await database().asPerson(ada, (scope) => addKit(scope, { businessName: 'Dense', logos: heavyLogos() }));
    await database().asPerson(ada, (scope) => addShareLink(scope, id, 'hash'));
    const found = [
      await database().asPerson(ada, (scope) => findKit(scope, id)),
      await database().asSystem((tx) => lockAnyKit(tx, id)),
      await findSharedKit(database(), 'hash'),
      (await listKits(database(), ada)).kits[0],
    ];
    for (const kit of found) expect(kit).toMatchObject({ id, variants: 24 });
    for (const kit of found) expect(JSON.stringify(kit).length).toBeLessThan(2_000);
    expect(found[2]).toMatchObject({ logoVariants: heavyLogos(24, 1).map((one) => one.id), finished: ['heavy0'] });
  });

  test('[H3-04] [Y-04] the logos of a kit are read some at a time, by its owner alone; a copy has them all', async () => {
    const [ada, ben] = [await makePerson(database()), await makePerson(database())];
    const logos = [...heavyLogos(3), ...heavyLogos(40, 10_000)].map((one, place) => ({ ...one, id: `${place}` }));
    const { id } = await database().asPerson(ada, (scope) => addKit(scope, { businessName: 'Both', logos }));
    const copy = await database().asPerson(ada, (scope) => copyOf(scope, id, 'Both copy'));
    for (const kit of [id, copy.id]) {
      const portions = await gathered(logoTexts(database(), ada, kit));
      expect(portions.flat()).toEqual(logos.map(({ logo }) => logo));
      // After a long one one, after short ones twice as many, as long as they are not too long together.
      expect(portions.map((portion) => portion.length)).toEqual([1, 1, 1, 1, 2, 4, 8, 16, 9]);
    }
    expect(await gathered(logoTexts(database(), ben, id))).toEqual([]);
    const documents = [ada, ben].map((person) => readDocument(database(), person, copy.id, 0));
    expect(await Promise.all(documents)).toMatchObject([{ logo: 'heavy0' }, null]);
  });

  test('[H4-04] copies of a kit name its logos, which are there once, until nothing names them', async () => {
    const ada = await makePerson(database());
    const kit = await database().asPerson(ada, (scope) => addKit(scope, { businessName: 'Kiln', logos: heavyLogos(3, 10) }));
    const copies = [1, 2].map((n) => database().asPerson(ada, (scope) => copyOf(scope, kit.id, `Kiln ${n}`)));
    const [first, second] = (await Promise.all(copies)).map(({ id }) => id);
    // A right that one kit has is none of its copies'.
    await database()
      .statements.update(tables.brandKits)
      .set({ finished: [] })
      .where(eq(tables.brandKits.id, second ?? ''));
    const documents = [kit.id, second ?? ''].map((id) => readDocument(database(), ada, id, 0));
    expect(await Promise.all(documents)).toMatchObject([{ logo: 'heavy0' }, null]);
    const there = () => database().statements.$count(logos, eq(logos.userId, ada));
    const owned = (id = '') => ({ id, userId: ada });
    expect(await there()).toBe(3);

    await database().asSystem((tx) => setLogos(tx, owned(first), heavyLogos(2, 20)));
    expect(await there()).toBe(5);
    expect((await gathered(logoTexts(database(), ada, second ?? ''))).flat()).toEqual(heavyLogos(3, 10).map(({ logo }) => logo));
    await database().asSystem((tx) => setLogos(tx, owned(first), []));
    expect(await there()).toBe(3);

    const kits = [kit.id, second ?? ''];
    for (const [i, id] of kits.entries()) {
      await database()
        .statements.update(tables.brandKits)
        .set({ deletedAt: sql`now() - interval '31 days'` })
        .where(eq(tables.brandKits.id, id));
      await purge(database());
      expect(await there()).toBe(i === 0 ? 3 : 0);
    }
  });

  test('[H4-04] [S-33] a kit names logos of its owner alone', async () => {
    const [ada, ben] = [await makePerson(database()), await makePerson(database())];
    const add = (person: string, drawn: readonly DrawnLogo[]) =>
      database().asPerson(person, (scope) => addKit(scope, { businessName: 'Kiln', logos: drawn }));
    await add(ada, heavyLogos(1, 10));
    const { id } = await add(ben, []);
    const [logo] = await database().statements.select({ id: logos.id }).from(logos).where(eq(logos.userId, ada));
    const named = database().asPerson(ben, ({ tx }) =>
      tx.insert(tables.kitLogos).values({ brandKitId: id, place: 0, logoId: logo?.id ?? '' }),
    );
    await expect(named).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  test('[H3-04] however many read kits at once, one portion is asked for at a time', async () => {
    const ada = await makePerson(database());
    const logos = heavyLogos(3);
    const { id } = await database().asPerson(ada, (scope) => addKit(scope, { businessName: 'Dense', logos }));
    let [open, most] = [0, 0];
    const counting: Database = {
      ...database(),
      askAsPerson: (async (person, ...asked) => {
        most = Math.max(most, ++open);
        return database()
          .askAsPerson(person, ...asked)
          .finally(() => open--);
      }) as Database['askAsPerson'],
    };
    const read = await Promise.all(Array.from({ length: 6 }, () => gathered(logoTexts(counting, ada, id))));
    for (const portions of read) expect(portions.flat()).toHaveLength(3);
    expect(most).toBe(1);
  });
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../specimens/databases.ts';
import { heavyLogos } from '../specimens/heavy-kit.ts';
import { makePerson } from '../specimens/people.ts';
import {
  addKit,
  addShareLink,
  copyKit,
  type Database,
  findKit,
  findSharedKit,
  holdAnyKit,
  listKits,
  logoTexts,
  tables,
} from './index.ts';

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
      await database().asSystem((tx) => holdAnyKit(tx, id)),
      await findSharedKit(database(), 'hash'),
      (await listKits(database(), ada))[0],
    ];
    for (const kit of found) expect(kit).toMatchObject({ id, variants: 24 });
    for (const kit of found) expect(JSON.stringify(kit).length).toBeLessThan(2_000);
    expect(found[2]).toMatchObject({ logoVariants: heavyLogos(24, 1).map((one) => one.id), finished: ['heavy0'] });
  });

  test('[H3-04] [Y-04] the logos of a kit are read some at a time, by its owner alone; a copy has them all', async () => {
    const [ada, ben] = [await makePerson(database()), await makePerson(database())];
    const logos = [...heavyLogos(3), ...heavyLogos(40, 10_000)].map((one, place) => ({ ...one, id: `${place}` }));
    const { id } = await database().asPerson(ada, (scope) => addKit(scope, { businessName: 'Both', logos }));
    const copy = await database().asPerson(ada, (scope) => copyKit(scope, id, 'Both copy'));
    for (const kit of [id, copy.id]) {
      const portions = await gathered(logoTexts(database(), ada, kit));
      expect(portions.flat()).toEqual(logos.map(({ logo }) => logo));
      // After a long one one, after short ones twice as many, as long as they are not too long together.
      expect(portions.map((portion) => portion.length)).toEqual([1, 1, 1, 1, 2, 4, 8, 16, 9]);
    }
    expect(await gathered(logoTexts(database(), ben, id))).toEqual([]);
    const { kitLogos } = tables;
    const kept = await database().statements.select().from(kitLogos).where(eq(kitLogos.brandKitId, copy.id)).limit(1);
    expect(kept).toMatchObject([{ document: { logo: 'heavy0' } }]);
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

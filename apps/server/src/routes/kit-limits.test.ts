import { kitLimits, type ProblemBody } from '@brandwright/contract';
import { addKit, countKits, openPostgres, tables } from '@brandwright/data';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { migratedPostgres } from '../../../../packages/data/testing/migrated-postgres.ts';
import { postgres } from '../../../../packages/data/testing/postgres-server.ts';
import { memberBrowser } from '../../testing/test-browser.ts';
import { testPerson } from '../../testing/test-person.ts';

onEveryDatabase((database) => {
  const { auditLog, brandKits, shareLinks, rateLimits } = tables;
  beforeEach(() => database().statements.delete(rateLimits));
  /** Somebody with so many kits, and their ids. */
  const withKits = async (count: number) => {
    const ada = await memberBrowser(database());
    const kit = { userId: ada.id, businessName: 'Kiln', status: 'completed', personalityTraits: {}, colorPalette: {} };
    const rows = await database().statements.insert(brandKits).values(Array(count).fill(kit)).returning({ id: brandKits.id });
    return { ada, ids: rows.map(({ id }) => id) };
  };
  const kitsOf = (userId: string) =>
    database().statements.$count(brandKits, and(eq(brandKits.userId, userId), isNull(brandKits.deletedAt)));
  const statuses = async (answers: readonly Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();
  const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

  test('[HR-10] thirty copies at once stop at exactly the limit of kits', async () => {
    const { ada, ids } = await withKits(kitLimits.kits - 4);
    const answered = await statuses(times(30, () => ada.call('POST', `/api/kits/${ids[0]}/duplicate`)));
    expect(answered).toEqual([...Array(4).fill(200), ...Array(26).fill(409)]);
    expect(await kitsOf(ada.id)).toBe(kitLimits.kits);
  });

  test('[HR-10] deleted kits come back as far as there is room, and copies take no place twice', async () => {
    const { ada, ids } = await withKits(kitLimits.kits);
    const deleted = ids.slice(0, 20);
    expect(await statuses(deleted.map((id) => ada.call('DELETE', `/api/kits/${id}`)))).toEqual(Array(20).fill(200));
    const back = deleted.map((id) => ada.call('POST', `/api/kits/${id}/restore`));
    const copies = times(15, () => ada.call('POST', `/api/kits/${ids.at(-1)}/duplicate`));
    expect(await statuses([...back, ...copies])).toEqual([...Array(20).fill(200), ...Array(15).fill(409)]);
    expect(await kitsOf(ada.id)).toBe(kitLimits.kits);
    const [gone] = await database().statements.select().from(brandKits).where(eq(brandKits.userId, ada.id)).limit(1);
    await ada.call('DELETE', `/api/kits/${gone?.id}`);
    await ada.call('POST', `/api/kits/${ids.at(-1)}/duplicate`);
    const refused = await ada.call('POST', `/api/kits/${gone?.id}/restore`);
    expect((await refused.json()) as ProblemBody).toMatchObject({
      status: 409,
      code: 'kit.too_many',
      received: '200 kits',
      allowed: '200 kits',
    });
  });

  test('[HR-10] deleted kits take their room until they are purged: a copy counts them', async () => {
    const { ada, ids } = await withKits(kitLimits.kitsWithDeleted);
    const own = eq(brandKits.userId, ada.id);
    const isDeleted = and(own, inArray(brandKits.id, ids.slice(1)));
    await database().statements.update(brandKits).set({ deletedAt: sql`now()` }).where(isDeleted);
    const copy = () => ada.call('POST', `/api/kits/${ids[0]}/duplicate`);
    expect((await (await copy()).json()) as ProblemBody).toMatchObject({
      status: 409,
      code: 'kit.too_many',
      received: '300 kits',
      allowed: '300 kits, including any deleted in the last 30 days',
    });
    await database()
      .statements.delete(brandKits)
      .where(eq(brandKits.id, ids.at(-1) ?? ''));
    expect(await statuses([copy(), copy()])).toEqual([200, 409]);
  });

  test('[HR-10] links made at once stop at exactly the limit of a kit, and one that is ended makes room', async () => {
    const { ada, ids } = await withKits(2);
    const [kit = '', other = ''] = ids;
    const share = (id: string) => ada.call('POST', `/api/kits/${id}/shares`);
    const answered = await statuses(times(kitLimits.shares + 10, () => share(kit)));
    expect(answered).toEqual([...Array(kitLimits.shares).fill(200), ...Array(10).fill(409)]);
    const live = and(eq(shareLinks.brandKitId, kit), isNull(shareLinks.revokedAt));
    expect(await database().statements.$count(shareLinks, live)).toBe(kitLimits.shares);
    expect((await share(other)).status).toBe(200);
    const [one] = await database().statements.select().from(shareLinks).where(live).limit(1);
    expect((await ada.call('DELETE', `/api/kits/${kit}/shares/${one?.id}`)).status).toBe(204);
    expect((await share(kit)).status).toBe(200);
    expect((await (await share(kit)).json()) as ProblemBody).toMatchObject({ code: 'kit.too_many_links', allowed: '50 links' });
  });

  test('[H15-07] links that one person makes and ends are logged once a minute', async () => {
    const { ada, ids } = await withKits(1);
    const shares = `/api/kits/${ids[0]}/shares`;
    for (let i = 0; i < 3; i++) {
      const { id } = (await (await ada.call('POST', shares)).json()) as { readonly id: string };
      expect((await ada.call('DELETE', `${shares}/${id}`)).status).toBe(204);
    }
    const lines = await database()
      .statements.select()
      .from(auditLog)
      .where(eq(auditLog.subject, ids[0] ?? ''));
    expect(lines.map(({ action }) => action).sort()).toEqual(['kit.shared', 'kit.unshared']);
  });
});

// The embedded database has one session, so that nobody counts while another does.
test.skipIf(postgres === null)(
  '[HR-10] who counts kits on another session waits, and sees what was added meanwhile',
  async () => {
    const { url, drop } = await migratedPostgres();
    const database = await openPostgres(url);
    const { id } = await testPerson(database);
    const [begun, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const adding = database.asPerson(id, async (scope) => {
      await countKits(scope);
      begun.resolve();
      await told.promise;
      await addKit(scope, { businessName: 'Kiln' });
    });
    await begun.promise;
    let counted: number | null = null;
    const counting = database.asPerson(id, countKits).then(({ kept }) => {
      counted = kept;
    });
    await eventually(async () => {
      const { rows } = (await database.statements.execute(
        sql`select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`,
      )) as unknown as { readonly rows: readonly unknown[] };
      expect(counted !== null || rows.length > 0).toBe(true);
    });
    told.resolve();
    await Promise.all([adding, counting]);
    expect(counted).toBe(1);
    await database.close();
    await drop();
  },
);

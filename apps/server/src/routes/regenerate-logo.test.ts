import { type Kit, problemSchema } from '@brandwright/contract';
import { addKit, tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { fillWithReplaced, paidKit } from '../../testing/kit-owner.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { memberBrowser } from '../../testing/test-browser.ts';

onEveryDatabase((database) => {
  /** Somebody with a paid kit of eight designs, the first of them finished. */
  const owner = async (plan: 'premium' | 'professional' = 'premium') => {
    const paid = await paidKit(database(), { plan });
    const { buyer, id, path } = paid;
    const again = (logo: string | undefined, version: number) => buyer.ask<Kit>('POST', `${path}/regenerated`, { logo, version });
    const step = async (way: 'undo' | 'redo') => (await paid.step(way)).body;
    /** Places of the kit's logos in the database, lowest first. */
    const places = async () => {
      const rows = await database().statements.select().from(tables.kitLogos).where(eq(tables.kitLogos.brandKitId, id));
      return rows.map(({ place }) => place).sort((a, b) => a - b);
    };
    return { ...paid, again, step, places };
  };
  const count = async () => (await database().statements.select({ id: tables.logos.id }).from(tables.logos)).length;

  test('[M-06] [M-09] a design is replaced by a new one of its style, and undoing brings it back', async () => {
    const { shop, read, idsOf, again, step, places } = await owner();
    const kit = await read();
    const [first, second, third] = idsOf(kit);
    const { status, body } = await again(third, kit.version);
    expect(status).toBe(200);
    expect(body.changes[0]).toMatchObject({ label: 'New design for logo 3', undone: false });
    const [, , fresh] = idsOf(body);
    expect(idsOf(body)).toEqual([first, second, fresh, ...idsOf(kit).slice(3)]);
    expect(idsOf(kit)).not.toContain(fresh);
    expect(body.logos[2]?.design.slot).toBe(kit.logos[2]?.design.slot);
    // Once more, and never the same again.
    const twice = (await again(fresh, body.version)).body;
    expect(new Set([...idsOf(kit), ...idsOf(body), ...idsOf(twice)]).size).toBe(kit.logos.length + 2);
    expect(await places()).toEqual([-2, -1, 0, 1, 2, 3, 4, 5, 6, 7]);
    expect((await step('undo')).logos).toEqual(body.logos);
    expect((await step('undo')).logos).toEqual(kit.logos);
    expect((await step('redo')).logos).toEqual(body.logos);
    expect((await step('redo')).logos).toEqual(twice.logos);
    await shop.close();
  });

  test('[M-06] designs that no change would bring back are deleted, and a copy has none of them', async () => {
    const { shop, buyer, path, read, idsOf, again, step, places } = await owner();
    const kit = await read();
    const before = await count();
    await again(idsOf(kit)[1], kit.version);
    await step('undo');
    // A change in place of the one that was undone: what that one drew is gone.
    await again(idsOf(kit)[2], (await read()).version);
    expect([await places(), await count()]).toEqual([[-2, 0, 1, 2, 3, 4, 5, 6, 7], before + 1]);
    const { id } = (await buyer.ask<Kit>('POST', `${path}/duplicate`)).body;
    const copied = await database().statements.select().from(tables.kitLogos).where(eq(tables.kitLogos.brandKitId, id));
    expect(copied.map(({ place }) => place).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect((await read(`/api/kits/${id}`)).logos).toEqual((await read()).logos);
    await shop.close();
  });

  test('[M-06] [H19-01] a replaced design is not finished under another name', async () => {
    const { shop, buyer, path, read, idsOf, again } = await owner('professional');
    const kit = await read();
    const [first, second, third] = idsOf(kit);
    const { id } = (await buyer.ask<Kit>('POST', `${path}/duplicate`)).body;
    await again(second, kit.version);
    // The copy has it still, and makes it one of the plan's.
    const copy = await read(`/api/kits/${id}`);
    const finish = (at: string, logo: string | undefined, version: number) =>
      buyer.ask<Kit>('POST', `${at}/finished`, { logo, version });
    expect((await finish(`/api/kits/${id}`, second, copy.version)).status).toBe(200);
    const answer = await finish(path, second, kit.version + 1);
    expect([answer.status, problemSchema.parse(answer.body).code]).toEqual([404, 'kit.no_logo']);
    expect(await read()).toMatchObject({ finished: [first] });
    expect((await finish(path, third, kit.version + 1)).body.finished).toEqual([first, third]);
    await shop.close();
  });

  test('[M-06] [H19-02] a copy that is made beside an undo names the designs that it holds', async () => {
    const { shop, buyer, path, read, idsOf, again, step } = await owner();
    const kit = await read();
    await again(idsOf(kit)[2], kit.version);
    for (let round = 0; round < 8; round++) {
      const [, { body: copy }] = await Promise.all([
        step(round % 2 === 0 ? 'undo' : 'redo'),
        buyer.ask<Kit>('POST', `${path}/duplicate`),
      ]);
      const [row] = await database().statements.select().from(tables.brandKits).where(eq(tables.brandKits.id, copy.id));
      expect(row?.logoVariants).toEqual(idsOf(await read(`/api/kits/${copy.id}`)));
    }
    await shop.close();
  });

  test('[M-06] [H23-03] replaced designs are bounded in bytes, and a refunded kit gets no new ones', async () => {
    const paid = await owner();
    const { shop, buyer, path, read, idsOf, again } = paid;
    const kit = await read();
    const [, second = ''] = idsOf(kit);
    const code = async () => problemSchema.parse((await again(second, kit.version)).body).code;
    await fillWithReplaced(database(), paid);
    expect(await code()).toBe('kit.too_many_designs');
    // Those of other people do not count.
    const other = await owner();
    const theirs = await other.read();
    expect((await other.again(idsOf(theirs)[1], theirs.version)).status).toBe(200);
    const [order] = await other.buyer.orders();
    expect((await other.buyer.ask('POST', `/api/orders/${order?.id}/refund`)).status).toBe(200);
    const now = await other.read();
    const late = await other.again(idsOf(now)[2], now.version);
    expect([late.status, problemSchema.parse(late.body).code]).toEqual([403, 'kit.locked']);
    expect((await buyer.ask('GET', path)).status).toBe(200);
    await shop.close();
    await other.shop.close();
  });

  test('[M-06] finished logos, unknown ones and kits of others are refused, and nothing changes', async () => {
    const { shop, buyer, path, read, idsOf, again } = await owner();
    const kit = await read();
    const [first = '', second = ''] = idsOf(kit);
    const refused = async (logo: string, version = kit.version) => {
      const answer = await again(logo, version);
      return [answer.status, problemSchema.parse(answer.body).code];
    };
    expect(await refused(first)).toEqual([409, 'kit.logo_finished']);
    expect(await refused('a1b2c3d4e5f6g')).toEqual([404, 'kit.no_logo']);
    expect(await refused(second, kit.version + 1)).toEqual([409, 'kit.changed']);
    // Finished in a copy of the kit, which shares its plan.
    const other = await memberBrowser(database(), { press });
    expect((await other.call('POST', `${path}/regenerated`, { logo: second, version: kit.version })).status).toBe(404);
    const { id } = await database().asPerson(other.id, (scope) => addKit(scope, { businessName: 'Kiln', status: 'generating' }));
    const early = await other.call('POST', `/api/kits/${id}/regenerated`, { logo: second, version: 1 });
    expect(problemSchema.parse(await early.json()).code).toBe('kit.unfinished');
    expect(await read()).toMatchObject({ version: kit.version, changes: [] });
    expect((await buyer.ask('GET', path)).status).toBe(200);
    await shop.close();
  });
});

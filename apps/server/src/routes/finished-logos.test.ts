import { type Kit, plans } from '@brandwright/contract';
import type { Database } from '@brandwright/data';
import { expect, test, vi } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { brand, openTestShop, premium } from '../../testing/test-shop.ts';

onEveryDatabase((database) => {
  test('[B-06] [K-07] a plan of three finished logos gives files to three, chosen by its owner, and to no fourth', async () => {
    const testShop = await openTestShop(database(), { press });
    const [ada, ben] = [await testShop.buyer(), await testShop.buyer()];
    await ada.at(await ada.begin({ plan: 'starter', price: 29.99, brand }), 'pay');
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
    const [row] = await testShop.kits(ada);
    const path = `/api/kits/${row?.id}`;
    const kit = async () => (await ada.ask<Kit>('GET', path)).body;
    const finish = async (logo: string, version: number, who = ada, of = path) => {
      const { status, body } = await who.ask<Kit & { code: string }>('POST', `${of}/finished`, { logo, version });
      return status === 200 ? body.mayFinish : body.code;
    };
    const archive = async (logo: string) => {
      const headers = { cookie: ada.cookie, origin: 'http://localhost', 'content-type': 'application/json' };
      const response = await testShop.app.request(`${path}/archive`, { method: 'POST', headers, body: JSON.stringify({ logo }) });
      return response.status === 200 ? Buffer.from(await response.arrayBuffer()) : response.status;
    };
    const first = await kit();
    const [one = '', two = '', three = '', four = ''] = first.logos.map(({ design }) => design.id);
    expect(first).toMatchObject({ plan: 'starter', finished: [one], mayFinish: 2 });
    expect(await archive(two)).toBe(409);

    const { body: early } = await ada.ask<Kit>('POST', `${path}/duplicate`);
    expect(await finish('nosuchlogo', first.version)).toBe('kit.no_logo');
    expect(await finish(two, first.version, ben)).toBe('route.not_found');
    expect(await finish(two, first.version)).toBe(1);
    // The same again changes nothing, whatever version was seen.
    expect(await finish(two, first.version)).toBe(1);
    expect(await finish(three, first.version)).toBe('kit.changed');
    // Two that would take the last one at once.
    const { version } = await kit();
    const both = await Promise.all([finish(three, version), finish(four, version)]);
    expect(both.filter((answer) => answer === 0)).toHaveLength(1);
    const full = await kit();
    expect(full.finished).toHaveLength(3);
    const left = full.logos.map(({ design }) => design.id).find((id) => !full.finished.includes(id)) ?? '';
    expect(await finish(left, full.version)).toBe('kit.logos_used');
    // Nor by a copy.
    const { body: copy } = await ada.ask<Kit>('POST', `${path}/duplicate`);
    expect(await finish(left, 1, ada, `/api/kits/${copy.id}`)).toBe('kit.logos_used');

    // What the plan was used for stays with it: a copy made before has its files as well, for none of the plan.
    const [chosen = ''] = full.finished.slice(2);
    const before = (await ada.ask<Kit>('GET', `/api/kits/${early.id}`)).body;
    expect(before).toMatchObject({ mayFinish: 0, chosenElsewhere: expect.arrayContaining([two, chosen]) });
    expect(await finish(chosen, before.version, ada, `/api/kits/${early.id}`)).toBe(0);
    expect((await ada.ask<Kit>('GET', `/api/kits/${early.id}`)).body.finished).toEqual([one, chosen]);
    expect((await kit()).mayFinish).toBe(0);

    // Of all of them, each its own: in the browser (e2e/buying.spec.ts).
    expect(((await archive(two)) as Buffer).subarray(0, 2).toString()).toBe('PK');

    const [order] = await ada.orders();
    await ada.ask('POST', `/api/orders/${order?.id}/refund`);
    expect(await kit()).toMatchObject({ plan: null, mayFinish: 0 });
    expect(await finish(left, full.version)).toBe('kit.locked');
    expect(await archive(two)).toBe(403);

    await ben.at(await ben.begin(premium), 'pay');
    await eventually(async () => expect(await testShop.kits(ben)).toMatchObject([{ status: 'completed' }]));
    const [own] = await testShop.kits(ben);
    const { body } = await ben.ask<Kit>('GET', `/api/kits/${own?.id}`);
    expect(body).toMatchObject({ mayFinish: 0, finished: [body.logos[0]?.design.id] });
    await testShop.close();
  });

  test('[B-06] every design of the largest plan can be finished', async () => {
    const { kit, finish, logos, close } = await boughtKit(database(), { plan: 'enterprise', price: 99.99 });
    expect(logos).toHaveLength(plans.enterprise.kept);
    for (const logo of logos.slice(1)) await finish(logo, (await kit()).version);
    expect(await kit()).toMatchObject({ finished: logos, mayFinish: 0 });
    await close();
  });

  test('[M-09] [B-06] a finished logo goes back to its plan until a file of it is downloaded', async () => {
    const { ada, kit, step, finish, archive, logos, path, close } = await boughtKit(database());
    const [one = '', two = '', three = '', four = ''] = logos;
    const choose = async (logo: string) => finish(logo, (await kit()).version);
    expect(await choose(two)).toMatchObject({ finished: [one, two], mayFinish: 1 });
    expect((await kit()).changes).toMatchObject([{ label: 'Finished logo 2', undone: false }]);
    expect(await step('undo')).toMatchObject({ finished: [one], mayFinish: 2, changes: [{ undone: true }] });
    expect(await archive(two)).toBe(409);
    expect(await step('redo')).toMatchObject({ finished: [one, two], mayFinish: 1 });

    // Redo asks the plan again: a copy of the kit has used it up meanwhile.
    await step('undo');
    const { body: copy } = await ada.ask<Kit>('POST', `${path}/duplicate`);
    const inCopy = async (logo: string, version: number) =>
      (await ada.ask<Kit>('POST', `/api/kits/${copy.id}/finished`, { logo, version })).body;
    expect(await inCopy(three, 1)).toMatchObject({ mayFinish: 1 });
    expect(await inCopy(four, 2)).toMatchObject({ mayFinish: 0 });
    expect(await step('redo')).toMatchObject({ code: 'kit.logos_used' });
    expect(await kit()).toMatchObject({ finished: [one], mayFinish: 0 });

    // What the copy chose is free here; its download there counts here as well.
    expect(await choose(three)).toMatchObject({ finished: [one, three], mayFinish: 0 });
    expect(await archive(three, `/api/kits/${copy.id}`)).toBe(200);
    expect(await step('undo')).toMatchObject({ code: 'kit.downloaded' });
    expect(await kit()).toMatchObject({ finished: [one, three] });
    await close();
  });

  test('[M-09] of undo and a download at once, one is refused and the plan loses nothing', async () => {
    const { kit, step, finish, archive, logos, close } = await boughtKit(database());
    const [one = '', two = ''] = logos;
    for (const first of ['undo', 'download'] as const) {
      if (!(await kit()).finished.includes(two)) await finish(two, (await kit()).version);
      const undo = () => step('undo');
      const both = first === 'undo' ? [undo(), archive(two)] : [archive(two), undo()];
      const answers = await Promise.all(both);
      const now = await kit();
      const downloads = answers.filter((answer) => answer === 200).length;
      expect(now).toMatchObject({ finished: downloads === 1 ? [one, two] : [one], mayFinish: downloads === 1 ? 1 : 2 });
      expect(answers).toContainEqual(downloads === 1 ? expect.objectContaining({ code: 'kit.downloaded' }) : 409);
      if (downloads === 1) break;
    }
    await close();
  });

  test('[M-09] a logo whose choice is undone while its archive is made is not handed out', async () => {
    const made = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const { kit, step, finish, archive, logos, shelf, close } = await boughtKit(database());
    const [one = '', two = ''] = logos;
    await finish(two, (await kit()).version);
    const { archive: make } = shelf;
    vi.spyOn(shelf, 'archive').mockImplementation(async (...asking) => {
      asked.resolve();
      await made.promise;
      return make(...asking);
    });
    const download = archive(two);
    await asked.promise;
    expect(await step('undo')).toMatchObject({ finished: [one], mayFinish: 2 });
    made.resolve();
    expect(await download).toBe(409);
    expect(await kit()).toMatchObject({ downloads: {}, mayFinish: 2 });
    await close();
  });
});

/** A kit that is bought and made, of three finished logos unless another plan is asked for, and what its owner does with it. */
async function boughtKit(database: Database, plan = { plan: 'starter', price: 29.99 }) {
  const testShop = await openTestShop(database, { press });
  const ada = await testShop.buyer();
  await ada.at(await ada.begin({ ...plan, brand }), 'pay');
  await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
  const [row] = await testShop.kits(ada);
  const path = `/api/kits/${row?.id}`;
  const kit = async () => (await ada.ask<Kit>('GET', path)).body;
  return {
    ada,
    path,
    kit,
    logos: (await kit()).logos.map(({ design }) => design.id),
    shelf: testShop.shelf,
    step: async (way: 'undo' | 'redo') => (await ada.ask<Kit>('POST', `${path}/${way}`, { version: (await kit()).version })).body,
    finish: async (logo: string, version: number) => (await ada.ask<Kit>('POST', `${path}/finished`, { logo, version })).body,
    /** Downloads the files of a logo; the status of the answer. */
    archive: async (logo: string, of = path) => (await ada.ask('POST', `${of}/archive`, { logo })).status,
    close: () => testShop.close(),
  };
}

import type { ProblemBody } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import type { Design } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { forgedGenomes, forgedMixtures, forgedScenes, signed } from '../../../../packages/engine/testing/forged-designs.ts';
import { settled } from '../../testing/settled.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { brand, openTestShop, premium } from '../../testing/test-shop.ts';
import { readBrand } from '../services/orders/brand.ts';

const { orders, rateLimits } = tables;

/** The brief that the wizard's data of these tests is. */
const briefOfBrand = () => readBrand(brand).brief;

test('[HR-11] a logo forged under another logo’s id reaches nobody else’s kit', async () => {
  const database = await openTestPglite();
  const testShop = await openTestShop(database, { press });
  const [ada, eve] = [await testShop.buyer(), await testShop.buyer()];
  const [first] = await press.design(briefOfBrand(), { round: 0 });
  const design = JSON.parse(first?.json ?? '') as Design;
  // An id is the hash of the main drawing alone.
  const forged = {
    ...design,
    avatar: { ...design.avatar, shapes: design.scene.shapes.slice(0, 1), width: design.scene.width, height: design.scene.width },
  };
  for (const [buyer, selectedLogo] of [
    [eve, forged],
    [ada, design],
  ] as const)
    await buyer.ask('POST', '/api/create-payment', { ...premium, brand: { ...brand, selectedLogo } });
  await ada.at(await ada.begin({ ...premium, brand: { ...brand, selectedLogo: design } }), 'pay');
  await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
  const [kit] = await testShop.kits(ada);
  const [document] = (await testShop.drawings({ id: kit?.id ?? '' })).documents;
  expect(document?.order.design).toEqual(design);
  await testShop.close();
  await database.close();
});

test('[H22-02] a forged logo does not share the purchase of the logo whose id it has', async () => {
  const database = await openTestPglite();
  const testShop = await openTestShop(database, { press });
  const ada = await testShop.buyer();
  const designs = (await press.design(briefOfBrand(), { round: 0 })).map(({ json }) => JSON.parse(json) as Design);
  const [design] = designs as [Design];
  const ask = (selectedLogo: Design) =>
    ada.ask<ProblemBody>('POST', '/api/create-payment', { ...premium, brand: { ...brand, selectedLogo } });
  expect((await ask(design)).status).toBe(200);
  for (const { what, design: forged } of forgedMixtures(designs, design))
    expect((await ask(forged)).body, what).toMatchObject({
      status: expect.toSatisfy((status: number) => status === 400 || status === 422),
      field: expect.stringMatching(/^selectedLogo/),
    });
  expect(await database.asSystem((tx) => tx.select().from(orders))).toHaveLength(1);
  await testShop.close();
  await database.close();
});

test('[H23-02] [H24-01] a logo whose colors come in another order is bought, kept and made', async () => {
  const database = await openTestPglite();
  const testShop = await openTestShop(database, { press });
  const ada = await testShop.buyer();
  const [first] = await press.design(briefOfBrand(), { round: 0 });
  const design = JSON.parse(first?.json ?? '') as Design;
  const paints = Object.fromEntries(Object.entries(design.scheme.paints).reverse()) as unknown as typeof design.scheme.paints;
  const selectedLogo = signed({ ...design, scheme: { ...design.scheme, paints } });
  expect(selectedLogo.id).not.toBe(design.id);
  await ada.at(await ada.begin({ ...premium, brand: { ...brand, selectedLogo } }), 'pay');
  await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
  expect(await testShop.kits(ada)).toMatchObject([{ finished: [design.id] }]);
  await testShop.close();
  await database.close();
});

test('[HR-11] [H20-03] [H21-01] a logo that the engine did not draw is refused by its field, never by a 5xx', async () => {
  const database = await openTestPglite();
  const testShop = await openTestShop(database, { press });
  const ask = async (selectedLogo: Design) => {
    await database.statements.delete(rateLimits);
    // A buyer begins one purchase of a brand, however often.
    const ada = await testShop.buyer();
    const asked = { ...premium, brand: { ...brand, selectedLogo } };
    const { status, body } = await settled(() => ada.ask<ProblemBody>('POST', '/api/create-payment', asked));
    return { status, body };
  };
  const set = await press.design(briefOfBrand(), { round: 0 });
  // One with a mark and one without.
  const designs = set.map(({ json }) => JSON.parse(json) as Design);
  const chosen = [designs.find(({ genome }) => genome.mark !== null), designs.find(({ genome }) => genome.mark === null)];
  const same = new Set<string>();
  for (const design of chosen.filter((one) => one !== undefined)) {
    for (const { what, design: forged } of [
      ...forgedScenes(design),
      ...forgedGenomes(design),
      ...forgedMixtures(designs, design),
    ]) {
      const { status, body } = await ask(forged);
      if (status === 200) same.add(what);
      else expect([400, 422], `${what}: ${body.code}`).toContain(status);
      if (status === 200) continue;
      // What is counted before it is read has no field yet.
      if (body.code !== 'request.body.too_many') expect(body.field, `${what}: ${body.code}`).toMatch(/^selectedLogo/);
    }
    expect((await ask(design)).status).toBe(200);
  }
  // What draws nothing else is nothing else.
  const harmless = ['breaks where there is nothing to break', 'another stand'];
  expect([...same].filter((what) => !harmless.includes(what))).toEqual([]);
  await testShop.close();
  await database.close();
});

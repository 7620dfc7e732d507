import { type Kit, kitItems, plans } from '@brandwright/contract';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { openTestShop, premium } from '../../testing/test-shop.ts';

test('[B-11] what pages offer as a part of a kit stands in a kit that was bought', async () => {
  const database = await openTestPglite();
  const shop = await openTestShop(database, { press });
  const ada = await shop.buyer();
  await ada.at(await ada.begin(premium), 'pay');
  await eventually(async () => expect(await shop.kits(ada)).toMatchObject([{ status: 'completed' }]));
  const [row] = await shop.kits(ada);
  const { body: kit } = await ada.ask<Kit>('GET', `/api/kits/${row?.id}`);
  expect(kit.logos).toHaveLength(plans.premium.kept);
  const archive = await shop.app.request(`/api/kits/${row?.id}/archive`, { headers: { cookie: ada.cookie } });
  expect(archive.status).toBe(200);
  const entries = Object.entries(unzipSync(new Uint8Array(await archive.arrayBuffer())));
  for (const [id, paths] of Object.entries(kitItems))
    for (const path of paths)
      expect(
        entries.some(([name, { length }]) => path.test(name) && length > 0),
        `${id}: ${path}`,
      ).toBe(true);
  await shop.close();
  await database.close();
});

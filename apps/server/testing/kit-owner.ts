import { type Kit, kitSchema } from '@brandwright/contract';
import { addKit, type Database } from '@brandwright/data';
import { expect } from 'vitest';
import { eventually } from '../../../packages/data/testing/eventually.ts';
import { sharedPress as press } from './shared-press.ts';
import { memberBrowser } from './test-browser.ts';
import { openTestShop, premium } from './test-shop.ts';

/** Somebody with a kit that was never bought, and what they do with it. */
export async function kitOwner(database: Database) {
  const { call, id: person } = await memberBrowser(database, { press });
  const row = await database.asPerson(person, (scope) => addKit(scope, { businessName: 'Harbor & Pine', status: 'completed' }));
  const path = `/api/kits/${row.id}`;
  const kit = async (response: Promise<Response>): Promise<Kit> => kitSchema.parse(await (await response).json());
  return {
    call,
    path,
    /** The kit that an answer has. */
    kit,
    read: (at = path) => kit(call('GET', at)),
    step: (way: 'undo' | 'redo', version: number) => kit(call('POST', `${path}/${way}`, { version })),
  };
}

/** Somebody with a kit that they bought, and its archive. Close it. */
export async function kitBuyer(database: Database) {
  const shop = await openTestShop(database, { press });
  const buyer = await shop.buyer();
  await buyer.at(await buyer.begin(premium), 'pay');
  await eventually(async () => expect(await shop.kits(buyer)).toMatchObject([{ status: 'completed' }]));
  const path = `/api/kits/${(await shop.kits(buyer))[0]?.id}`;
  return {
    path,
    ask: buyer.ask,
    version: async () => (await buyer.ask<Kit>('GET', path)).body.version,
    archive: async () => {
      const response = await shop.app.request(`${path}/archive`, { headers: { cookie: buyer.cookie } });
      return Buffer.from(await response.arrayBuffer());
    },
    close: shop.close,
  };
}

import { randomBytes } from 'node:crypto';
import { type Kit, kitSchema } from '@brandwright/contract';
import { addKit, type Database, tables } from '@brandwright/data';
import type { KitOrder } from '@brandwright/press';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { eventually } from '../../../packages/data/testing/eventually.ts';
import { mostReplaced } from '../src/services/kits/replace-design.ts';
import { sampleArchive } from './sample-archive.ts';
import { sharedPress as press } from './shared-press.ts';
import { memberBrowser } from './test-browser.ts';
import { openTestShop, premium, brand as shopBrand, type TestShop } from './test-shop.ts';

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

/** What a checkout is begun with. */
interface Checkout {
  readonly plan: string;
  readonly price: number;
  readonly brand: object;
}

/** Somebody who bought a plan, with the kit that was made for them. */
export async function buyKit(shop: TestShop, order: Checkout) {
  const buyer = await shop.buyer();
  await buyer.at(await buyer.begin(order), 'pay');
  await eventually(async () => expect(await shop.kits(buyer)).toMatchObject([{ status: 'completed' }]));
  const id = (await shop.kits(buyer))[0]?.id ?? '';
  return { buyer, id, path: `/api/kits/${id}` };
}

const prices = { premium: 15, starter: 29.99, professional: 49.99 } as const;

interface Bought {
  readonly plan?: keyof typeof prices;
  /** Default: that of the test shop. */
  readonly brand?: { readonly businessName: string; readonly industry: string; readonly slogan?: string };
}

/** Somebody with a kit of several designs that they bought, the first of them finished, and what they do with it. Close the shop. */
export async function paidKit(database: Database, { plan = 'premium', brand = shopBrand }: Bought = {}) {
  const orders: KitOrder[] = [];
  const archive = async (order: KitOrder) => {
    orders.push(order);
    return sampleArchive();
  };
  const shop = await openTestShop(database, { press, change: { shelf: { archive } } });
  const { buyer, id, path } = await buyKit(shop, { plan, price: prices[plan], brand });
  const read = async (at = path): Promise<Kit> => (await buyer.ask<Kit>('GET', at)).body;
  return {
    shop,
    buyer,
    id,
    path,
    read,
    idsOf: ({ logos }: Kit): readonly string[] => logos.map(({ design }) => design.id),
    step: async (way: 'undo' | 'redo', at = path) =>
      buyer.ask<Kit>('POST', `${at}/${way}`, { version: (await read(at)).version }),
    /** Downloads the archive of a finished logo, the first if none is named, and tells what it is printed from. */
    printed: async (at = path, logo?: string): Promise<KitOrder | undefined> => {
      const headers = { cookie: buyer.cookie, origin: 'http://localhost', 'content-type': 'application/json' };
      const init = logo === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify({ logo }) };
      const answer = await shop.app.request(`${at}/archive`, init);
      // Read to its end: an answer that is not keeps its place.
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      return orders.at(-1);
    },
  };
}

const part = 1e6;

/** Fills a kit with replaced designs, as many bytes as a person's kits may keep. */
export async function fillWithReplaced(database: Database, { id, buyer }: Awaited<ReturnType<typeof buyKit>>): Promise<void> {
  for (let place = -mostReplaced / part; place < 0; place++) {
    const logo = JSON.stringify(randomBytes(part).toString('base64'));
    const values = { userId: buyer.id, logo: sql`${logo}::json` };
    const [row] = await database.statements.insert(tables.logos).values(values).returning({ id: tables.logos.id });
    await database.statements.insert(tables.kitLogos).values({ brandKitId: id, place, logoId: row?.id ?? '' });
  }
}

/** Somebody with a kit that they bought, and its archive. Close it. */
export async function kitBuyer(database: Database) {
  const shop = await openTestShop(database, { press });
  const { buyer, path } = await buyKit(shop, premium);
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

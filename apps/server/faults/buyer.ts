import { createHash } from 'node:crypto';
import type { KitSummary, Order } from '@brandwright/contract';
import { readZip } from '../../../e2e/read-zip.ts';
import type { RealServer } from './real-server.ts';

const brand = { businessName: 'Juniper & Rye', industry: 'Food & Beverage' };

/** What somebody has who bought, as far as they have come. */
export interface Bought {
  readonly order: Order | undefined;
  readonly kit: KitSummary | undefined;
  /** SHA-256 of the archive they downloaded; null before. */
  readonly archive: string | null;
}

/**
 * Somebody who wants a brand and does not give up: begins a checkout, pays, looks whether the kit is there and downloads it; whatever fails is
 * tried again from where the server says they are. They never open the success page: events and reconciler have to do it.
 */
export function persistentBuyer(server: RealServer, { name = brand.businessName, wantsRefund = false } = {}) {
  let page: string | null = null;
  let paid = false;
  let archive: string | null = null;
  const body = { plan: 'premium', price: 15, brand: { ...brand, businessName: name } };

  /** One step; what they have after it. Rejects when the server is gone. */
  async function step(): Promise<Bought> {
    if (page === null) page = (await server.ask<{ url?: string }>('POST', 'create-payment', body)).url?.split('/').at(-1) ?? null;
    if (page !== null && !paid) {
      const { checkout } = await server.ask<{ checkout?: { paymentStatus: string } }>('POST', `sandbox/checkouts/${page}`, {
        action: 'pay',
      });
      paid = checkout?.paymentStatus === 'paid';
    }
    const kit = (await server.kits()).find(({ businessName }) => businessName === name);
    const orders = await server.orders();
    const order = orders.find(({ brandKitId }) => brandKitId === kit?.id);
    if (kit?.status === 'completed' && archive === null) {
      const response = await server.send('GET', `kits/${kit.id}/archive`);
      if (response.ok) archive = hashOf(Buffer.from(await response.arrayBuffer()));
    }
    if (wantsRefund && archive !== null && order?.status === 'paid') await server.send('POST', `orders/${order.id}/refund`);
    return { order, kit, archive };
  }
  return { step };
}

/** The same for many brands at once; each step goes on with all of them, and tells how many were paid so far. */
export function buyerOfMany(server: RealServer, count: number) {
  const pages = new Map<string, { page: string; paid: boolean }>();
  const names = Array.from({ length: count }, (_, i) => `Juniper No ${i + 1}`);
  async function step(): Promise<number> {
    for (const name of names) {
      const known = pages.get(name);
      if (known?.paid) continue;
      if (known === undefined) {
        const body = { plan: 'premium', price: 15, brand: { ...brand, businessName: name } };
        const { url } = await server.ask<{ url?: string }>('POST', 'create-payment', body);
        if (url !== undefined) pages.set(name, { page: url.split('/').at(-1) ?? '', paid: false });
        continue;
      }
      const path = `sandbox/checkouts/${known.page}`;
      const { checkout } = await server.ask<{ checkout?: { paymentStatus: string } }>('POST', path, { action: 'pay' });
      known.paid = checkout?.paymentStatus === 'paid';
    }
    return [...pages.values()].filter(({ paid }) => paid).length;
  }
  return {
    step,
    /** Downloads every kit; how many different archives there were. */
    async archives(): Promise<number> {
      const hashes = new Set<string>();
      for (const { id } of await server.kits())
        hashes.add(hashOf(Buffer.from(await (await server.send('GET', `kits/${id}/archive`)).arrayBuffer())));
      return hashes.size;
    },
  };
}

/** Folders that every kit has files in. */
const folders = ['contact', 'guidelines', 'logo', 'office', 'sign-maker', 'social', 'stationery', 'web', 'website'];

/** Of the archive, after every file in it was read and its checksum held. */
function hashOf(zip: Buffer): string {
  const paths = [...readZip(zip).keys()];
  const missing = folders.filter((folder) => !paths.some((path) => path.startsWith(`${folder}/`)));
  if (paths.length < 300 || missing.length > 0)
    throw new Error(`The archive has ${paths.length} files, and none in: ${missing.join(', ')}.`);
  return createHash('sha256').update(zip).digest('hex');
}

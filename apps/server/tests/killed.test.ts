import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../packages/data/testing/eventually.ts';
import { emptyPostgres, postgres } from '../../../packages/data/testing/postgres-server.ts';
import { realServer } from '../faults/real-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandwright-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kinds = [
  { kind: 'pglite', made: async () => ({ url: null, drop: async () => {} }) },
  ...(postgres === null ? [] : [{ kind: `postgres ${postgres.version}`, made: emptyPostgres }]),
];

test.concurrent.each(kinds)(
  '[R-01] [R-03] a server on $kind that is killed during payment and work makes one kit for one order',
  async ({ kind, made }) => {
    const { url, drop } = await made();
    // A server that a failed test left behind would keep the whole run from ending.
    await using server = realServer({ dataDir: join(folder, kind.replaceAll(' ', '-')), databaseUrl: url });
    const { ask, kits, orders, settle, start, kill, emails } = server;
    await settle();
    await start();
    const brand = { businessName: 'Juniper & Rye', industry: 'Food & Beverage' };
    // On a busy machine, drawing may take longer than a request waits.
    const checkout = await eventually(async () => {
      const { url } = await ask<{ url?: string }>('POST', 'create-payment', { plan: 'enterprise', price: 99.99, brand });
      if (url === undefined) throw new Error('No checkout session was created.');
      return url;
    });
    await ask('POST', `sandbox/checkouts/${checkout.split('/').at(-1)}`, { action: 'pay' });
    await kill();

    await start();
    // Its job is being done, or waits until it is noticed that nobody does it any more. At each of its moments, and in what time: faults/kill-points.test.ts.
    await eventually(async () => expect(await kits()).toHaveLength(1), 20);
    await kill();
    await start();
    await eventually(async () => expect(await kits()).toMatchObject([{ status: 'completed', variants: 25 }]), 100);
    expect(await orders()).toMatchObject([{ status: 'paid', brandKitId: (await kits())[0]?.id }]);
    // One that was being sent as its process died is due again after half a minute.
    await eventually(() => expect(emails()).toHaveLength(2), 200);
    expect(emails().sort()).toEqual(['Your brand kit is ready', `Your receipt ${(await orders())[0]?.receipt}`]);
    await kill();
    await drop();
  },
);

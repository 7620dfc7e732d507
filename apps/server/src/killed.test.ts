import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KitSummary, Order } from '@brandwright/contract';
import { openStore } from '@brandwright/data';
import { afterAll, expect, test, vi } from 'vitest';
import { emptyPostgres, postgres } from '../../../packages/data/specimens/postgres-server.ts';
import { quietSettings } from './quiet-app.ts';
import { quietPerson } from './quiet-person.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'brandwright-killed-'));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Milliseconds within which a kit is taken up again after a restart (row R-01). */
const resumed = 45_000;

/** The real server in a process of its own, again and again in the same place. */
function place(dataDir: string, databaseUrl: string | null) {
  const env = { DATA_DIR: dataDir, PORT: '0', SECRET: quietSettings.secret, LOG_LEVEL: 'fatal' };
  const at = { origin: '', cookie: '' };
  let child: ChildProcess;
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${at.origin}/api/${path}`, {
      method,
      headers: { origin: at.origin, cookie: at.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  };
  return {
    ask,
    kits: async () => (await ask<{ kits: KitSummary[] }>('GET', 'kits')).kits,
    orders: async () => (await ask<{ orders: Order[] }>('GET', 'orders')).orders,
    async settle() {
      const store = await openStore({ dataDir, databaseUrl }, 'all');
      at.cookie = (await quietPerson(store.database)).cookie;
      await store.close();
    },
    async start() {
      const own = { ...process.env, ...env, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
      child = spawn(process.execPath, [main], { env: own, stdio: ['ignore', 'pipe', 'inherit'] });
      running.add(child);
      const [line] = (await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')])) as [Buffer | number];
      at.origin = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? expect.fail(`It ended before it was ready: ${line}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    letters: () =>
      readdirSync(join(dataDir, 'outbox')).map(
        (file) => /^Subject: (.*)$/m.exec(readFileSync(join(dataDir, 'outbox', file), 'utf8'))?.[1] ?? '',
      ),
  };
}

const kinds = [
  { kind: 'pglite', made: async () => ({ url: null, drop: async () => {} }) },
  ...(postgres === null ? [] : [{ kind: `postgres ${postgres.version}`, made: emptyPostgres }]),
];

test.concurrent.each(kinds)(
  '[R-01] [R-03] on $kind the server is killed as it is paid and twice while it works: one order, one kit, taken up again within 45 s',
  async ({ kind, made }) => {
    const { url, drop } = await made();
    const { ask, kits, orders, settle, start, kill, letters } = place(join(folder, kind.replaceAll(' ', '-')), url);
    await settle();
    await start();
    const brand = { businessName: 'Juniper & Rye', industry: 'Food & Beverage' };
    const begun = await ask<{ url: string }>('POST', 'create-payment', { plan: 'enterprise', price: 99.99, brand });
    await ask('POST', `sandbox/checkouts/${begun.url.split('/').at(-1)}`, { action: 'pay' });
    await kill();

    for (let times = 0; times < 2; times++) {
      await start();
      // Its job is being done, or waits until it is noticed that nobody does it any more.
      await vi.waitFor(async () => expect(await kits()).toHaveLength(1), { timeout: resumed, interval: 20 });
      await kill();
    }
    await start();
    const since = performance.now();
    await vi.waitFor(async () => expect(await kits()).toMatchObject([{ status: 'completed', variants: 25 }]), {
      timeout: resumed,
      interval: 100,
    });
    expect(performance.now() - since).toBeLessThan(resumed);
    expect(await orders()).toMatchObject([{ status: 'paid', brandKitId: (await kits())[0]?.id }]);
    // One that was being sent as its process died is due again after half a minute.
    await vi.waitFor(() => expect(letters()).toHaveLength(2), { timeout: 60_000, interval: 200 });
    expect(letters().sort()).toEqual(['Your brand kit is ready', `Your receipt ${(await orders())[0]?.receipt}`]);
    await kill();
    await drop();
  },
  240_000,
);

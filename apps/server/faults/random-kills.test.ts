import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { mailServer } from '../testing/smtp-server.ts';
import { buyerOfMany } from './buyer.ts';
import { kinds } from './kinds.ts';
import { emailCopies, squareUp } from './ledger.ts';
import { realServer } from './real-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandwright-random-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [kills, brands] = [50, 20];
/** Milliseconds until every kit is there (row R-02). */
const ready = 600_000;

test.concurrent.each(kinds)(
  `[R-02] $kind: every kit is ready within ten minutes of ${kills} kills during ${brands} purchases`,
  async ({ kind, made }) => {
    const { url, drop } = await made();
    const mail = await mailServer(() => 'take');
    const dataDir = mkdtempSync(join(folder, 'x'));
    await using server = realServer({ dataDir, databaseUrl: url, env: { SMTP_URL: mail.url } });
    await server.settle();
    const buyer = buyerOfMany(server, brands);
    let begun = 0;
    for (let kill = 0; kill < kills; kill++) {
      await server.start();
      const until = performance.now() + 100 + Math.random() * 3_000;
      while (performance.now() < until) {
        const bought = await Promise.race([buyer.step().catch(() => begun), wait(until - performance.now(), begun)]);
        begun = Math.max(begun, bought);
        await wait(50);
      }
      await server.kill();
    }
    await server.start();
    const from = performance.now();
    const completed = async () => (await server.kits()).filter(({ status }) => status === 'completed').length;
    while ((await completed()) < brands) {
      if (performance.now() - from > ready) expect.fail(`After ${ready} ms there are ${await completed()} of ${brands}.`);
      await buyer.step();
      await wait(1_000);
    }
    console.info(
      `${kind}: all ${brands} kits ${((performance.now() - from) / 1000).toFixed(1)} s after the last of ${kills} kills`,
    );
    expect(await buyer.archives()).toBe(brands);
    expect(await server.kill('SIGTERM')).toBe(0);
    const { orders } = await squareUp(server, dataDir);
    expect(orders.filter(({ status }) => status === 'paid')).toHaveLength(brands);
    // Each of them one email, however often it came.
    expect(Object.keys(emailCopies(mail.taken)).length).toBeGreaterThan(0);
    await mail.close();
    await drop();
  },
  1_400_000,
);

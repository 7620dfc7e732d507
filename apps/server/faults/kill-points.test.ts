import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tables } from '@brandwright/data';
import { afterAll, describe, expect, test } from 'vitest';
import { mailServer } from '../testing/smtp-server.ts';
import { persistentBuyer } from './buyer.ts';
import { kinds } from './kinds.ts';
import { emailCopies, squareUp } from './ledger.ts';
import { counting, points } from './points.ts';
import { type RealServer, realServer } from './real-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandwright-points-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const preload = ['--import', import.meta.resolve('./die-at.ts')];
/** Milliseconds from a restart within which everything has gone on (row R-01). */
const resumed = 45_000;

/** Starts it again and again so that it dies at a point, while somebody goes on as if nothing had been. */
async function dieAt(server: RealServer, { title, times }: (typeof points)[number], step: () => Promise<unknown>): Promise<void> {
  for (let time = 1; time <= times; time++) {
    // It may come there before it is ready: what it left undone is its first work.
    await server.start(preload, { DIE_AT: title }).catch((error: unknown) => {
      if (server.lives()) throw error;
    });
    for (const from = performance.now(); server.lives(); await wait(100)) {
      // It may go in the middle of an answer.
      await step().catch(() => {});
      if (performance.now() - from > 2 * resumed) expect.fail(`It came to that point ${time - 1} times of ${times}.`);
    }
  }
}

describe.each(kinds)('$kind', ({ kind, made }) => {
  test.concurrent.each(points)('[R-01] killed at: $title', async (point) => {
    const { title } = point;
    const { url, drop } = await made();
    const mail = await mailServer(() => 'take');
    const dataDir = mkdtempSync(join(folder, 'x'));
    await using server = realServer({ dataDir, databaseUrl: url, env: { SMTP_URL: mail.url } });
    await server.settle();
    const wantsRefund = title.startsWith('refund');
    const buyer = persistentBuyer(server, { wantsRefund });
    const goal = wantsRefund ? 'refunded' : 'paid';

    await dieAt(server, point, buyer.step);
    await server.start();
    const from = performance.now();
    let has = await buyer.step();
    while (has.kit?.status !== 'completed' || has.archive === null || has.order?.status !== goal) {
      if (performance.now() - from > resumed) expect.fail(`After ${resumed} ms there is: ${JSON.stringify(has)}`);
      await wait(100);
      has = await buyer.step();
    }
    const took = performance.now() - from;
    // One that was being sent is due again after half a minute.
    const subjects = wantsRefund ? 3 : 2;
    for (const since = performance.now(); Object.keys(emailCopies(mail.taken)).length < subjects; await wait(200))
      if (performance.now() - since > 60_000) expect.fail(`Only ${JSON.stringify(emailCopies(mail.taken))} came.`);
    if (title === 'mail sent') await wait(35_000);
    expect(await server.kill('SIGTERM')).toBe(0);
    const { orders, kits } = await squareUp(server, dataDir);
    expect(orders).toMatchObject([{ status: goal }]);
    expect(kits).toHaveLength(1);
    const copies = emailCopies(mail.taken);
    for (const count of Object.values(copies)) expect(count).toBeLessThanOrEqual(2);
    console.info(
      `${kind}, ${title}: all there ${(took / 1000).toFixed(1)} s after the restart; emails came ${Object.values(copies)} times`,
    );
    await mail.close();
    await drop();
  });

  test.concurrent('[R-14] a download asked for again after a crash between count and delivery counts once', async () => {
    const { url, drop } = await made();
    const dataDir = mkdtempSync(join(folder, 'x'));
    await using server = realServer({ dataDir, databaseUrl: url });
    await server.settle();
    const press = { businessName: 'Kiln', format: 'svg', attempt: 'one-press' };
    const ask = async () => (await server.send('POST', 'free-logo', press)).status;
    await dieAt(server, counting, ask);
    await server.start();
    expect(await ask()).toBe(200);
    expect(await server.kill('SIGTERM')).toBe(0);
    const counts = await server.look(({ database }) => database.statements.select().from(tables.usage));
    expect(counts).toMatchObject([{ usageType: 'logo_generation', count: 1 }]);
    await drop();
  });
});

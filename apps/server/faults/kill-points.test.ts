import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { mailServer } from '../src/mail-server.ts';
import { persistentBuyer } from './buyer.ts';
import { kinds } from './kinds.ts';
import { letterCopies, squareUp } from './ledger.ts';
import { points } from './points.ts';
import { realServer } from './real-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandwright-points-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const preload = ['--import', import.meta.resolve('./die-at.ts')];
/** Milliseconds from a restart within which everything has gone on (row R-01). */
const resumed = 45_000;

describe.each(kinds)('$kind', ({ kind, made }) => {
  test.concurrent.each(points)(
    '[R-01] killed at: $title',
    async ({ title, times }) => {
      const { url, drop } = await made();
      const mail = await mailServer(() => 'take');
      const dataDir = mkdtempSync(join(folder, 'x'));
      const server = realServer({ dataDir, databaseUrl: url, env: { SMTP_URL: mail.url } });
      await server.settle();
      const wantsRefund = title.startsWith('refund');
      const buyer = persistentBuyer(server, { wantsRefund });
      const goal = wantsRefund ? 'refunded' : 'paid';

      for (let time = 1; time <= times; time++) {
        await server.start(preload, { DIE_AT: title });
        for (const from = performance.now(); server.lives(); await wait(100)) {
          // It may go in the middle of an answer.
          await buyer.step().catch(() => {});
          if (performance.now() - from > 2 * resumed) expect.fail(`It came to that point ${time - 1} times of ${times}.`);
        }
      }
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
      for (const since = performance.now(); Object.keys(letterCopies(mail.taken)).length < subjects; await wait(200))
        if (performance.now() - since > 60_000) expect.fail(`Only ${JSON.stringify(letterCopies(mail.taken))} came.`);
      if (title === 'mail sent') await wait(35_000);
      expect(await server.kill('SIGTERM')).toBe(0);
      const { orders, kits } = await squareUp(server, dataDir);
      expect(orders).toMatchObject([{ status: goal }]);
      expect(kits).toHaveLength(1);
      const copies = letterCopies(mail.taken);
      for (const count of Object.values(copies)) expect(count).toBeLessThanOrEqual(2);
      console.info(
        `${kind}, ${title}: all there ${(took / 1000).toFixed(1)} s after the restart; copies of letters ${Object.values(copies)}`,
      );
      await mail.close();
      await drop();
    },
    400_000,
  );
});

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../packages/data/testing/eventually.ts';
import { mailServer } from '../testing/smtp-server.ts';
import { persistentBuyer } from './buyer.ts';
import { kinds } from './kinds.ts';
import { emailCopies, squareUp } from './ledger.ts';
import { realServer } from './real-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandwright-mail-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Milliseconds without a mail server, and until all is out once there is one again (row R-11). */
const [away, caughtUp] = [600_000, 300_000];

test.concurrent.each(kinds)(
  '[R-11] $kind: a kit needs no mail server, and emails go out within five minutes of its return',
  async ({ kind, made }) => {
    const { url, drop } = await made();
    // Where nobody listens; then one who drops the first, refuses the second and takes the rest.
    const fates = ['drop', 'refuse'] as const;
    let emails = 0;
    const port = await freePort();
    const dataDir = mkdtempSync(join(folder, 'x'));
    await using server = realServer({ dataDir, databaseUrl: url, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    await server.settle();
    await server.start();
    const [buyer, began] = [persistentBuyer(server), performance.now()];
    await eventually(async () => expect((await buyer.step()).archive).not.toBeNull(), 100);
    await wait(began + away - performance.now());

    const mail = await mailServer(() => fates[emails++] ?? 'take', port);
    const from = performance.now();
    while (Object.keys(emailCopies(mail.taken)).length < 2) {
      if (performance.now() - from > caughtUp) expect.fail(`Only ${JSON.stringify(emailCopies(mail.taken))} came.`);
      await wait(200);
    }
    console.info(`${kind}: emails out ${((performance.now() - from) / 1000).toFixed(0)} s after the mail server was back`);
    for (const count of Object.values(emailCopies(mail.taken))) expect(count).toBeLessThanOrEqual(2);
    expect(await server.kill('SIGTERM')).toBe(0);
    await squareUp(server, dataDir);
    await mail.close();
    await drop();
  },
  away + caughtUp + 60_000,
);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as { readonly port: number };
  await new Promise((done) => probe.close(done));
  return port;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tables } from '@brandwright/data';
import { asc } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../packages/data/testing/eventually.ts';
import { persistentBuyer } from './buyer.ts';
import { kinds } from './kinds.ts';
import { squareUp } from './ledger.ts';
import { realServer } from './real-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandwright-sigterm-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Milliseconds for which it may bring work to an end (row R-18). */
const drain = 25_000;

test.concurrent.each(kinds)(
  '[R-18] $kind: the server ends with 0 in time on SIGTERM, and a page that watches misses nothing',
  async ({ made }) => {
    const { url, drop } = await made();
    const dataDir = mkdtempSync(join(folder, 'x'));
    await using server = realServer({ dataDir, databaseUrl: url });
    await server.settle();
    await server.start();
    const [buyer, seen] = [persistentBuyer(server), [] as number[]];
    let watching = watch(server.at, seen);
    await buyer.step();
    await eventually(() => expect(seen.length).toBeGreaterThan(0), 5);
    const { origin } = server.at;
    const began = performance.now();
    const ended = server.kill('SIGTERM');
    const states = new Set<number>();
    for (; server.lives(); await new Promise((done) => setTimeout(done, 5)))
      await fetch(`${origin}/readyz`).then(
        ({ status }) => states.add(status),
        () => states.add(0),
      );
    expect(await ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(drain);
    // From the moment on nobody is sent there any more: 503, or nobody listens.
    expect([...states].filter((status) => status !== 503 && status !== 0)).toEqual([]);
    await watching;

    await server.start();
    watching = watch(server.at, seen);
    await eventually(async () => expect((await buyer.step()).kit?.status).toBe('completed'), 100);
    await eventually(async () => {
      const all = await fetch(`${server.at.origin}/api/kits`, { headers: { cookie: server.at.cookie } });
      expect(all.status).toBe(200);
      // Begun, put together, ready: its designs are drawn before it is paid for.
      expect(seen.length).toBeGreaterThan(2);
    });
    expect(await server.kill('SIGTERM')).toBe(0);
    await watching;
    const told = await server.look(({ database }) =>
      database.statements.select().from(tables.kitEvents).orderBy(asc(tables.kitEvents.id)),
    );
    expect(seen).toEqual(told.map(({ id }) => Number(id)));
    await squareUp(server, dataDir);
    await drop();
  },
);

/** Follows a person's events as a browser does, from the last that was seen, until the stream ends. */
async function watch({ origin, cookie }: { readonly origin: string; readonly cookie: string }, seen: number[]): Promise<void> {
  const last = seen.at(-1);
  const response = await fetch(`${origin}/api/events`, {
    headers: { cookie, ...(last === undefined ? {} : { 'last-event-id': String(last) }) },
  });
  let text = '';
  try {
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk as Uint8Array);
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const event of whole) {
        const [, id] = /^id: (\d+)$/m.exec(event) ?? [];
        if (id !== undefined) seen.push(Number(id));
      }
    }
  } catch {
    // The other end went.
  }
}

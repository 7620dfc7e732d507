import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/databases.ts';
import { migratedPostgres } from '../../testing/migrated-postgres.ts';
import { emptyPglite } from '../../testing/pglite-copy.ts';
import { postgres } from '../../testing/postgres-server.ts';
import { openPostgres } from './postgres.ts';
import { statement } from './statement.ts';
import { isUnavailable } from './trouble.ts';

const thrown = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => expect.fail('Nothing was thrown.'),
    (error: unknown) => error,
  );

test('[R-06] a server that is not there, and a database that was closed, are trouble that passes', async () => {
  expect(isUnavailable(await thrown(openPostgres('postgres://nobody@127.0.0.1:1/none')))).toBe(true);
  const closed = await emptyPglite();
  await closed.close();
  expect(isUnavailable(await thrown(closed.query('select 1')))).toBe(true);
  const both = new AggregateError([Object.assign(new Error('one of them'), { code: 'EPIPE' })], 'both ways');
  expect(isUnavailable(new Error('outer', { cause: both }))).toBe(true);
});

onEveryDatabase((database) => {
  test('[R-06] a statement that is wrong is our fault, not trouble of the database', async () => {
    expect(isUnavailable(await thrown(database().statements.execute(sql`select nothing_of_the_kind()`)))).toBe(false);
    expect(isUnavailable(await thrown(database().statements.execute(sql`select 1 / 0`)))).toBe(false);
    expect(isUnavailable('ECONNRESET')).toBe(false);
  });
});

test.skipIf(postgres === null)('[R-06] a statement that takes too long is trouble that passes', async () => {
  const { url, drop } = await migratedPostgres();
  const database = await openPostgres(url);
  const slow = database.asSystem(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 50`);
    await tx.execute(sql`select count(*) from generate_series(1, 100000000)`);
  });
  expect(isUnavailable(await thrown(slow))).toBe(true);
  await database.ping();
  await database.close();
  await drop();
});

test.skipIf(postgres === null)(
  '[H5-01] [R-06] two that wait for each other are trouble that passes for one of them',
  async () => {
    const { url, drop } = await migratedPostgres();
    const database = await openPostgres(url);
    const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const both = [0, 1].map((own) =>
      database.asSystem(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${own})`);
        held[own]?.resolve();
        await Promise.all(held.map(({ promise }) => promise));
        await tx.execute(sql`select pg_advisory_xact_lock(${1 - own})`);
      }),
    );
    const faults = (await Promise.allSettled(both)).flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(faults.map(isUnavailable)).toEqual([true]);
    await database.close();
    await drop();
  },
);

test.skipIf(postgres === null)('[R-06] a way that has gone silent is trouble that passes, whatever was under way', async () => {
  const { url, drop } = await migratedPostgres();
  const way = await openWay(new URL(url));
  const database = await openPostgres(way.url, { answerWithin: 400 });
  const one = statement`select 1 as one`;
  expect(await database.ask(one)).toEqual([[{ one: 1 }]]);
  for (const asked of [
    () => database.ask(one),
    () => database.statements.execute(sql`select 1`),
    () => database.asSystem((tx) => tx.execute(sql`select 1`)),
    () => database.askAsPerson(randomUUID(), one),
  ]) {
    way.silent(true);
    expect(isUnavailable(await thrown(asked()))).toBe(true);
    way.silent(false);
    expect(await database.ask(one)).toEqual([[{ one: 1 }]]);
  }
  await database.close();
  way.close();
  await drop();
});

/** A way to a server that can be made to lose everything, without closing: as a cable does. */
async function openWay(target: URL) {
  const open = new Set<Socket>();
  let lost = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (part) => lost || to.write(part)).on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silent(yes: boolean) {
      lost = yes;
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

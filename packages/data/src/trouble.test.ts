import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../specimens/databases.ts';
import { openPostgres } from './postgres.ts';
import { isUnavailable } from './trouble.ts';

const thrown = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => expect.fail('Nothing was thrown.'),
    (error: unknown) => error,
  );

test('[R-06] a server that is not there, and a database that was closed, are trouble that passes', async () => {
  expect(isUnavailable(await thrown(openPostgres('postgres://nobody@127.0.0.1:1/none')))).toBe(true);
  const closed = await PGlite.create();
  await closed.close();
  expect(isUnavailable(await thrown(closed.query('select 1')))).toBe(true);
  const both = new AggregateError([Object.assign(new Error('one of them'), { code: 'EPIPE' })], 'both ways');
  expect(isUnavailable(new Error('outer', { cause: both }))).toBe(true);
}, 60_000);

onEveryDatabase((database) => {
  test('[R-06] a statement that is wrong is our fault, not trouble of the database', async () => {
    expect(isUnavailable(await thrown(database().statements.execute(sql`select nothing_of_the_kind()`)))).toBe(false);
    expect(isUnavailable(await thrown(database().statements.execute(sql`select 1 / 0`)))).toBe(false);
    expect(isUnavailable('ECONNRESET')).toBe(false);
  });

  test('[R-06] a statement that takes too long is trouble that passes', async ({ skip }) => {
    skip(database().kind === 'pglite', 'The embedded database has no clock to stop a statement by.');
    const slow = database().asSystem(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`);
      await tx.execute(sql`select count(*) from generate_series(1, 100000000)`);
    });
    expect(isUnavailable(await thrown(slow))).toBe(true);
  });
});

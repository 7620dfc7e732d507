import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestPglite } from '../../testing/pglite-copy.ts';
import { tables, vacuum } from '../index.ts';

const database = await openTestPglite();
afterAll(() => database.close());

const bytes = async (): Promise<number> => {
  const { rows } = await database.wire.executeSql("select pg_total_relation_size('mails')::int as bytes");
  return (rows as readonly { readonly bytes: number }[])[0]?.bytes ?? 0;
};
/** 400 kB of incompressible text. */
const text = randomBytes(200_000).toString('hex');
/** Writes the text thirty times, rotated by one letter each time. */
const overwrite = async (): Promise<void> => {
  for (let i = 0; i < 30; i++) await database.statements.execute(sql`update mails set text = substr(text, 2) || left(text, 1)`);
};

test('[H7-06] what was overwritten in an embedded database is free again, and is written over', async () => {
  const email = { recipient: 'ada@example.com', subject: 'Hello', text, html: 'Hello' };
  await database.statements.insert(tables.mails).values(email);
  await overwrite();
  const once = await bytes();
  for (let i = 0; i < 4; i++) {
    // Postgres counts what is dead about once a second.
    const vacuumed: string[] = [];
    while (!vacuumed.includes('public.mails')) vacuumed.push(...(await vacuum(database)));
    await overwrite();
  }
  expect(await bytes()).toBeLessThan(once * 1.6);
});

test('[H10-07] what was added is gone through soon, not all of it when some is deleted', async () => {
  const email = { recipient: 'ada@example.com', subject: '', text, html: '' };
  for (let i = 0; i < 40; i++) await database.statements.insert(tables.mails).values(email);
  // Postgres updates its counts about once a second unless it is told to.
  await database.statements.execute(sql`select pg_stat_force_next_flush()`);
  expect(await vacuum(database)).toEqual(['public.mails']);
  await database.statements.execute(sql`select pg_stat_force_next_flush()`);
  expect(await vacuum(database)).toEqual([]);
});

test('[H7-06] a Postgres of its own frees by itself, and is asked nothing', async () => {
  expect(await vacuum({ kind: 'postgres', wire: {} as never })).toEqual([]);
});

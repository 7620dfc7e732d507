import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { heavyLogos } from '../../testing/heavy-kit.ts';
import { migratedPostgres } from '../../testing/migrated-postgres.ts';
import { makePerson } from '../../testing/people.ts';
import { postgres } from '../../testing/postgres-server.ts';
import { keepProof, openPostgres, tables } from '../index.ts';
import { erasePerson } from './erase-person.ts';

const { logos, orderProofs, orders } = tables;

// The embedded database has one session, so that nobody orders meanwhile.
test.skipIf(postgres === null)(
  '[H10-08] [A-06] an order that comes while its owner is erased is emptied like the others',
  async () => {
    const { url, drop } = await migratedPostgres();
    const database = await openPostgres(url);
    const ada = await makePerson(database);
    const [ordered, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const asked = { email: 'ada@example.com', successUrl: '', cancelUrl: '', expiresAt: 0 };
    const purchase = database.asSystem(async (tx) => {
      const values = { userId: ada, plan: 'starter', amount: 2999, brandKey: randomUUID(), brandData: {}, asked };
      const [order] = await tx.insert(orders).values(values).returning();
      if (order === undefined) throw new Error('There is no order.');
      await keepProof(
        tx,
        { id: order.id, brandKey: values.brandKey, userId: ada },
        { logos: heavyLogos(1, 10), engine: '', edition: 1 },
      );
      ordered.resolve();
      await committed.promise;
    });
    await ordered.promise;
    const erasure = database.asSystem((tx) => erasePerson(tx, ada));
    await eventually(async () => {
      const { rows } = (await database.statements.execute(
        sql`select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`,
      )) as unknown as { readonly rows: readonly unknown[] };
      expect(rows).not.toEqual([]);
    });
    committed.resolve();
    await purchase;
    expect((await erasure).account?.id).toBe(ada);
    expect(await database.statements.select().from(orders)).toMatchObject([
      { userId: null, asked: null, brandData: null, brandKey: null },
    ]);
    expect(await database.statements.$count(orderProofs)).toBe(0);
    expect(await database.statements.$count(logos, sql`user_id is not null`)).toBe(0);
    await database.close();
    await drop();
  },
);

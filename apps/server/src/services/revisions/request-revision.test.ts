import { addRevision, lockOrder, openPostgres, tables } from '@brandwright/data';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eventually } from '../../../../../packages/data/testing/eventually.ts';
import { migratedPostgres } from '../../../../../packages/data/testing/migrated-postgres.ts';
import { postgres } from '../../../../../packages/data/testing/postgres-server.ts';
import { stubPress } from '../../../testing/stub-press.ts';
import { testDeps } from '../../../testing/test-app.ts';
import { testPerson } from '../../../testing/test-person.ts';
import { requestRevision } from './request-revision.ts';

// The embedded database has one session, so that no two can wait for each other there.
test.skipIf(postgres === null)('[V-03] a request waits for one on another session, and counts it', async () => {
  const { url, drop } = await migratedPostgres();
  const database = await openPostgres(url);
  const owner = await testPerson(database);
  const bought = { userId: owner.id, plan: 'enterprise', amount: 9999, status: 'paid' as const };
  const [{ id: orderId = '' } = {}] = await database.statements.insert(tables.orders).values(bought).returning();
  const kit = { userId: owner.id, orderId, businessName: 'Kiln', personalityTraits: {}, colorPalette: {} };
  const [{ id: kitId = '' } = {}] = await database.statements
    .insert(tables.brandKits)
    .values({ ...kit, status: 'completed' })
    .returning();
  const asked = { brandKitId: kitId, userId: owner.id, revisionType: 'color', requestedChanges: 'Redder.' } as const;
  const [begun, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = database.asSystem(async (tx) => {
    await lockOrder(tx, { id: orderId });
    begun.resolve();
    await told.promise;
    await addRevision(tx, asked);
    await addRevision(tx, asked);
  });
  await begun.promise;
  let answer: string | null = null;
  const deps = testDeps(stubPress, database);
  const requesting = requestRevision(deps, owner, kitId, { type: 'color', changes: 'Redder still.' }).then(
    ({ status }) => (answer = status),
    ({ code }: { readonly code: string }) => (answer = code),
  );
  await eventually(async () => {
    const { rows } = (await database.statements.execute(
      sql`select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`,
    )) as unknown as { readonly rows: readonly unknown[] };
    expect(answer !== null || rows.length > 0).toBe(true);
  });
  told.resolve();
  await Promise.all([other, requesting]);
  expect(answer).toBe('kit.revisions_used');
  await database.close();
  await drop();
});

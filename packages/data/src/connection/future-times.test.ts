import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/databases.ts';
import { makePerson } from '../../testing/people.ts';
import { type Database, nextEmail, openQueue, ordersToLookAt, queueEmail, stalledKits, tables } from '../index.ts';

const { brandKits, orders } = tables;
const later = sql`now() + interval '2 hours'`;
const rows = async <T>(asked: Promise<unknown>): Promise<readonly T[]> => ((await asked) as { rows: readonly T[] }).rows;

/** Nobody works here: jobs of the queue wait. */
const open = (database: Database) =>
  openQueue(database, { atOnce: 0, work: async () => {}, failed: async () => false, givenUp: async () => {} });

onEveryDatabase((database) => {
  const run = (text: ReturnType<typeof sql>) => database().statements.execute(text);

  test('[H4-08] [R-03] after the clock was set back, a job and a worker that died wait no longer than before', async () => {
    const first = await open(database());
    for (const key of ['now', 'waits', 'runs']) await database().asSystem((tx) => first.send(tx, key, { kit: key }));
    const at = { heartbeat: sql`heartbeat_seconds = 10, heartbeat_on = ${later}`, created: sql`created_on = ${later}` };
    await run(sql`update jobs.job set ${at.created}, start_after = ${later} where singleton_key = 'waits'`);
    await run(sql`update jobs.job set state = 'active', started_on = ${later}, ${at.heartbeat} where singleton_key = 'runs'`);
    await run(sql`update jobs.queue set monitor_claim_on = ${later}, monitor_on = ${later}, maintain_on = ${later}`);
    const ahead = () =>
      rows<{ key: string }>(
        run(sql`select singleton_key as key from jobs.job
          where greatest(created_on, start_after, started_on, heartbeat_on) > now() + interval '10 seconds' order by 1`),
      );
    expect((await ahead()).map(({ key }) => key)).toEqual(['runs', 'waits']);
    await first.bringBack();
    expect(await ahead()).toEqual([]);

    await run(sql`update jobs.job set start_after = ${later} where singleton_key = 'waits'`);
    await first.stop(0);
    await (await open(database())).stop(0);
    expect(await ahead()).toEqual([]);
    const queues = await rows<{ ahead: boolean }>(
      run(
        sql`select greatest(monitor_claim_on, monitor_on, maintain_on) > now() + interval '10 seconds' as ahead from jobs.queue`,
      ),
    );
    expect(queues.some((queue) => queue.ahead)).toBe(false);
  });

  test('[H4-08] [R-09] [R-11] emails, orders and kits from before the clock was set back are due at once', async () => {
    const email = { recipient: 'ada@example.com', subject: 'Your receipt', text: 'Hello', html: '<p>Hello</p>' };
    await database().asSystem((tx) => queueEmail(tx, email));
    await run(sql`update mails set due_at = ${later}, created_at = ${later}`);
    expect((await nextEmail(database()))?.subject).toBe(email.subject);
    // Its pause is over in half a minute.
    expect(await nextEmail(database())).toBeNull();

    const userId = await makePerson(database());
    const kit = { userId, businessName: 'Kiln', status: 'generating' as const, personalityTraits: {}, colorPalette: {} };
    const [made] = await database().statements.insert(brandKits).values(kit).returning();
    const order = { userId, plan: 'starter', amount: 2999, brandKitId: made?.id ?? '' };
    await database()
      .statements.insert(orders)
      .values([
        { ...order, status: 'paid' },
        { ...order, brandKitId: null, status: 'open', stripeSessionId: randomUUID() },
      ]);
    await run(sql`update orders set looked_at = ${later} where status = 'open'`);
    const due = () => ordersToLookAt(database(), { test: false, most: 5, since: null });
    expect(await due()).toHaveLength(1);
    expect(await due()).toEqual([]);
    expect(await stalledKits(database())).toEqual([]);
    await run(sql`update brand_kits set created_at = ${later}`);
    expect(await stalledKits(database())).toEqual([made?.id]);
  });
});

import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/databases.ts';
import type { Database } from '../index.ts';
import { mails } from '../tables/mails.ts';
import { emailFailed, emailRefused, emailSent, isMailDelayed, nextEmail, queueEmail } from './mail-queue.ts';

const email = { recipient: 'ada@example.com', subject: 'Your receipt', text: 'Hello', html: '<p>Hello</p>' };

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(mails));
  const set = (what: ReturnType<typeof sql>) => database().statements.execute(sql`update mails set ${what}`);

  /** Seconds until the email is due again after some work, by the clock of their one transaction; null when that found no email. */
  const pauseAfter = (work: (within: Database) => Promise<unknown>): Promise<number | null> =>
    database().asSystem(async (tx) => {
      if ((await work(Object.create(database(), { statements: { value: tx } }))) === null) return null;
      const { rows } = (await tx.execute(
        sql`select extract(epoch from due_at - now())::float as pause from mails`,
      )) as unknown as {
        readonly rows: readonly [{ readonly pause: number }];
      };
      return rows[0].pause;
    });

  test('[R-11] an email is retried at least every two minutes at first, then hourly for two days', async () => {
    await database().asSystem((tx) => queueEmail(tx, email));
    const pauses: number[] = [];
    for (let pause = await pauseAfter(nextEmail); pause !== null; pause = await pauseAfter(nextEmail)) {
      pauses.push(Math.round(pause));
      await set(sql`due_at = now()`);
    }
    expect(Math.max(...pauses.slice(0, 30))).toBeLessThanOrEqual(120);
    expect(pauses.slice(0, 4).map((seconds) => Math.round(seconds / 30))).toEqual([1, 2, 4, 4]);
    const first = pauses.slice(0, 30).reduce((sum, one) => sum + one, 0);
    expect(first).toBeGreaterThan(50 * 60);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(3600);
    expect(pauses.at(-1)).toBeGreaterThan(3500);
    const hours = pauses.reduce((sum, one) => sum + one, 0) / 3600;
    expect(hours).toBeGreaterThan(46);
    expect(hours).toBeLessThan(50);
  });

  test('[R-11] an email that was refused for good is tried six more times, an hour apart', async () => {
    await database().asSystem((tx) => queueEmail(tx, email));
    const tries: number[] = [];
    for (let next = await nextEmail(database()); next !== null; next = await nextEmail(database())) {
      tries.push(next.tries);
      const { id } = next;
      expect(await pauseAfter((within) => emailRefused(within, id).then(() => next))).toBe(3600);
      await set(sql`due_at = now()`);
    }
    expect(tries).toEqual([1, 75, 76, 77, 78, 79, 80]);
  });

  /** How the database runs the statements of some work. */
  const plansOf = (work: (within: Database) => Promise<unknown>): Promise<readonly string[]> =>
    database().asSystem(async (tx) => {
      // Small tables are read as a whole, whatever indexes they have.
      await tx.execute(sql`set local enable_seqscan = off`);
      const plans: string[] = [];
      const execute = async (asked: SQL) => {
        plans.push(JSON.stringify(await tx.execute(sql`explain (analyze, costs off) ${asked}`)));
        return { rows: [] };
      };
      await work(Object.create(database(), { statements: { value: { execute } } }));
      return plans;
    });
  const mostRemoved = (plan: string): number =>
    Math.max(0, ...[...plan.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, removed]) => Number(removed)));

  test('[H15-05] looking for the next email, or for a delay, reads no email that was given up', async () => {
    const many = Array.from({ length: 300 }, () => ({ ...email, tries: 80, createdAt: new Date(0) }));
    await database().statements.insert(mails).values(many);
    await database().asSystem((tx) => queueEmail(tx, email));
    const plans = [...(await plansOf(nextEmail)), ...(await plansOf((within) => isMailDelayed(within, email.recipient)))];
    expect(plans).toHaveLength(3);
    for (const plan of plans) {
      expect(plan).toMatch(/mails_(?:due|waiting)/);
      expect(mostRemoved(plan)).toBeLessThan(3);
    }
  });

  test('[H16-05] looking for the next email, or for a delay, reads none that is due later', async () => {
    const later = new Date(Date.now() + 600_000);
    const many = Array.from({ length: 3_000 }, (_, n) => ({ ...email, recipient: `${n}@example.com`, tries: 40, dueAt: later }));
    await database().statements.insert(mails).values(many);
    await database().asSystem((tx) => queueEmail(tx, email));
    const [due = ''] = await plansOf(nextEmail);
    const [delay = ''] = await plansOf((within) => isMailDelayed(within, email.recipient));
    expect([due, delay]).toEqual([expect.stringContaining('mails_due'), expect.stringContaining('mails_waiting')]);
    for (const plan of [due, delay]) expect(mostRemoved(plan)).toBeLessThan(3);
  });

  test('[H15-05] an email keeps its text until its last attempt has failed', async () => {
    await database().asSystem((tx) => queueEmail(tx, email));
    const textAfter = async (tries: number) => {
      await set(sql`tries = ${tries}, due_at = now()`);
      const next = await nextEmail(database());
      await emailFailed(database(), { id: next?.id ?? '', tries: next?.tries ?? 0 });
      return (await database().statements.select().from(mails)).map(({ recipient, text, html }) => [recipient, text, html]);
    };
    expect(await textAfter(78)).toEqual([[email.recipient, email.text, email.html]]);
    expect(await textAfter(79)).toEqual([[email.recipient, '', '']]);
  });

  test('[R-11] mail is delayed only for a reader whose tried email has waited over a minute', async () => {
    const delayed = (recipient = email.recipient) => isMailDelayed(database(), recipient);
    await database().asSystem((tx) => queueEmail(tx, email));
    await set(sql`created_at = now() - interval '2 minutes'`);
    // Nobody has tried yet: the mail sender will.
    expect(await delayed()).toBe(false);
    const tried = await nextEmail(database());
    expect(await delayed()).toBe(true);
    expect(await delayed('ben@example.com')).toBe(false);
    await set(sql`created_at = now() - interval '50 seconds'`);
    expect(await delayed()).toBe(false);
    await set(sql`created_at = now() - interval '3 days', tries = 80`);
    expect(await delayed()).toBe(false);
    await set(sql`tries = 63`);
    expect(await delayed()).toBe(true);
    await emailSent(database(), { ...email, id: tried?.id ?? '' });
    expect(await delayed()).toBe(false);
  });
});

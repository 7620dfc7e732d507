import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * True if a column lies in the future: it was written before the clock was set back. Allows 10 seconds for
 * transactions that began slightly later than this one.
 */
export const isAhead = (column: string) => sql`${sql.identifier(column)} > now() + interval '10 seconds'`;

/**
 * Resets future times in the job queue to now, after the clock was set back. Otherwise jobs would wait for
 * the length of the step, and a dead worker would count as alive. No job waits more than ten minutes by
 * itself.
 */
export async function bringBackJobs({ statements }: Pick<Database, 'statements'>): Promise<void> {
  await statements.execute(sql`
    update jobs.job set created_on = least(created_on, now()), start_after = least(start_after, now()),
      started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
    where state in ('created', 'retry', 'active') and (${isAhead('created_on')} or ${isAhead('started_on')} or ${isAhead('heartbeat_on')}
      or start_after > now() + interval '11 minutes')`);
  await statements.execute(sql`
    update jobs.queue set monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
      maintain_on = least(maintain_on, now())
    where ${isAhead('monitor_claim_on')} or ${isAhead('monitor_on')} or ${isAhead('maintain_on')}`);
}

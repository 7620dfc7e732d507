import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Whether a column lies in the future: it was written before the clock was set back, and not by a transaction that began a moment later than this one. */
export const isAhead = (column: string) => sql`${sql.identifier(column)} > now() + interval '10 seconds'`;

/**
 * Brings times of the queue of jobs that lie in the future back to now, where the clock was set back since: jobs would wait for as long as the step, and a
 * worker that died would count as alive. No job waits for more than ten minutes by itself.
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

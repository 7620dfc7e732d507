import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@brandwright/data';
import type { Press } from '@brandwright/press';
import { type DiskSpace, isNearlyFull } from './disk-space.ts';

interface Needed {
  readonly stopping: () => boolean;
  readonly database: Pick<Database, 'kind'>;
  /** Asks the database, seldom: everybody may ask for this, as often as they like. */
  readonly ping: Database['ping'];
  readonly press: Pick<Press, 'status'>;
  readonly diskSpace: () => Promise<DiskSpace>;
}

/** Milliseconds for the database to answer. */
const patience = 1000;
/** What the server needs to work, in reporting order. */
type Part = 'running' | 'database' | 'durable database' | 'press' | 'disk space';

/**
 * What is missing; empty if this server is ready. A Postgres without `fsync` counts as missing, because it
 * would lose what it acknowledged. Never rejects.
 */
export async function missing({ stopping, database, ping, press, diskSpace }: Needed): Promise<readonly Part[]> {
  const [answer, full] = await Promise.all([
    Promise.race([ping(), wait(patience, null, { ref: false })]).catch(() => null),
    isNearlyFull(diskSpace),
  ]);
  const parts: readonly (readonly [Part, boolean])[] = [
    ['running', !stopping()],
    ['database', answer !== null],
    ['durable database', answer === null || database.kind === 'pglite' || answer.durable],
    ['press', press.status().pids.length > 0],
    ['disk space', !full],
  ];
  return parts.filter(([, there]) => !there).map(([part]) => part);
}

import { sql } from 'drizzle-orm';
import { type ConstructorOptions, type Db, type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../connection/database.ts';
import { bringBackJobs } from '../connection/future-times.ts';
import { behindRequests } from '../connection/serial-queue.ts';

/** Data of a job. */
export type JobData = Readonly<Record<string, string>>;

/** A running job. */
export interface RunningJob {
  readonly data: JobData;
  /** Completes the job in the transaction of its work: both commit, or neither does. */
  complete(tx: Transaction): Promise<void>;
}

export interface QueueHandlers {
  /** Does a job and completes it. */
  readonly work: (job: RunningJob) => Promise<void>;
  /**
   * Called when `work` rejects. Resolve to true to give the job up; otherwise it is retried. A process that
   * dies midway does not count as a failure.
   */
  readonly failed: (data: JobData, error: unknown) => Promise<boolean>;
  /** Called once for a job that was given up, and may queue it anew. Retried if it rejects. */
  readonly givenUp: (data: JobData, queue: Pick<Queue, 'send'>) => Promise<void>;
}

/** Jobs in the database, queued in the transaction that causes them. They survive any process. */
export interface Queue {
  /** Queues a job on commit. Does nothing while a job with the same key waits or runs. */
  send(tx: Transaction, key: string, data: JobData): Promise<void>;
  /** True if a job with this key waits or runs. */
  isLive(key: string): Promise<boolean>;
  /** Repairs the queue's times after the clock was set back. Also runs when the queue is opened. */
  bringBack(): Promise<void>;
  /** Resolves once running jobs are done, or after `grace` milliseconds. Interrupted jobs run again. */
  stop(grace: number): Promise<void>;
}

export interface QueueOptions extends QueueHandlers {
  /** Concurrent jobs in this process. 0 only sends. Default 2. */
  readonly atOnce?: number;
  /**
   * Seconds between polls for jobs that no notice announced, at least 0.5, and before a job's second try.
   * Default 2 and 1.
   */
  readonly pauses?: { readonly look: number; readonly retry: number };
  /** Called on errors. The queue keeps running. */
  readonly onTrouble?: (error: unknown) => void;
}

/**
 * Seconds. A worker silent for `heartbeat` is dead, and its job goes to another; checked every `look`. With
 * pg-boss's default of 60 and no heartbeat, a killed job had not come again after 100 s. A job may
 * take `most`.
 */
const lease = { heartbeat: 10, look: 5, most: 120 } as const;

const [name, deadLetters] = ['make-kit', 'make-kit-given-up'] as const;

/** A monotonic clock. pg-boss would measure its pauses by the wall clock, which can be set. */
const steadyClock: NonNullable<ConstructorOptions['clock']> = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout,
  setInterval,
  clearTimeout,
  clearInterval,
};

/** Both drivers return rows. The transaction's own type leaves that open. */
const within = (tx: Transaction): Db => fromDrizzle(tx as unknown as DrizzleTransactionLike, sql);

/** Opens the queue of an open database, and creates or migrates its tables. */
export const openQueue = (database: Database, options: QueueOptions): Promise<Queue> =>
  // All polling and all jobs start here and inherit the low priority.
  behindRequests(() => opened(database, options));

async function opened(database: Database, options: QueueOptions): Promise<Queue> {
  const { work, failed, givenUp, atOnce = 2, pauses = { look: 2, retry: 1 }, onTrouble = () => {} } = options;
  const boss = new PgBoss({
    db: database.wire,
    backend: database.kind,
    schema: 'jobs',
    createSchema: false,
    useListenNotify: true,
    clock: steadyClock,
    schedule: false,
    superviseIntervalSeconds: lease.look,
    monitorIntervalSeconds: lease.look,
    // The database's operators do both.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', onTrouble);
  await boss.start();
  // The dead-letter queue first, because the other one refers to it.
  await boss.createQueue(deadLetters, { retryLimit: 1000, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, notify: true });
  const kept = {
    policy: 'exclusive' as const,
    deadLetter: deadLetters,
    // Counts only attempts whose worker process died. Failures of the work are counted by the handler.
    retryLimit: 50,
    retryDelay: pauses.retry,
    ...(pauses.retry > 0 ? { retryBackoff: true, retryDelayMax: 15 } : {}),
    heartbeatSeconds: lease.heartbeat,
    expireInSeconds: lease.most,
    deleteAfterSeconds: 3600,
    notify: true,
  };
  await boss.createQueue(name, kept);
  const queue = await boss.getQueue(name);
  if (queue?.heartbeatSeconds !== lease.heartbeat || queue.deadLetter !== deadLetters)
    throw new Error('The queue of jobs has not the lease that it needs.');
  // Fills the cache of queues. Filled inside a transaction of the embedded database, it would wait for that
  // transaction forever.
  await boss.findJobs(name, { key: '' });
  const bringBack = (): Promise<void> => bringBackJobs(database);
  await bringBack();

  const send: Queue['send'] = async (tx, key, data) => {
    await boss.send(name, data, { singletonKey: key, db: within(tx) });
  };
  if (atOnce > 0) {
    // Retried jobs send no notice, so poll as well.
    const looks = { pollingIntervalSeconds: pauses.look, notifyPollingIntervalSeconds: pauses.look };
    const settings = {
      localConcurrency: atOnce,
      includeMetadata: true,
      perJobResults: true,
      ...looks,
    } as const;
    await boss.work<JobData>(name, settings, async ([job]) => {
      if (job === undefined) return [];
      const { id, data } = job;
      try {
        await work({
          data,
          complete: async (tx) => {
            await boss.complete(name, job, {}, { db: within(tx) });
          },
        });
        return [{ id, status: 'completed' as const }];
      } catch (error) {
        onTrouble(error);
        return [{ id, status: (await failed(data, error)) ? ('deadletter' as const) : ('failed' as const) }];
      }
    });
    await boss.work<JobData>(deadLetters, { localConcurrency: 1, ...looks }, async ([job]) => {
      if (job !== undefined) await givenUp(job.data, { send });
    });
  }
  return {
    send,
    bringBack,
    async isLive(key) {
      const found = await boss.findJobs(name, { key });
      return found.some(({ state }) => state === 'created' || state === 'retry' || state === 'active');
    },
    stop: (grace) => boss.stop({ graceful: true, timeout: Math.max(1_000, grace), close: false }),
  };
}

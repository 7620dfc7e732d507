import { sql } from 'drizzle-orm';
import { type ConstructorOptions, type Db, type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../connection/database.ts';
import { bringBackJobs } from '../connection/future-times.ts';
import { behindRequests } from '../connection/serial-queue.ts';

/** What a job is told. */
export type JobData = Readonly<Record<string, string>>;

/** A job under way. */
export interface RunningJob {
  readonly data: JobData;
  /** Done, in the same transaction as what it did: either both are there or neither. */
  complete(tx: Transaction): Promise<void>;
}

export interface QueueHandlers {
  /** Does a job, and completes it. */
  readonly work: (job: RunningJob) => Promise<void>;
  /** Told when that rejects: whether the job is to be given up; otherwise it comes again. A process that ends in the middle is no failure. */
  readonly failed: (data: JobData, error: unknown) => Promise<boolean>;
  /** Told of a job that was given up, once, and may send it anew. Comes again when it rejects. */
  readonly givenUp: (data: JobData, queue: Pick<Queue, 'send'>) => Promise<void>;
}

/** Jobs that survive every process: in the database, in the transaction of what they follow from. */
export interface Queue {
  /** Queues a job: there once the transaction holds. None is added while one with its key waits or runs. */
  send(tx: Transaction, key: string, data: JobData): Promise<void>;
  /** Whether a job with this key waits or runs. */
  isLive(key: string): Promise<boolean>;
  /** Lets no job wait, and no worker count as alive, because of a clock that was set back. Done by itself when the queue is opened. */
  bringBack(): Promise<void>;
  /** Ends once what runs is done, or after so many milliseconds; what is cut off comes again. */
  stop(grace: number): Promise<void>;
}

export interface QueueOptions extends QueueHandlers {
  /** Jobs at a time in this process; 0 only sends. Default 2. */
  readonly atOnce?: number;
  /** Seconds: between two looks for jobs that no notice told of, half a second at least; and before the second try of a job. Default 2 and 1. */
  readonly pauses?: { readonly look: number; readonly retry: number };
  /** Told of trouble; the queue goes on. */
  readonly onTrouble?: (error: unknown) => void;
}

/**
 * Seconds. A worker that says nothing for as long as `heartbeat` has died, and its job is another's; who looks for such does so every `look`.
 * With pg-boss's own 60 and no heartbeat a killed job had not come again after 100 s (row R-03). A job may take `most`.
 */
const lease = { heartbeat: 10, look: 5, most: 120 } as const;

const [name, deadLetters] = ['make-kit', 'make-kit-given-up'] as const;

/** Time that nobody sets: pg-boss measures its pauses by it, and by the clock of the day they would be as wrong as that clock was. */
const steadyClock: NonNullable<ConstructorOptions['clock']> = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout,
  setInterval,
  clearTimeout,
  clearInterval,
};

/** Both drivers answer with rows, which the transaction's own type leaves open. */
const within = (tx: Transaction): Db => fromDrizzle(tx as unknown as DrizzleTransactionLike, sql);

/** The queue of a database that is open; its tables are made, and brought to this version, by itself. */
export const openQueue = (database: Database, options: QueueOptions): Promise<Queue> =>
  // Its polling and its jobs, all of which begin here.
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
    // Looked after by those who run the database.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', onTrouble);
  await boss.start();
  // First what the other names.
  await boss.createQueue(deadLetters, { retryLimit: 1000, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, notify: true });
  const kept = {
    policy: 'exclusive' as const,
    deadLetter: deadLetters,
    // Of a job whose worker dies each time: what fails is given up by who does it.
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
  // It keeps what it looked up: looked up inside a transaction of the embedded database, it would wait for that transaction for ever.
  await boss.findJobs(name, { key: '' });
  const bringBack = (): Promise<void> => bringBackJobs(database);
  await bringBack();

  const send: Queue['send'] = async (tx, key, data) => {
    await boss.send(name, data, { singletonKey: key, db: within(tx) });
  };
  if (atOnce > 0) {
    // What comes again, comes without a notice: it is looked for as well.
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

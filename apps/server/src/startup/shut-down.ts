import { setTimeout as wait } from 'node:timers/promises';
import type { DirectoryLock } from '@brandwright/data';
import type { HttpServer } from '../http/http-server.ts';
import type { Reconciler } from '../jobs/reconciler.ts';
import type { Running } from './open-deps.ts';

/**
 * Milliseconds after a signal: for requests, then a little longer for the press and an email, and in total
 * . Nothing promised is lost: an interrupted email goes out again, and the database has what it
 * acknowledged.
 */
const grace = { requests: 20_000, press: 3_000, email: 1_000, all: 24_500 };

export interface Serving extends Running {
  readonly server: HttpServer;
  readonly reconciler: Reconciler;
  readonly lock: DirectoryLock;
}

/** Closes everything from the outside in. Each part needs the later ones to finish its work. */
export async function shutDown({
  deps,
  queue,
  kitEvents,
  sandbox,
  server,
  reconciler,
  lock,
  stopHousekeeping,
}: Serving): Promise<void> {
  const { press, database, log } = deps;
  const close = async (): Promise<void> => {
    await kitEvents.stop();
    await server.close(grace.requests);
    const jobs = Promise.all([queue.stop(grace.press), sandbox?.stop(), reconciler.stop()]);
    await press.close(grace.press);
    await Promise.race([Promise.all([jobs, stopHousekeeping()]), wait(grace.email)]);
    await database.close();
  };
  await Promise.race([close(), wait(grace.all)]).catch((err: unknown) => log.warn({ err }, 'did not close in order'));
  lock.release();
}

import { statfs } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  behindRequests,
  type Database,
  DirectoryHeldError,
  type DirectoryLock,
  databaseFolder,
  holdDirectory,
  ledgerFile,
  openLedger,
  openPglite,
  openPostgres,
  openQueue,
  retireTestOrders,
  vacuumTable,
} from '@brandwright/data';
import { openKitShelf, type Press } from '@brandwright/press';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Deps } from './deps.ts';
import { outboxGateway, smtpGateway } from './gateways/mail.ts';
import { openPayment } from './gateways/open-payment.ts';
import { openOutbox } from './gateways/outbox.ts';
import { type HttpServer, listen } from './http/http-server.ts';
import { startCleanup } from './jobs/cleanup.ts';
import { kitMaker } from './jobs/kit-maker.ts';
import { startMailSender } from './jobs/mail-sender.ts';
import { startNightlyBackup } from './jobs/nightly-backup.ts';
import { startReconciler } from './jobs/reconciler.ts';
import { startVacuum } from './jobs/vacuum.ts';
import { givingUp, lookedAtSeldom, needRoom, type Room, watchRoom } from './operations/disk-space.ts';
import { openLog } from './operations/log.ts';
import { openMetrics } from './operations/metrics.ts';
import { entryStep } from './services/accounts/in-steps.ts';
import { openAccountServices } from './services/accounts/open-accounts.ts';
import { openKitEventStream } from './services/kits/kit-event-stream.ts';
import { keepSecret, SecretError } from './settings/secret.ts';
import { isProduction, type Settings } from './settings/settings.ts';
import { loadSite } from './site/load-site.ts';

/** Exit statuses in sysexits.h's numbering: service managers and people can tell them apart. */
const exits = { unavailable: 69, held: 75, settings: 78 } as const;

/**
 * Milliseconds after a signal: requests may take this long, the press and a letter a little longer, and all of it together so long (row R-18). What
 * is cut off then is nothing that was promised: a letter under way goes out again, and the database has what it acknowledged.
 */
const grace = { requests: 20_000, press: 3_000, letter: 1_000, all: 24_500 };

/** Runs the product in this process until a signal ends it: holds the data folder, opens what it needs, serves once the press is `warm`. */
export async function serve(settings: Settings, press: Press, warm: Promise<void>): Promise<void> {
  const log = openLog(settings.logLevel);
  const lock = await hold(settings.dataDir);
  const loading = loadSite(fileURLToPath(new URL('../../web/build/client', import.meta.url)));
  // Heard of below: the database may fail first.
  loading.catch(() => {});
  const secret = settings.secret ?? (await ownSecret(settings));
  const database = await openDatabase(settings, log);
  const site = await loading;
  if (site.size === 0) log.warn('there is no web build: pages are missing, the interface for programs works');

  const origin = settings.publicUrl ?? new URL(`http://localhost:${settings.port}`);
  const people = openAccountServices({ database, secret, origin, log });
  const sender = { from: settings.mailFrom, host: origin.hostname };
  const letters = join(settings.dataDir, 'outbox');
  const mail = settings.smtpUrl === null ? outboxGateway(letters, sender) : smtpGateway(settings.smtpUrl, sender);
  // Kept in order also where letters are sent by now: some may lie there from before.
  const outbox = openOutbox(letters);
  const mailSender = behindRequests(() => startMailSender({ database, mail, log }));
  const shelf = openKitShelf(press, {
    folder: join(settings.dataDir, 'kits'),
    beforeMaking: (bytes) => needRoom(room, bytes),
  });
  const room: () => Promise<Room> = lookedAtSeldom(
    givingUp(
      () => roomOf(settings.dataDir),
      (bytes) => shelf.giveUp(bytes),
    ),
    () => performance.now(),
  );
  watchRoom(room);
  const ledger = openLedger(database, ledgerFile(settings), (aside) =>
    log.error({ aside, code: 'erasures.damaged' }, 'the ledger of erasures was damaged and has been begun anew'),
  );
  const cleanup = behindRequests(() => startCleanup({ database, ledger, outbox, shelf, log }));
  const freeing = behindRequests(() => startVacuum(database, log));
  const queue = await openQueue(database, {
    ...kitMaker({ database, press, log, room, origin: origin.origin, support: settings.support, call: () => mailSender.call() }),
    onTrouble: (err) => log.warn({ err }, 'the queue of jobs has trouble'),
  });
  const kitEvents = await openKitEventStream(database);
  const { payment, sandbox } = openPayment(settings, { database, secret, origin: origin.origin, log });
  // Where real money is taken, nothing is granted for less.
  const retired = payment.test ? 0 : await retireTestOrders(database);
  if (retired > 0) log.warn({ orders: retired }, 'orders of the sandbox or a test key have ended: this key takes real money');
  const { backupDir } = settings;
  const nightlyBackup =
    backupDir === null ? null : behindRequests(() => startNightlyBackup({ database, folder: backupDir, room, log }));
  let stopping = false;
  const deps: Deps = {
    press,
    site,
    database,
    ...people,
    mailSender,
    cleanup,
    mailbox: settings.smtpUrl === null && !isProduction(settings) ? outbox : null,
    shelf,
    payment,
    sandbox,
    queue,
    kitEvents,
    origin: origin.origin,
    settings: { ...settings, secret },
    metrics: openMetrics({
      press,
      database,
      ofProcess: true,
      isBehind: cleanup.isBehind,
      ...(nightlyBackup === null ? {} : { lastBackup: nightlyBackup.last }),
    }),
    room,
    log,
    entryStep,
    now: () => performance.now(),
    stopping: () => stopping,
  };
  const app = createApp(deps);
  const server = await open(app, settings);
  const reconciler = behindRequests(() => startReconciler(deps));
  behindRequests(() =>
    sandbox?.start(async (payload, signature) => {
      const headers = { 'stripe-signature': signature };
      return (await app.request('/api/stripe-webhook', { method: 'POST', headers, body: payload })).ok;
    }),
  );
  const stop = async (signal: string): Promise<void> => {
    // A second signal means: now.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    const close = async (): Promise<void> => {
      // From the outside in: each needs those that come after it to bring its work to an end.
      await kitEvents.stop();
      await server.close(grace.requests);
      const jobs = Promise.all([queue.stop(grace.press), sandbox?.stop(), reconciler.stop()]);
      await press.close(grace.press);
      await Promise.race([
        Promise.all([jobs, mailSender.stop(), cleanup.stop(), freeing.stop(), nightlyBackup?.stop()]),
        wait(grace.letter),
      ]);
      await database.close();
    };
    await Promise.race([close(), wait(grace.all)]).catch((err: unknown) => log.warn({ err }, 'did not close in order'));
    lock.release();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

  await warmed(press, warm, log);
  const address = settings.publicUrl?.origin ?? `http://${nameOf(settings.host)}:${server.address.port}`;
  process.stdout.write(`Brandwright is ready: ${address}\n`);
  flushCompileCache();
}

/** Tries to start the press, a minute for the first one and up to 20 seconds for each other. */
const startsTried = 12;

/** Waits for the press. On a busy machine its children may be late; everything else is answered meanwhile. */
async function warmed(press: Press, warm: Promise<void>, log: Logger): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await (tries === 1 ? warm : press.warm());
    } catch (err) {
      if (tries === startsTried) leave(exits.unavailable, String(err));
      log.warn({ err }, 'the press has not started yet');
    }
  }
}

function leave(status: number, line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(status);
}

async function hold(directory: string): Promise<DirectoryLock> {
  try {
    return await holdDirectory(directory);
  } catch (error) {
    if (error instanceof DirectoryHeldError) return leave(exits.held, error.message);
    return leave(exits.unavailable, `${directory} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function ownSecret({ dataDir }: Settings): Promise<string> {
  try {
    return await keepSecret(dataDir);
  } catch (error) {
    if (error instanceof SecretError) return leave(exits.settings, `The environment is not right:\n  ${error.message}`);
    return leave(exits.unavailable, `${dataDir} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function roomOf(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** Bytes without which an embedded database cannot be opened: a segment of its log. */
const leastRoom = 16 * 1024 ** 2;

async function openDatabase({ databaseUrl, dataDir }: Settings, log: Logger): Promise<Database> {
  try {
    if (databaseUrl === null) {
      const database = await openPglite(databaseFolder({ dataDir }));
      // What a process added that was killed, or a restore, nobody counts: gone through before anybody waits for it.
      await vacuumTable(database, 'logos');
      return database;
    }
    return await openPostgres(databaseUrl, { onIdleFault: (err) => log.warn({ err }, 'a session of the database broke') });
  } catch (error) {
    const { free } = databaseUrl === null ? await roomOf(dataDir) : { free: Number.POSITIVE_INFINITY };
    const full = free < leastRoom ? `. The disk of ${dataDir} is full: ${free} bytes are free.` : '';
    return leave(
      exits.unavailable,
      `The database cannot be used: ${error instanceof Error ? error.message : String(error)}${full}`,
    );
  }
}

async function open(app: ReturnType<typeof createApp>, { host, port, trustedProxies }: Settings): Promise<HttpServer> {
  try {
    return await listen(app, { host, port, trustedProxies });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const taken = `Port ${port} is taken. Stop the program that uses it, or set PORT to another number.`;
    return leave(exits.unavailable, code === 'EADDRINUSE' ? taken : `Cannot listen on ${host}:${port}: ${message}`);
  }
}

/** What people type: the loopback by its name, and every address as this machine. */
function nameOf(host: string): string {
  return ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
}

import { join } from 'node:path';
import {
  behindRequests,
  type Database,
  ledgerFile,
  openLedger,
  openQueue,
  type Queue,
  retireTestOrders,
} from '@brandwright/data';
import { type KitShelf, openKitShelf, type Press } from '@brandwright/press';
import type { Logger } from 'pino';
import type { BudgetedImages, Deps } from '../deps.ts';
import { type AiOptions, openAi } from '../gateways/ai/ai.ts';
import { openImages } from '../gateways/ai/images.ts';
import { openCanva } from '../gateways/canva/canva.ts';
import { outboxGateway, smtpGateway } from '../gateways/mail.ts';
import { openPayment } from '../gateways/open-payment.ts';
import { openOutbox } from '../gateways/outbox.ts';
import type { Sandbox } from '../gateways/sandbox/open-sandbox.ts';
import { openSignIn } from '../gateways/sign-in/sign-in-gateway.ts';
import { openWebhooks } from '../gateways/webhooks/send-webhook.ts';
import { longestWait } from '../http/wait-limit.ts';
import { startCleanup } from '../jobs/cleanup.ts';
import { kitMaker } from '../jobs/kit-maker.ts';
import { startMailSender } from '../jobs/mail-sender.ts';
import { startNightlyBackup } from '../jobs/nightly-backup.ts';
import { startVacuum } from '../jobs/vacuum.ts';
import { startWebhookSender } from '../jobs/webhook-sender.ts';
import { type DiskSpace, freeingSpace, requireDiskSpace, watchDiskSpace } from '../operations/disk-space.ts';
import { openMetrics } from '../operations/metrics.ts';
import { readSeldom } from '../operations/read-seldom.ts';
import { entryStep } from '../services/accounts/in-steps.ts';
import { openAccountServices } from '../services/accounts/open-accounts.ts';
import { type KitEventStream, openKitEventStream } from '../services/kits/kit-event-stream.ts';
import { markLimits } from '../services/logos/mark-limits.ts';
import { tellOwners } from '../services/sharing/tell-owner.ts';
import type { AiSettings } from '../settings/ai-settings.ts';
import { readClaims, stateClaims } from '../settings/claims.ts';
import { isProduction, type Settings } from '../settings/settings.ts';
import type { Site } from '../site/load-site.ts';
import { modelUses } from './model-uses.ts';
import { diskSpaceOf } from './open-or-exit.ts';

export interface Opened {
  readonly settings: Settings & { readonly secret: string };
  readonly database: Database;
  readonly press: Press;
  readonly site: Site;
  readonly log: Logger;
  readonly stopping: () => boolean;
}

/** The handlers' dependencies, and the jobs that run beside them. */
export interface Running {
  readonly deps: Deps;
  /** Finishes running jobs, for at most so many milliseconds. */
  readonly queue: Pick<Queue, 'stop'>;
  readonly kitEvents: KitEventStream;
  /** Null if a payment provider is configured. */
  readonly sandbox: Sandbox | null;
  /** Stops mail, cleanup, vacuum and backups. */
  stopHousekeeping(): Promise<unknown>;
}

/** Opens everything that handlers need over one database, and starts the background jobs. */
export async function openDeps({ settings, database, press, site, log, stopping }: Opened): Promise<Running> {
  const { secret } = settings;
  const url = settings.publicUrl ?? new URL(`http://localhost:${settings.port}`);
  const { origin } = url;
  const { mailSender, outbox } = startMail({ settings, database, log, host: url.hostname });
  const webhookSender = startWebhooks({ settings, database, log, origin, emailed: () => mailSender.call() });
  const { shelf, diskSpace } = openShelf(settings, press);
  const ledger = openLedger(database, ledgerFile(settings), (aside) =>
    log.error({ aside, code: 'erasures.damaged' }, 'the ledger of erasures was damaged and has been begun anew'),
  );
  const tell = (): Promise<number> => tellOwners({ database, origin, mailSender });
  const cleanup = behindRequests(() => startCleanup({ database, ledger, outbox, shelf, log, tellOwners: tell }));
  const vacuum = behindRequests(() => startVacuum(database, log));
  const queue = await openQueue(database, {
    ...kitMaker({ database, press, log, diskSpace, origin, support: settings.support, call: ring(mailSender, webhookSender) }),
    onTrouble: (err) => log.warn({ err }, 'the queue of jobs has trouble'),
  });
  const kitEvents = await openKitEventStream(database);
  const { payment, sandbox } = openPayment(settings, { database, secret, origin, log });
  // With a live key, test orders grant nothing.
  const retired = payment.test ? 0 : await retireTestOrders(database);
  if (retired > 0) log.warn({ orders: retired }, 'orders of the sandbox or a test key have ended: this key takes real money');
  const { backupDir: folder } = settings;
  const backups = folder === null ? null : behindRequests(() => startNightlyBackup({ database, folder, diskSpace, log }));
  const lastBackup = backups === null ? {} : { lastBackup: backups.last };
  const ai = await openModel(settings.ai, { log, metrics: () => metrics });
  const isPaused = (): boolean => ai?.gateway.isPaused() === true || ai?.images?.gateway.isPaused() === true;
  const model = ai === null ? {} : { model: { isPaused } };
  const metrics = openMetrics({ press, database, ofProcess: true, isBehind: cleanup.isBehind, ...lastBackup, ...model });
  return {
    deps: {
      ...openAccountServices({ database, secret, origin: url, log }),
      ...{
        press,
        site,
        database,
        mailSender,
        webhookSender,
        cleanup,
        shelf,
        payment,
        sandbox,
        queue,
        kitEvents,
        origin,
        settings,
      },
      ...{ diskSpace, log, entryStep, longestWait, markLimits, stopping, ai, metrics },
      canva: settings.canva === null ? null : openCanva(settings.canva),
      signIn: openSignIn(settings.signIn),
      mailbox: settings.smtpUrl === null && !isProduction(settings) ? outbox : null,
      claims: () => readClaims(settings, log),
      statedClaims: () => stateClaims(settings),
      now: () => performance.now(),
    },
    queue,
    kitEvents,
    sandbox,
    stopHousekeeping: () =>
      Promise.all([mailSender.stop(), webhookSender.stop(), cleanup.stop(), vacuum.stop(), backups?.stop()]),
  };
}

/** The model of the settings; null if none is configured. What its tasks are made of takes 34 MB, which only servers with a model hold. */
async function openModel(settings: Settings['ai'], watchers: Parameters<typeof modelUses>[1]): Promise<Deps['ai']> {
  if (settings === null) return null;
  const { textModel, dailyTokens } = settings;
  const now = (): number => performance.now();
  const gateway = openAi(settings, { now, used: modelUses(textModel, watchers) });
  const { directionTask: directionOf, directionVocabulary, enhancementTask: taskOf, givenIn } = await import('@brandwright/kit');
  // The first look would hold up whoever is served meanwhile.
  directionVocabulary();
  const images = openDrawing(settings, givenIn, (model) => ({ now, used: modelUses(model, watchers) }));
  return { gateway, dailyTokens, taskOf, directionOf, images };
}

/** The model that draws; null if none is configured. */
function openDrawing(
  settings: AiSettings,
  givenOf: BudgetedImages['givenOf'],
  options: (model: string) => AiOptions,
): BudgetedImages | null {
  const { images } = settings;
  if (images === null) return null;
  const gateway = openImages(settings, images, options(images.model));
  return { gateway, daily: images.daily, givenOf };
}

function startMail({ settings, database, log, host }: Pick<Opened, 'settings' | 'database' | 'log'> & { readonly host: string }) {
  const sender = { from: settings.mailFrom, host };
  const folder = join(settings.dataDir, 'outbox');
  const mail = settings.smtpUrl === null ? outboxGateway(folder, sender) : smtpGateway(settings.smtpUrl, sender);
  return {
    mailSender: behindRequests(() => startMailSender({ database, mail, log })),
    // Cleaned up even if emails are sent now: older ones may still be there.
    outbox: openOutbox(folder),
  };
}

/** Calls each of them. */
const ring =
  (...senders: readonly { readonly call: () => void }[]) =>
  (): void => {
    for (const { call } of senders) call();
  };

type Webhooks = Pick<Opened, 'settings' | 'database' | 'log'> & { readonly origin: string; readonly emailed: () => void };

function startWebhooks({ settings: { secret, webhooksToLoopback: toLoopback }, ...rest }: Webhooks) {
  return behindRequests(() => startWebhookSender({ ...rest, secret, gateway: openWebhooks({ toLoopback }) }));
}

/** The archives of kits, and the free space they make way for. */
function openShelf(
  { dataDir }: Settings,
  press: Press,
): { readonly shelf: KitShelf; readonly diskSpace: () => Promise<DiskSpace> } {
  const shelf = openKitShelf(press, {
    folder: join(dataDir, 'kits'),
    beforeMaking: (bytes) => requireDiskSpace(diskSpace, bytes),
  });
  const look = freeingSpace(
    () => diskSpaceOf(dataDir),
    (bytes) => shelf.giveUp(bytes),
  );
  const diskSpace: () => Promise<DiskSpace> = readSeldom(look, () => performance.now());
  watchDiskSpace(diskSpace);
  return { shelf, diskSpace };
}

import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { behindRequests } from '@brandwright/data';
import type { Press } from '@brandwright/press';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { startReconciler } from './jobs/reconciler.ts';
import { openLog } from './operations/log.ts';
import type { Settings } from './settings/settings.ts';
import { loadSite } from './site/load-site.ts';
import { exits, leave } from './startup/exit.ts';
import { openDeps } from './startup/open-deps.ts';
import { hold, openDatabase, openServer, ownSecret } from './startup/open-or-exit.ts';
import { shutDown } from './startup/shut-down.ts';

/**
 * Runs the product until a signal ends it: holds the data folder, opens everything, and serves once the press
 * is `warm`.
 */
export async function serve(settings: Settings, press: Press, warm: Promise<void>): Promise<void> {
  const log = openLog(settings.logLevel);
  const lock = await hold(settings.dataDir);
  const loading = loadSite(fileURLToPath(new URL('../../web/build/client', import.meta.url)), settings.publicUrl?.origin ?? null);
  // Awaited below; the database may fail first.
  loading.catch(() => {});
  const secret = settings.secret ?? (await ownSecret(settings));
  const database = await openDatabase(settings, log);
  const site = await loading;
  if (site.size === 0) log.warn('there is no web build: pages are missing, the interface for programs works');

  let isStopping = false;
  const opened = { settings: { ...settings, secret }, database, press, site, log, stopping: () => isStopping };
  const running = await openDeps(opened);
  const { deps, sandbox } = running;
  const app = createApp(deps);
  const server = await openServer(app, settings);
  const reconciler = behindRequests(() => startReconciler(deps));
  behindRequests(() =>
    sandbox?.start(async (payload, signature) => {
      const headers = { 'stripe-signature': signature };
      return (await app.request('/api/stripe-webhook', { method: 'POST', headers, body: payload })).ok;
    }),
  );
  const stop = async (signal: string): Promise<void> => {
    // A second signal exits at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    await shutDown({ ...running, server, reconciler, lock });
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

  await warmed(press, warm, log);
  const address = settings.publicUrl?.origin ?? `http://${nameOf(settings.host)}:${server.address.port}`;
  process.stdout.write(`Brandwright is ready: ${address}\n`);
  flushCompileCache();
}

/** Attempts to start the press: a minute for the first, up to 20 seconds for each other. */
const startsTried = 12;

/** Waits for the press, whose children may be slow on a busy machine. Everything else is served meanwhile. */
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

/** The host as people type it. Loopback and wildcard addresses become localhost. */
function nameOf(host: string): string {
  return ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
}

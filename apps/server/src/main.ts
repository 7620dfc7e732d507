import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { openPress } from '@brandwright/press';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { DirectoryHeldError, holdDirectory } from './directory-lock.ts';
import { listen } from './http-server.ts';
import { parseSettings } from './settings.ts';
import { loadSite } from './site.ts';

/** Exit statuses, as sysexits.h numbers them: service managers and people can tell them apart. */
const exits = { unavailable: 69, held: 75, settings: 78 } as const;

/** Requests may take this long after a signal, the press a little longer: 25 s in all. */
const grace = { requests: 20_000, press: 3_000 };

function leave(status: number, lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(status);
}

enableCompileCache();
const settings = parseSettings(process.env, process.cwd());
if ('faults' in settings)
  leave(exits.settings, ['The environment is not right:', ...settings.faults.map((fault) => `  ${fault}`)]);

const log = pino({ level: settings.logLevel, base: null }, pino.destination({ dest: 2, sync: false }));
const lock = await holdDirectory(settings.dataDir).catch((error: unknown) =>
  error instanceof DirectoryHeldError
    ? leave(exits.held, [error.message])
    : leave(exits.unavailable, [`${settings.dataDir} cannot be used: ${String(error)}`]),
);
const press = openPress();
const site = await loadSite(fileURLToPath(new URL('../../web/build/client', import.meta.url)));
if (site.size === 0) log.warn('there is no web build: pages are missing, the interface for programs works');

let stopping = false;
const app = createApp({ press, site, settings, log, now: () => performance.now(), stopping: () => stopping });
const server = await listen(app, settings).catch((error: NodeJS.ErrnoException) =>
  leave(exits.unavailable, [
    error.code === 'EADDRINUSE'
      ? `Port ${settings.port} is taken. Stop the program that uses it, or set PORT to another number.`
      : `Cannot listen on ${settings.host}:${settings.port}: ${error.message}`,
  ]),
);
await press.warm();
process.stdout.write(
  `Brandwright is ready: ${settings.publicUrl?.origin ?? `http://${nameOf(settings.host)}:${server.address.port}`}\n`,
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

async function stop(signal: string): Promise<void> {
  // A second signal means: now.
  if (stopping) process.exit(1);
  stopping = true;
  log.info({ signal }, 'stopping');
  await server.close(grace.requests);
  await press.close(grace.press);
  lock.release();
  process.exit(0);
}

/** What people type: the loopback by its name, and every address as this machine. */
function nameOf(host: string): string {
  return ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
}

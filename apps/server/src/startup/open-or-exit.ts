import { statfs } from 'node:fs/promises';
import {
  type Database,
  DirectoryHeldError,
  type DirectoryLock,
  databaseFolder,
  holdDirectory,
  openPglite,
  openPostgres,
  vacuumTable,
} from '@brandwright/data';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../deps.ts';
import { type HttpServer, listen } from '../http/http-server.ts';
import type { DiskSpace } from '../operations/disk-space.ts';
import { keepSecret, SecretError } from '../settings/secret.ts';
import type { Settings } from '../settings/settings.ts';
import { exits, leave } from './exit.ts';

/** Takes the data folder for this process. Exits if another process holds it. */
export async function hold(directory: string): Promise<DirectoryLock> {
  try {
    return await holdDirectory(directory);
  } catch (error) {
    if (error instanceof DirectoryHeldError) return leave(exits.held, error.message);
    return leave(exits.unavailable, `Can’t use ${directory}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The secret in the data folder, created if missing. */
export async function ownSecret({ dataDir }: Settings): Promise<string> {
  try {
    return await keepSecret(dataDir);
  } catch (error) {
    if (error instanceof SecretError) return leave(exits.settings, `There’s a problem with the environment:\n  ${error.message}`);
    return leave(exits.unavailable, `Can’t use ${dataDir}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Disk space where a folder is. */
export async function diskSpaceOf(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** Free bytes needed to open an embedded database: one segment of its log. */
const leastRoom = 16 * 1024 ** 2;

/** Opens the configured database. */
export async function openDatabase({ databaseUrl, dataDir }: Settings, log: Logger): Promise<Database> {
  try {
    if (databaseUrl === null) {
      const database = await openPglite(databaseFolder({ dataDir }));
      // Rows left by a killed process or a restore are in no statistics. Vacuums them before anyone waits.
      await vacuumTable(database, 'logos');
      return database;
    }
    return await openPostgres(databaseUrl, { onIdleFault: (err) => log.warn({ err }, 'a session of the database broke') });
  } catch (error) {
    const { free } = databaseUrl === null ? await diskSpaceOf(dataDir) : { free: Number.POSITIVE_INFINITY };
    const full = free < leastRoom ? `. The disk with ${dataDir} is full: only ${free} bytes are free.` : '';
    return leave(exits.unavailable, `Can’t use the database: ${error instanceof Error ? error.message : String(error)}${full}`);
  }
}

/** Listens on the configured address. */
export async function openServer(app: Hono<AppEnv>, { host, port, trustedProxies }: Settings): Promise<HttpServer> {
  try {
    return await listen(app, { host, port, trustedProxies });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const taken = `Port ${port} is already in use. Stop the program that’s using it, or set PORT to another number.`;
    return leave(exits.unavailable, code === 'EADDRINUSE' ? taken : `Can’t listen on ${host}:${port}: ${message}`);
  }
}

/** For tests that kill: the real server in a process of its own, again and again in one place. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KitSummary, Order } from '@brandwright/contract';
import { openStore } from '@brandwright/data';
import { fillDataFolder } from '../../../packages/data/testing/migrated-folder.ts';
import { testSettings } from '../testing/test-app.ts';
import { testPerson } from '../testing/test-person.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export interface RealPlace {
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly env?: Readonly<Record<string, string>>;
}

export function realServer({ dataDir, databaseUrl, env = {} }: RealPlace) {
  const at = { origin: '', cookie: '' };
  let asked = 0;
  let child: ChildProcess | undefined;
  let gone: Promise<unknown> = Promise.resolve();
  const send = (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${at.origin}/api/${path}`, {
      method,
      // An impatient person, and no limit of an address.
      headers: {
        origin: at.origin,
        cookie: at.cookie,
        'x-forwarded-for': `10.0.${++asked >> 8}.${asked & 255}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    (await send(method, path, body)).json() as Promise<T>;
  return {
    at,
    send,
    ask,
    kits: async () => (await ask<{ kits: KitSummary[] }>('GET', 'kits')).kits,
    orders: async () => (await ask<{ orders: Order[] }>('GET', 'orders')).orders,
    /** Makes the database and somebody in it, whom it acts for from then on. */
    async settle() {
      if (databaseUrl === null) await fillDataFolder(dataDir);
      const store = await openStore({ dataDir, databaseUrl }, 'all');
      at.cookie = (await testPerson(store.database)).cookie;
      await store.close();
    },
    /** What the database says, while no server runs there. */
    async look<T>(work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>): Promise<T> {
      const store = await openStore({ dataDir, databaseUrl }, 'all');
      try {
        return await work(store);
      } finally {
        await store.close();
      }
    },
    /** Resolves once it serves; rejects when it ends before. */
    async start(flags: readonly string[] = [], more: Readonly<Record<string, string>> = {}) {
      const own = {
        ...process.env,
        ...{ DATA_DIR: dataDir, PORT: '0', SECRET: testSettings.secret, LOG_LEVEL: 'fatal', TRUST_PROXY: '1' },
        ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
        ...env,
        ...more,
      };
      const started = spawn(process.execPath, [...flags, main], { env: own, stdio: ['ignore', 'pipe', 'inherit'] });
      child = started;
      running.add(started);
      const ended = once(started, 'exit');
      gone = ended.then(() => running.delete(started));
      const [line] = (await Promise.race([once(started.stdout, 'data'), ended])) as [Buffer | number | null];
      const origin = /http:\/\/localhost:\d+/.exec(String(line))?.[0];
      if (origin === undefined) throw new Error(`It ended before it was ready: ${line}`);
      at.origin = origin;
    },
    /** Whether its process lives. */
    lives: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    /** Resolves once its process is gone. */
    gone: () => gone,
    async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') {
      child?.kill(signal);
      await gone;
      return child?.exitCode;
    },
    /** However a test ends, its server does. */
    async [Symbol.asyncDispose]() {
      child?.kill('SIGKILL');
      await gone;
    },
    /** Subjects of the emails in its outbox. A partial file, which a killed server leaves behind until the email is sent again, is none. */
    emails: () =>
      !existsSync(join(dataDir, 'outbox'))
        ? []
        : readdirSync(join(dataDir, 'outbox'))
            .filter((file) => file.endsWith('.eml'))
            .map((file) => /^Subject: (.*)$/m.exec(readFileSync(join(dataDir, 'outbox', file), 'utf8'))?.[1] ?? ''),
  };
}

export type RealServer = ReturnType<typeof realServer>;

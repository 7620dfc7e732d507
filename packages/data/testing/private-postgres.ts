/** A Postgres of one test's own, for what nobody may do to the one on this machine: kill it. */

import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface PrivatePostgres {
  readonly url: string;
  /** `pg_ctl restart -m immediate`: every process is killed, and what was committed is recovered from the log. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Debian keeps the server's programs off the path, a folder for each version. */
const programs = ((): string | null => {
  const versions = '/usr/lib/postgresql';
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  const bin = join(versions, newest ?? '', 'bin');
  return existsSync(join(bin, 'initdb')) ? bin : null;
})();

/** Postgres refuses to run as root: there it runs as the account that its package made. */
const account = ((): { readonly uid: number; readonly gid: number } | null => {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
})();

/** Whether one can be made here. */
export const canMakePostgres = programs !== null && account !== null;

/** Makes and starts one on a free port; takes some seconds. */
export async function privatePostgres(): Promise<PrivatePostgres> {
  if (programs === null || account === null) throw new Error('No Postgres can be made here.');
  const folder = mkdtempSync('/tmp/brandwright-postgres-');
  chownSync(folder, account.uid, account.gid);
  // An address of its own: while it restarts, a connection of another test may take any port of 127.0.0.1.
  const [, ...bytes] = randomBytes(4);
  const address = `127.${bytes.map((byte) => 1 + (byte % 254)).join('.')}`;
  const port = await freePort(address);
  const cluster = join(folder, 'cluster');
  const run = async (program: string, args: readonly string[]): Promise<void> => {
    await promisify(execFile)(join(programs, program), [...args], { ...account, cwd: folder });
  };
  const control = (...args: readonly string[]): Promise<void> =>
    run('pg_ctl', ['-D', cluster, '-l', join(folder, 'log'), '-w', ...args]);
  await run('initdb', ['-D', cluster, '-A', 'trust', '-U', 'owner', '--no-sync']);
  const options = ['-o', `-p ${port} -k ${folder} -c listen_addresses=${address}`];
  await control(...options, 'start');
  return {
    url: `postgres://owner@${address}:${port}/postgres`,
    restart: () => control(...options, '-m', 'immediate', 'restart'),
    async stop() {
      await control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject).listen(0, host, () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });
}

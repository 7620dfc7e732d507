import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChild } from './end-child.ts';

/** A server that knows where people reach it. */
export interface PublicServer {
  readonly origin: string;
  stop(): Promise<void>;
}

const main = join(import.meta.dirname, '..', 'apps', 'server', 'src', 'main.ts');

/** Starts the product with `PUBLIC_URL` set to an address of this machine, in a data folder of its own. */
export async function startPublic(): Promise<PublicServer> {
  const folder = await mkdtemp(join(tmpdir(), 'brandwright-public-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    PUBLIC_URL: origin,
    PAYMENTS: 'sandbox',
  };
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'], env });
  await once(child.stdout, 'data');
  return {
    origin,
    stop: async () => {
      await endChild(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server whose accounts are played: who asks, and what has been counted. */
export interface PlayedServer {
  readonly origin: string;
  stop(): Promise<void>;
}

const main = join(import.meta.dirname, '..', 'apps', 'server', 'src', 'played-main.ts');

/** Starts the product for one test, with accounts as the test wants them. */
export async function startPlayed(played: { signedIn: boolean; count: number; limit: number }): Promise<PlayedServer> {
  const child = spawn(process.execPath, [main, JSON.stringify(played)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    origin: String(line).trim(),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

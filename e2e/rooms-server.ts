import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endChild } from './end-child.ts';

/** Somebody who is signed in, by a cookie, and the ids of their kits. */
interface Somebody {
  readonly cookie: { readonly name: string; readonly value: string };
  readonly kits: readonly string[];
}

/** A server with people and kits in its database (apps/server/testing/demo-server.ts). */
export interface Rooms {
  readonly origin: string;
  readonly people: Readonly<Record<'bea' | 'maya' | 'otto' | 'paula' | 'enid' | 'ida' | 'nell' | 'admin' | 'careless', Somebody>>;
  /** Address of the Canva, the sign-in provider or the model that is played beside it; empty without. */
  readonly playedAt: string;
  stop(): Promise<void>;
}

const main = join(import.meta.dirname, '..', 'apps', 'server', 'testing', 'demo-server.ts');

/**
 * Starts the product with its database in memory, furnished. `--canva`: configured for a Canva that is played beside it; `--sign-in`: for Google and Apple; `--model`: for a model. `--failed`: a
 * kit of Maya’s was paid for and could not be made.
 */
export async function startRooms(...flags: readonly ('--canva' | '--failed' | '--model' | '--sign-in')[]): Promise<Rooms> {
  const child = spawn(process.execPath, [main, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    ...(JSON.parse(String(line)) as Pick<Rooms, 'origin' | 'people' | 'playedAt'>),
    stop: () => endChild(child),
  };
}

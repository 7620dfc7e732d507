import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Asks a process to end, and waits until it has. */
export async function endChild(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

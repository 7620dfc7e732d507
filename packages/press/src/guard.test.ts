import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { isAlive } from '../testing/is-alive.ts';
import { openGuard } from './guard.ts';

const sleepers: number[] = [];
afterEach(() => {
  for (const pid of sleepers.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

/** A process that ends only when it is killed. */
function sleeper() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const pid = child.pid ?? 0;
  sleepers.push(pid);
  return { pid, ended: once(child, 'exit') };
}

/** The shells that this process runs now. */
const shells = (): readonly number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+\/bin\/sh -c/.exec(line))
    .flatMap((found) => (Number(found?.[2]) === process.pid ? [Number(found?.[1])] : []));

test('[R-19] whoever is watched ends with the guard, and whoever no longer is lives on', async () => {
  const guard = openGuard();
  const [watched, released] = [sleeper(), sleeper()];
  guard.add(watched.pid);
  guard.add(released.pid);
  guard.remove(released.pid);
  guard.close();
  expect(await watched.ended).toEqual([null, 'SIGKILL']);
  expect(isAlive(released.pid)).toBe(true);
});

test('[R-19] a guard that is killed is replaced by one that watches the same processes', async () => {
  const before = shells();
  const guard = openGuard();
  const watched = sleeper();
  guard.add(watched.pid);
  const [first = 0] = shells().filter((pid) => !before.includes(pid));
  process.kill(first, 'SIGKILL');
  const next = () => shells().filter((pid) => pid !== first && !before.includes(pid));
  while (next().length === 0) await new Promise((done) => setTimeout(done, 20));
  expect(isAlive(watched.pid)).toBe(true);
  guard.close();
  expect(await watched.ended).toEqual([null, 'SIGKILL']);
});

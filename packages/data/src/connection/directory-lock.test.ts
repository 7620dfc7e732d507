import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { patience } from '../../testing/patience.ts';
import { holdDirectory } from './directory-lock.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'brandwright-lock-'));
  folders.push(made);
  return join(made, 'deeper', 'data');
};
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

test('[R-04] a second holder is refused within five seconds, and told which process it was', async () => {
  const directory = folder();
  const lock = await holdDirectory(directory);
  // Every look of its own at the clock takes half a second of it. Others in this process look at it too.
  let now = 0;
  const isOwn = (): boolean => new Error('Who asks?').stack?.includes('directory-lock.ts') === true;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    if (isOwn()) now += 500;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
  await expect(holdDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  expect(now).toBeLessThan(5000);
  lock.release();
  (await holdDirectory(directory)).release();
});

test('[R-04] a killed holder leaves nothing behind; a waiting one gets its place', async () => {
  const directory = folder();
  const module = fileURLToPath(new URL('./directory-lock.ts', import.meta.url));
  const script = `const { holdDirectory } = await import(${JSON.stringify(module)}); await holdDirectory(${JSON.stringify(directory)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(holdDirectory(directory, 0)).rejects.toThrow(`in use by process ${child.pid}`);
  const waiting = holdDirectory(directory, patience);
  child.kill('SIGKILL');
  (await waiting).release();
});

test.skipIf(process.platform === 'win32')(
  '[H3-12] a held folder is open to nobody else on the machine, also one that was open before',
  async () => {
    const [fresh, open] = [folder(), folder()];
    mkdirSync(open, { recursive: true, mode: 0o755 });
    for (const directory of [fresh, open]) {
      (await holdDirectory(directory)).release();
      expect((statSync(directory).mode & 0o777).toString(8)).toBe('700');
    }
  },
);

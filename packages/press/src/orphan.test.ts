import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isAlive } from '../testing/is-alive.ts';

const parent = `
import { openPress } from '${fileURLToPath(new URL('./press.ts', import.meta.url))}';
const press = openPress({ children: 2 });
await press.warm();
const svg = '<svg viewBox="0 0 100 100" xmlns="http://www.w3.org/2000/svg">' + '<path fill-opacity=".01" d="M0 0L99 1V99L1 99Z"/>'.repeat(20_000) + '</svg>';
press.raster(svg, { width: 4096 }).catch(() => {});
await new Promise((done) => setTimeout(done, 300));
console.log(JSON.stringify(press.status().pids));
`;

/** Seconds of processor time that a process has spent; undefined when it is gone, or where the system does not tell. */
function processorSeconds(pid: number): number | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', 'cputimes=', '-p', `${pid}`], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

test('[R-19] a killed parent’s children end too, busy ones within seconds of processor time', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const pids = JSON.parse(line.toString()) as number[];
  expect(pids.filter(isAlive)).toHaveLength(2);
  const before = pids.map(processorSeconds);
  child.kill('SIGKILL');
  // The drawing would go on for minutes of processor time.
  const spent = [...before];
  while (pids.some(isAlive)) {
    for (const [i, pid] of pids.entries()) spent[i] = processorSeconds(pid) ?? spent[i];
    await wait(100);
  }
  for (const [i, seconds] of spent.entries()) expect((seconds ?? 0) - (before[i] ?? 0)).toBeLessThan(8);
});

import { spawn } from 'node:child_process';
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

test('[R-19] when the parent is killed, its children go too: the idle one at once, the busy one within seconds', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const pids = JSON.parse(line.toString()) as number[];
  expect(pids.filter(isAlive)).toHaveLength(2);
  child.kill('SIGKILL');
  for (let i = 0; i < 80 && pids.some(isAlive); i++) await wait(100);
  expect(pids.filter(isAlive)).toEqual([]);
});

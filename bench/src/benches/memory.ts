import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { figure } from '../figure.ts';
import { behindProxy, generateLogo } from '../generate-logo.ts';
import { memoryOf } from '../proc-memory.ts';
import { openServer } from '../running-server.ts';
import { median } from '../spread.ts';

/** Calls at a time. */
const atOnce = 4;
/** When memory is read, in calls since the start. */
const points = [200, 600, 1000] as const;

/** Whether the server grows: the server and its children together, by what is theirs alone and their share of what they share. */
export const memory: Bench = {
  name: 'memory',
  title: `Memory of the server and its children over 1,000 generate-logo calls, ${atOnce} at a time`,
  async run() {
    const server = await openServer({ environment: behindProxy });
    const pid = server.process.pid ?? 0;
    const peak = { mb: 0 };
    const watch = setInterval(() => {
      peak.mb = Math.max(peak.mb, memoryOf(pid));
    }, 400);
    try {
      const atRest = await readings(pid);
      const after: (readonly number[])[] = [];
      const began = performance.now();
      let calls = 0;
      for (const point of points) {
        const work = async (): Promise<void> => {
          while (calls < point) await generateLogo(server.origin, calls++);
        };
        await Promise.all(Array.from({ length: atOnce }, work));
        after.push(await readings(pid));
      }
      const seconds = (performance.now() - began) / 1000 - points.length * 2;
      const [, after600 = [], after1000 = []] = after;
      return [
        figure('growth from call 600 to call 1,000', '%', [(100 * median(after1000)) / median(after600) - 100], { demand: 5 }),
        ...points.map((point, i) => figure(`after ${point.toLocaleString('en')} calls`, 'MB', after[i] ?? [], { demand: 450 })),
        figure('the most at any time', 'MB', [peak.mb]),
        figure('before the first call', 'MB', atRest),
        figure('time for a call', 'ms', [(1000 * seconds) / calls]),
      ];
    } finally {
      clearInterval(watch);
      await server.close();
    }
  },
};

/** Five within two seconds. */
async function readings(pid: number): Promise<readonly number[]> {
  const values: number[] = [];
  for (let i = 0; i < 5; i++) {
    await wait(400);
    values.push(memoryOf(pid));
  }
  return values;
}

import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseBrief } from '@brandwright/engine';
import { afterEach, expect, test } from 'vitest';
import { openPress, type Press, type PressOptions } from './press.ts';
import { drawSet, openStudio, printSet } from './studio.ts';

const opened: Press[] = [];
function press(options: PressOptions = {}): Press {
  const one = openPress(options);
  opened.push(one);
  return one;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`;
const plain = svg('<path fill="#FF8000" d="M10 10H90V90H10Z"/>');
/** Nothing but plain paths, and yet it keeps a rasteriser busy for minutes: twenty thousand sheets of glass over the whole picture. */
const endless = svg('<path fill-opacity=".01" d="M0 0L99 1V99L1 99Z"/>'.repeat(20_000));
const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error) => (error as { fault?: { code: string } }).fault?.code ?? error,
  );
const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const briefOf = (name: string) => {
  const parsed = parseBrief({ name });
  if (!parsed.ok) throw new Error(name);
  return parsed.value;
};

test('[S-23] bombs of size and filters are refused without a process being troubled', async () => {
  const one = press();
  const blur = svg(
    '<filter id="f"><feGaussianBlur stdDeviation="5000"/></filter><rect width="100" height="100" filter="url(#f)"/>',
  );
  expect(
    await code(one.raster('<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"></svg>', { width: 512 })),
  ).toBe('press.raster.size');
  expect(await code(one.raster(blur, { width: 512 }))).toBe('press.raster.content');
  expect(await code(one.raster(plain, { width: 4097 }))).toBe('press.raster.size');
  expect(one.status().pids).toEqual([]);
});

test('[S-23] [R-19] a drawing that never ends is stopped at its time; other jobs go on and the child is replaced', async () => {
  const one = press({ children: 2, jobTime: 3000 });
  await one.warm();
  const before = one.status().pids;
  let stopped = false;
  const bomb = code(one.raster(endless, { width: 4096 })).finally(() => {
    stopped = true;
  });
  const others = Array.from({ length: 20 }, () => code(one.raster(plain, { width: 256 })));
  expect(new Set(await Promise.all(others))).toEqual(new Set(['done']));
  expect(stopped).toBe(false);
  expect(await bomb).toBe('press.time');
  await one.warm();
  const after = one.status().pids;
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toHaveLength(1);
  expect(before.filter(alive)).toHaveLength(1);
});

test('[S-23] a job that takes more memory than it may is stopped', async () => {
  const one = press({ children: 1, memory: 48 * 1024 ** 2 });
  expect(await code(one.raster(endless, { width: 4096 }))).toBe('press.memory');
});

test('a killed child fails its own job and no other', async () => {
  const one = press({ children: 1 });
  await one.warm();
  const [pid] = one.status().pids;
  const killed = code(one.raster(endless, { width: 4096 }));
  const waiting = Array.from({ length: 5 }, () => code(one.raster(plain, { width: 64 })));
  await wait(150);
  process.kill(pid as number, 'SIGKILL');
  expect(await killed).toBe('press.crashed');
  expect(await Promise.all(waiting)).toEqual(Array(5).fill('done'));
});

test('a job for a child that is gone already is done by the next', async () => {
  const one = press({ children: 1 });
  await one.warm();
  process.kill(one.status().pids[0] as number, 'SIGKILL');
  expect(await code(one.raster(plain, { width: 64 }))).toBe('done');
});

test('children that never get ready are killed at their time; waiting for them and for jobs ends', async () => {
  const one = press({ children: 2, startTime: 2500 });
  const stopped = new Set<number>();
  const stop = setInterval(() => {
    for (const pid of one.status().pids.filter((pid) => !stopped.has(pid))) {
      process.kill(pid, 'SIGSTOP');
      stopped.add(pid);
    }
  }, 2);
  const job = code(one.raster(plain, { width: 64 }));
  expect(await code(one.warm())).toBe('press.unavailable');
  expect(await job).toBe('press.unavailable');
  expect([...stopped].filter(alive)).toEqual([]);
  clearInterval(stop);
  expect(await code(one.raster(plain, { width: 64 }))).toBe('done');
});

const onLinux = test.runIf(process.platform === 'linux');
onLinux('a worn child is replaced once nothing waits, not before', async () => {
  const measured = press({ children: 1 });
  await measured.raster(plain, { width: 64 });
  const status = readFileSync(`/proc/${measured.status().pids[0]}/status`, 'utf8');
  const resident = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1024;
  const one = press({ children: 1, retireAt: 0.8 * resident });
  await one.warm();
  const [first] = one.status().pids;
  const seen: (number | undefined)[] = [];
  const jobs = Array.from({ length: 8 }, () => one.raster(plain, { width: 64 }).then(() => seen.push(one.status().pids[0])));
  await Promise.all(jobs);
  expect(seen).toEqual(Array(8).fill(first));
  while (one.status().pids[0] === first) await wait(20);
});

test('a hundred jobs at once all come back, each with its own answer', async () => {
  const one = press();
  const widths = Array.from({ length: 100 }, (_, i) => 16 + i);
  const pictures = await Promise.all(widths.map((width) => one.raster(plain, { width })));
  expect(pictures.map((png) => Buffer.from(png).readUInt32BE(16))).toEqual(widths);
});

test('the queue is bounded: one job too many is refused at once', async () => {
  const one = press({ children: 1, waiting: 3 });
  const jobs = Array.from({ length: 6 }, () => code(one.raster(plain, { width: 64 })));
  expect(await Promise.all(jobs)).toEqual(['done', 'done', 'done', 'press.busy', 'press.busy', 'press.busy']);
});

test('pictures go before sets that have not begun', async () => {
  const one = press({ children: 1 });
  const order: string[] = [];
  const note = (name: string) => (): void => void order.push(name);
  const sets = ['Kiln', 'Atlas', 'Fern'].map((name) => one.design(briefOf(name), { round: 0 }).then(note(name)));
  const picture = one.raster(plain, { width: 64 }).then(note('picture'));
  await Promise.all([...sets, picture]);
  expect(order).toEqual(['picture', 'Kiln', 'Atlas', 'Fern']);
});

test("a child's answers are those of this process; engine faults keep their code", async () => {
  const one = press();
  const designs = await one.design(briefOf('Fernwell'), { round: 0, square: 512 });
  expect(designs).toEqual(printSet(await drawSet(await openStudio(), briefOf('Fernwell'), { round: 0, square: 512 })));
  const faces = await one.subset(['inter-600'], 'Fernwell');
  expect(faces[0]?.bytes.length).toBeGreaterThan(500);
  expect(await code(one.subset(['comic-sans-400'], 'a'))).toBe('press.face.unknown');
  expect(await code(one.design(briefOf('မြန်မာ'), { round: 0 }))).toBe('brief.name.unsettable');
});

test('closing lets a running job end within its grace, refuses the rest, and leaves no process', async () => {
  const one = press({ children: 1 });
  await one.warm();
  const { pids } = one.status();
  const running = code(one.raster(plain, { width: 1024 }));
  const waiting = code(one.raster(plain, { width: 1024 }));
  await one.close(5000);
  expect(await running).toBe('done');
  expect(await waiting).toBe('press.closed');
  expect(await code(one.raster(plain, { width: 64 }))).toBe('press.closed');
  expect(pids.filter(alive)).toEqual([]);
});

test('a busy child is killed when the press closes without grace', async () => {
  const one = press({ children: 1 });
  await one.warm();
  const { pids } = one.status();
  const running = code(one.raster(endless, { width: 4096 }));
  await wait(100);
  await one.close();
  expect(await running).toBe('press.crashed');
  expect(pids.filter(alive)).toEqual([]);
});

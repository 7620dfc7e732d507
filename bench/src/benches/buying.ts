import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { emptyPostgres, postgres } from '../../../packages/data/testing/postgres-server.ts';
import type { Bench } from '../bench.ts';
import { type Figure, figure } from '../figure.ts';
import { behindProxy } from '../generate-logo.ts';
import { arrivals, type Load } from '../http-load.ts';
import { memoryOf } from '../proc-memory.ts';
import { newFolder, openServer } from '../running-server.ts';
import { type Shopper, shopper } from '../shopper.ts';
import { benchSecret, signedIn } from '../signed-in.ts';
import { median, quantile } from '../spread.ts';

/** Bought one after another, and all at once with so many reads a second beside them. */
const [alone, together, openAtOnce, readsPerSecond] = [20, 40, 20, 50];
/** People who read. */
const reading = 10;
/** Milliseconds within which a single kit must be there at all. */
const patience = 120_000;

/** From the money to a kit, and how many in a minute while others read (issue of buying; row LD-05). */
export const buying: Bench = {
  name: 'buying',
  title: `[LD-05] ${alone} kits bought one by one, then ${together} at once beside ${readsPerSecond} signed-in reads a second`,
  async run() {
    const figures = [...(await measuredOn('embedded database', null))];
    if (postgres !== null) {
      const { url, drop } = await emptyPostgres();
      figures.push(...(await measuredOn(`Postgres ${postgres.version}`, url)));
      await drop();
    }
    return figures;
  },
};

async function measuredOn(where: string, databaseUrl: string | null): Promise<readonly Figure[]> {
  const folder = newFolder();
  const people: string[] = [];
  for (let n = 0; n < alone + 1 + reading; n++) people.push((await signedIn({ dataDir: folder, databaseUrl })).cookie);
  const environment = { SECRET: benchSecret, ...behindProxy, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  const server = await openServer({ folder, environment });
  try {
    const [crowd, ...others] = people.map((cookie) => shopper(server.origin, cookie));
    if (crowd === undefined) throw new Error('Nobody buys.');
    const shoppers = { single: others.slice(0, alone), crowd, readers: others.slice(alone) };
    return await measured(where, shoppers, server.process.pid ?? 0);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An account has a share of work a minute, which is less than it takes to download twenty archives in a row. */
interface People {
  /** Each buys one kit, one after another. */
  readonly single: readonly Shopper[];
  /** Buys many at once and downloads none. */
  readonly crowd: Shopper;
  readonly readers: readonly Shopper[];
}

async function measured(where: string, { single, crowd, readers }: People, pid: number): Promise<readonly Figure[]> {
  const [made, inHand]: [number[], number[]] = [[], []];
  for (const [n, one] of single.entries()) {
    const page = await one.begin(n);
    const began = performance.now();
    await one.pay(page);
    let kit: string | undefined;
    while (kit === undefined) {
      if (performance.now() - began > patience) throw new Error(`Kit ${n} was not made.`);
      await wait(20);
      [kit] = await one.completed();
    }
    made.push((performance.now() - began) / 1000);
    await one.download(kit);
    inHand.push((performance.now() - began) / 1000);
  }

  const read: Load = { path: '/api/draft', headers: (n) => readers[n % readers.length]?.from() ?? {} };
  const quiet = await arrivals(crowd.origin, read, { rate: readsPerSecond, seconds: 5 });
  const began = performance.now();
  let over = false;
  const held: number[] = [];
  const watch = setInterval(() => held.push(memoryOf(pid)), 250).unref();
  const reads = (async () => {
    const rounds = [];
    while (!over) rounds.push(await arrivals(crowd.origin, read, { rate: readsPerSecond, seconds: 2 }));
    return rounds;
  })();
  // Of more than these that a person leaves open the oldest are closed.
  for (let n = 0; n < together; n += openAtOnce) {
    const pages: string[] = [];
    for (let i = 0; i < openAtOnce; i++) pages.push(await crowd.begin(alone + n + i));
    await Promise.all(pages.map(crowd.pay));
  }
  while ((await crowd.completed()).length < together) {
    if (performance.now() - began > patience) throw new Error(`Not all of ${together} kits were made.`);
    await wait(100);
  }
  const each = (performance.now() - began) / 1000 / together;
  over = true;
  clearInterval(watch);
  const beside = await reads;
  if (beside.some(({ errors }) => errors > 0)) throw new Error('Reads failed.');
  const latencies = beside.flatMap((one) => one.latencies);
  return [
    figure(`${where}: from payment to a completed kit, p95`, 's', [quantile(made, 0.95)], {
      demand: 5,
      beside: [{ what: 'the median', unit: 's', samples: [quantile(made, 0.5)] }],
    }),
    figure(`${where}: from payment to the archive in hand, p95`, 's', [quantile(inHand, 0.95)], { demand: 5 }),
    figure(`${where}: seconds for each kit (30 a minute: 2)`, 's', [each], { demand: 2 }),
    figure(`${where}: memory of the server and its children meanwhile`, 'MB', [median(held)], {
      demand: 450,
      beside: [{ what: 'the most at any time', unit: 'MB', samples: [Math.max(...held)] }],
    }),
    figure(`${where}: a read beside them, p99 from when it was due`, 'ms', [quantile(latencies, 0.99)], {
      demand: 300,
      beside: [{ what: 'while no kit is made', unit: 'ms', samples: [quantile(quiet.latencies, 0.99)] }],
    }),
  ];
}

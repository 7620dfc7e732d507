import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { figure } from '../figure.ts';
import { behindProxy, generateLogo } from '../generate-logo.ts';
import { timed } from '../interleave.ts';
import { newFolder, openServer } from '../running-server.ts';
import { type Shopper, shopper } from '../shopper.ts';
import { benchSecret, signedIn } from '../signed-in.ts';
import { median } from '../spread.ts';

const [addresses, requests] = [8, 110];
/** Logos that others ask for, and kits that are bought, quiet and under the flood. */
const [logos, kits] = [12, 6];
const metricsToken = 'a-token-of-the-bench';

/** What others feel while some addresses ask for the most work there is, and leave without an answer (row LD-07, defect HR-02). */
export const flood: Bench = {
  name: 'flood',
  title: `[HR-02] [LD-07] ${addresses} addresses ask ${requests} times each for eight logos of eighty Chinese characters, all at once`,
  async run() {
    const folder = newFolder();
    const { cookie } = await signedIn({ dataDir: folder, databaseUrl: null });
    const environment = { SECRET: benchSecret, METRICS_TOKEN: metricsToken, ...behindProxy };
    const server = await openServer({ folder, environment });
    const { origin } = server;
    try {
      const person = shopper(origin, cookie);
      // The first of everything is slower than all that follow.
      await logo(origin, 0);
      await kit(person, 0);
      const quiet = {
        logos: await several(logos, (n) => logo(origin, 1 + n)),
        kits: await several(kits, (n) => kit(person, 1 + n)),
      };
      const answers = { ok: 0, later: 0, tooMany: 0, other: 0, cut: 0 };
      const leaving = new AbortController();
      const flooding = Promise.all(
        Array.from({ length: addresses * requests }, (_, n) => hardRequest(origin, n, leaving.signal, answers)),
      );
      while ((await waiting(origin)) === 0) await wait(20);
      const loaded = {
        logos: await several(logos, (n) => logo(origin, 1 + logos + n)),
        kits: await several(kits, (n) => kit(person, 1 + kits + n)),
      };
      leaving.abort();
      await flooding;
      const emptyAfter = await timed(async () => {
        while ((await waiting(origin)) > 0) await wait(20);
      });
      return [
        figure("another's logo, times what it takes when nobody floods", '×', [median(loaded.logos) / median(quiet.logos)], {
          demand: 3,
        }),
        figure("another's logo under the flood", 'ms', loaded.logos, {
          beside: [{ what: 'quiet', unit: 'ms', samples: quiet.logos }],
        }),
        figure('a paid kit, times what it takes when nobody floods', '×', [median(loaded.kits) / median(quiet.kits)], {
          demand: 2,
        }),
        figure('from payment to a completed kit under the flood', 's', loaded.kits, {
          beside: [{ what: 'quiet', unit: 's', samples: quiet.kits }],
        }),
        figure('connections cut without an answer', 'points', [answers.cut + answers.other], { demand: 0 }),
        figure('answered with logos', 'points', [answers.ok]),
        figure('answered with 503 or 429 and when to come back', 'points', [answers.later + answers.tooMany]),
        figure('until the queue is empty, once the clients have left', 's', [emptyAfter / 1000], { demand: 5 }),
      ];
    } finally {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function several(times: number, one: (n: number) => Promise<number>): Promise<readonly number[]> {
  const all: number[] = [];
  for (let n = 0; n < times; n++) all.push(await one(n));
  return all;
}

/** Milliseconds of one logo that nobody has asked for before. */
const logo = (origin: string, n: number): Promise<number> => timed(() => generateLogo(origin, n, 300));

/** Seconds from a payment to the completed kit. */
async function kit(person: Shopper, n: number): Promise<number> {
  const known = new Set(await person.completed());
  const page = await person.begin(n);
  const began = performance.now();
  await person.pay(page);
  while ((await person.completed()).every((id) => known.has(id))) await wait(20);
  return (performance.now() - began) / 1000;
}

/** Eighty characters, of which no two requests have the same. */
async function hardRequest(
  origin: string,
  n: number,
  signal: AbortSignal,
  answers: { ok: number; later: number; tooMany: number; other: number; cut: number },
): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.7.0.${n % addresses}` };
  const body = JSON.stringify({ businessName: `${'漢'.repeat(76)}${String(n).padStart(4, '0')}`, variations: 8 });
  try {
    const response = await fetch(`${origin}/api/generate-logo`, { method: 'POST', headers, body, signal });
    await response.arrayBuffer();
    const told = response.headers.has('retry-after');
    if (response.status === 200) answers.ok++;
    else if (response.status === 503 && told) answers.later++;
    else if (response.status === 429 && told) answers.tooMany++;
    else answers.other++;
  } catch {
    // Whoever left was not cut.
    if (!signal.aborted) answers.cut++;
  }
}

/** Jobs of the press that wait or run. */
async function waiting(origin: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await response.text();
  const gauge = (name: string): number =>
    Number(new RegExp(`^brandwright_press_${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return gauge('waiting') + gauge('running');
}

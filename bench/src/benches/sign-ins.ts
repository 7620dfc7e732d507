import { openPostgres, tables } from '@brandwright/data';
import { emptyPostgres, postgres } from '../../../packages/data/testing/postgres-server.ts';
import type { Bench } from '../bench.ts';
import { type Figure, figure } from '../figure.ts';
import { behindProxy } from '../generate-logo.ts';
import { type Arrivals, arrivals, type Load } from '../http-load.ts';
import { openServer } from '../running-server.ts';
import { benchSecret, signedIn } from '../signed-in.ts';
import { quantile } from '../spread.ts';

const seconds = 10;
const readsPerSecond = 100;
const signInsPerSecond = 5;
/** Each signs in fewer times than an address may try in a quarter of an hour. */
const people = 10;
const password = 'correct horse of the bench';
const email = (i: number): string => `person${i % people}@example.com`;
const json = { 'content-type': 'application/json' } as const;

/** Whether checking passwords, which is meant to be slow, makes everybody else wait (row LD-04). */
export const signIns: Bench = {
  name: 'sign-ins',
  title: `[LD-04] ${signInsPerSecond} sign-ins a second beside ${readsPerSecond} signed-in reads, on Postgres`,
  async run() {
    if (postgres === null) return 'no Postgres answers';
    const { url, drop } = await emptyPostgres();
    const server = await openServer({ environment: { DATABASE_URL: url, SECRET: benchSecret, ...behindProxy } });
    try {
      await signUp(server.origin, url);
      const { cookie } = await signedIn({ dataDir: '', databaseUrl: url });
      return await measured(server.origin, cookie);
    } finally {
      await server.close();
      await drop();
    }
  },
};

async function signUp(origin: string, url: string): Promise<void> {
  for (let i = 0; i < people; i++) {
    const body = JSON.stringify({ name: 'Somebody', email: email(i), password, accepted: true });
    const { status } = await fetch(`${origin}/api/account/sign-up`, { method: 'POST', headers: json, body });
    if (status !== 200) throw new Error(`Signing up was answered with ${status}.`);
  }
  const database = await openPostgres(url, { sessions: 1 });
  await database.statements.update(tables.profiles).set({ emailVerified: true });
  await database.close();
}

async function measured(origin: string, cookie: string): Promise<readonly Figure[]> {
  const from = (place: number) => (i: number) => ({ 'x-forwarded-for': `10.${place}.${(i >> 8) & 255}.${i & 255}` });
  const read: Load = { path: '/api/draft', headers: (i) => ({ cookie, ...from(3)(i) }) };
  const signIn: Load = {
    method: 'POST',
    path: '/api/account/sign-in',
    headers: (i) => ({ ...json, ...from(4)(i) }),
    body: (i) => JSON.stringify({ email: email(i), password }),
  };
  const reading = (start: number) => arrivals(origin, read, { rate: readsPerSecond, seconds, from: start });
  await reading(0);
  const alone = await reading(2000);
  const [reads, signs] = await Promise.all([reading(4000), arrivals(origin, signIn, { rate: signInsPerSecond, seconds })]);
  for (const { errors } of [alone, reads, signs]) if (errors > 0) throw new Error(`${errors} requests failed.`);
  const p99 = ({ latencies }: Arrivals): number[] => [quantile(latencies, 0.99)];
  return [
    figure('a read, p99 from when it was due', 'ms', p99(reads), {
      demand: 300,
      beside: [{ what: 'nobody signs in', unit: 'ms', samples: p99(alone) }],
    }),
    figure('a sign-in, p99 from when it was due', 'ms', p99(signs), { demand: 300 }),
  ];
}

import { openPostgres, tables } from '@brandwright/data';
import { emptyPostgres, postgres } from '../../../packages/data/testing/postgres-server.ts';
import type { Bench } from '../bench.ts';
import { type Figure, figure } from '../figure.ts';
import { behindProxy } from '../generate-logo.ts';
import { timed } from '../interleave.ts';
import { openServer } from '../running-server.ts';
import { benchSecret } from '../signed-in.ts';
import { median } from '../spread.ts';

/** Tries of each kind, with an address that has an account and with one that has none in turn. */
const tries = 50;
const password = 'correct horse of the bench';
const known = (i: number): string => `known${i}@example.com`;
const unconfirmed = (i: number): string => `unconfirmed${i}@example.com`;

/** Whether the time of an answer tells that an address has an account (row S-03): medians may differ by a quarter. */
export const entryTiming: Bench = {
  name: 'entry',
  title: '[S-03] What the time of an answer tells about an address',
  async run() {
    if (postgres === null) return 'no Postgres answers';
    const { url, drop } = await emptyPostgres();
    const server = await openServer({ environment: { DATABASE_URL: url, SECRET: benchSecret, ...behindProxy } });
    try {
      let sent = 0;
      const post = async (path: string, body: object): Promise<void> => {
        const { status } = await fetch(`${server.origin}/api/account/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.${sent >> 8}.${sent++ & 255}` },
          body: JSON.stringify(body),
        });
        if (status !== 200 && status !== 401) throw new Error(`${path} was answered with ${status}.`);
      };
      const signUp = (email: string): Promise<void> => post('sign-up', { name: 'Somebody', email, password, accepted: true });
      for (let i = 0; i < tries; i++) await signUp(known(i));
      const database = await openPostgres(url, { sessions: 1 });
      await database.statements.update(tables.profiles).set({ emailVerified: true });
      for (let i = 0; i < tries; i++) await signUp(unconfirmed(i));
      await database.close();
      return [
        await compared('signing up', signUp),
        await compared('signing up, an address that was never confirmed', signUp, unconfirmed),
        await compared('a forgotten password', (email) => post('forgot-password', { email })),
        await compared('signing in with a wrong password', (email) => post('sign-in', { email, password: `not ${password}` })),
      ];
    } finally {
      await server.close();
      await drop();
    }
  },
};

let strangers = 0;

async function compared(what: string, ask: (email: string) => Promise<void>, taken = known): Promise<Figure> {
  const times = { known: [] as number[], unknown: [] as number[] };
  await ask(`nobody${strangers++}@example.com`);
  for (let i = 0; i < tries; i++) {
    const kinds = i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const email = kind === 'known' ? taken(i) : `nobody${strangers++}@example.com`;
      times[kind].push(await timed(() => ask(email)));
    }
  }
  const ratio = median(times.known) / median(times.unknown);
  return figure(`${what}: the slower median, times the other`, '×', [Math.max(ratio, 1 / ratio)], {
    demand: 1.25,
    beside: [
      { what: 'an address with an account', unit: 'ms', samples: times.known },
      { what: 'an address without', unit: 'ms', samples: times.unknown },
    ],
  });
}

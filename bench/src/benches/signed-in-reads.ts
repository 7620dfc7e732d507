import { fileURLToPath } from 'node:url';
import { emptyPostgres, postgres } from '../../../packages/data/testing/postgres-server.ts';
import type { Bench } from '../bench.ts';
import { type Figure, figure } from '../figure.ts';
import { behindProxy } from '../generate-logo.ts';
import { arrivals, type Load, throughput } from '../http-load.ts';
import { interleave } from '../interleave.ts';
import { openServer } from '../running-server.ts';
import { benchSecret, signedIn } from '../signed-in.ts';
import { quantile } from '../spread.ts';

const bareRoute = fileURLToPath(new URL('../bare-route.ts', import.meta.url));
const closed = { connections: 10, seconds: 2 } as const;
const open = { rate: 200, seconds: 10 } as const;

/**
 * What a read costs that asks who reads: limits, session, role, row security. Beside it the same row by Hono and pg alone, on the same cores
 * and the same Postgres; and the wait of people who come when they come, not when the one before was answered (row LD-02).
 */
export const signedInReads: Bench = {
  name: 'reads',
  title: '[LD-02] GET /api/draft, signed in, on Postgres',
  async run() {
    if (postgres === null) return 'no Postgres answers';
    const { url, drop } = await emptyPostgres();
    const server = await openServer({ environment: { DATABASE_URL: url, SECRET: benchSecret, ...behindProxy } });
    try {
      const { personId, cookie } = await signedIn({ dataDir: '', databaseUrl: url });
      const bare = await openServer({ args: [bareRoute], environment: { DATABASE_URL: url, PERSON: personId } });
      return await measured(server.origin, bare.origin, cookie).finally(bare.close);
    } finally {
      await server.close();
      await drop();
    }
  },
};

async function measured(ours: string, bare: string, cookie: string): Promise<readonly Figure[]> {
  // From 4,096 addresses in turn: none of them comes to its share.
  const load: Load = {
    path: '/api/draft',
    headers: (i) => ({ cookie, 'x-forwarded-for': `10.1.${(i >> 8) & 15}.${i & 255}` }),
  };
  let from = 0;
  const perAnswer = async (origin: string): Promise<number> => {
    from += 2048;
    return 1000 / (await throughput(origin, load, { ...closed, from }));
  };
  // Until both are compiled: a server that has just started is slower for its first ten thousand answers or so.
  for (const origin of [ours, bare]) await throughput(origin, load, { ...closed, seconds: 8 });
  const { own, other } = await interleave({ own: () => perAnswer(ours), other: () => perAnswer(bare) });
  const [waits, bareWaits] = [await arrivals(ours, load, open), await arrivals(bare, load, open)];
  if (waits.errors > 0) throw new Error(`${waits.errors} of ${waits.latencies.length} reads failed.`);
  const p99 = ({ latencies }: { readonly latencies: readonly number[] }): number[] => [quantile(latencies, 0.99)];
  return [
    figure(`an answer, ${closed.connections} connections asking without a pause`, 'ms', own, {
      beside: [{ what: 'bare: Hono and pg, one SELECT', unit: 'ms', samples: other }],
    }),
    // Four tenths of the bare route's answers in the same time.
    figure(
      'as many times as long as the bare route',
      '×',
      own.map((ms, i) => ms / (other[i] ?? Number.NaN)),
      { demand: 2.5 },
    ),
    figure(`p99 from when it was due, ${open.rate} a second for ${open.seconds} s`, 'ms', p99(waits), {
      demand: 100,
      beside: [{ what: 'bare, the same', unit: 'ms', samples: p99(bareWaits) }],
    }),
  ];
}

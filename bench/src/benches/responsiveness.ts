import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Bench } from '../bench.ts';
import { figure } from '../figure.ts';
import { behindProxy, generateLogo } from '../generate-logo.ts';
import { interleave, timed } from '../interleave.ts';
import type { LoopDelay } from '../loop-delay.ts';
import { openServer, type RunningServer, serverProgram } from '../running-server.ts';
import { quantile } from '../spread.ts';

const parallel = 40;
const loopDelay = fileURLToPath(new URL('../loop-delay.ts', import.meta.url));

/** Whether the server answers others while it works: its own event loop, and a health request every few milliseconds. */
export const responsiveness: Bench = {
  name: 'responsiveness',
  title: `The server under ${parallel} generate-logo calls at once, every set of them new`,
  async run() {
    const server = await openServer({
      args: ['--import', loopDelay, serverProgram],
      environment: behindProxy,
      channel: true,
    });
    try {
      const health: number[] = [];
      const worked: number[] = [];
      const duration: number[] = [];
      const { loaded, idle } = await interleave({
        loaded: async (round) => {
          await ask(server);
          const seen = await watched(server, forty(server, round + 1));
          const delay = await ask(server);
          if (round >= 0) {
            health.push(quantile(seen.latencies, 0.99));
            worked.push(delay.worked);
            duration.push(seen.ms);
          }
          return delay.held;
        },
        idle: async () => quantile((await watched(server, new Promise((done) => setTimeout(done, 500)))).latencies, 0.99),
      });
      return [
        figure('event loop, the longest time between two turns', 'ms', loaded, { demand: 50 }),
        figure('event loop, the most processor time between two turns', 'ms', worked, { demand: 50 }),
        figure('GET /healthz, p99, as seen from outside on the same cores', 'ms', health, {
          demand: 50,
          beside: [{ what: 'the same, nothing else to do', unit: 'ms', samples: idle }],
        }),
        figure(`until all ${parallel} calls are answered`, 'ms', duration),
      ];
    } finally {
      await server.close();
    }
  },
};

/** Forty calls that no earlier round has asked for, all at once. */
const forty = ({ origin }: RunningServer, round: number): Promise<unknown> =>
  Promise.all(Array.from({ length: parallel }, (_, i) => generateLogo(origin, i, 100 + round)));

/** Asks for health one request after the other for as long as something lasts. */
async function watched({ origin }: RunningServer, load: Promise<unknown>): Promise<{ latencies: number[]; ms: number }> {
  const began = performance.now();
  const state = { over: false };
  const over = load.finally(() => {
    state.over = true;
  });
  const latencies: number[] = [];
  while (!state.over) {
    latencies.push(await timed(async () => (await fetch(`${origin}/healthz`)).arrayBuffer()));
    await new Promise((done) => setTimeout(done, 4));
  }
  await over;
  return { latencies, ms: performance.now() - began };
}

/** How long the server's loop was held up since it was last asked. */
async function ask({ process }: RunningServer): Promise<LoopDelay> {
  process.send('now');
  const [told] = (await once(process, 'message')) as [LoopDelay];
  return told;
}

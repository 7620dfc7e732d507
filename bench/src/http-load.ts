import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** One request of a load: told its number, so that it can come from another address or with another body. */
export interface Load {
  readonly method?: string;
  readonly path: string;
  readonly headers: (i: number) => Readonly<Record<string, string>>;
  readonly body?: (i: number) => string;
}

/** Sends one and reads its answer to the end; its status. */
function send(origin: string, load: Load, i: number, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { agent, method: load.method ?? 'GET', headers: load.headers(i) };
    const sent = request(`${origin}${load.path}`, options, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on('error', reject);
    sent.end(load.body?.(i));
  });
}

/** Answers a second that so many connections get, each asking again when it was answered. Rejects at an answer that is not 200. */
export async function throughput(
  origin: string,
  load: Load,
  { connections, seconds, from = 0 }: { readonly connections: number; readonly seconds: number; readonly from?: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  let sent = from;
  let answered = 0;
  const connection = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1000) {
      const status = await send(origin, load, sent++, agent);
      if (status !== 200) throw new Error(`${load.path} was answered with ${status}.`);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return answered / ((performance.now() - began) / 1000);
}

export interface Arrivals {
  /** Milliseconds from the moment at which each request was due, not from when it could be sent: nothing slow is left out. */
  readonly latencies: readonly number[];
  readonly errors: number;
}

/** Requests that arrive at a constant rate, whether or not those before were answered. */
export async function arrivals(
  origin: string,
  load: Load,
  { rate, seconds, from = 0 }: { readonly rate: number; readonly seconds: number; readonly from?: number },
): Promise<Arrivals> {
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  let errors = 0;
  const began = performance.now();
  const one = async (i: number, due: number): Promise<void> => {
    const status = await send(origin, load, from + i, agent).catch(() => 0);
    if (status !== 200) errors++;
    latencies.push(performance.now() - due);
  };
  const under: Promise<void>[] = [];
  for (let i = 0; i < rate * seconds; i++) {
    const due = began + (i * 1000) / rate;
    while (performance.now() < due) await wait(1);
    under.push(one(i, due));
  }
  await Promise.all(under);
  agent.destroy();
  return { latencies, errors };
}

import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint, ProblemBody } from '@brandwright/contract';
import { partsOf } from './tools.ts';

/** A site’s public API and the key to it. */
export interface ApiAccess {
  /** Where the site is, such as `https://brandwright.example`. */
  readonly site: string;
  readonly key: string;
}

type Given = Readonly<Record<string, unknown>>;

/** Milliseconds after which an answer isn’t waited for any longer. A kit’s files are made when they are first asked for. */
const patience = 120_000;
/** Connections that may break before that is told. */
const breaks = 2;

/**
 * Asks an endpoint of the public API, and resolves once the whole answer is here. What makes something is asked for under a key made of
 * the request itself: asked again after a broken connection, by this program or by the assistant, it makes nothing twice. Rejects with the
 * error of `fetch` if the site can’t be reached.
 */
export async function askApi(
  { site, key }: ApiAccess,
  { method, path, isRepeatable, query, body }: Endpoint,
  given: Given,
  signal?: AbortSignal,
): Promise<Response> {
  const parts = partsOf(path);
  const address = new URL(
    parts.reduce((at, part) => at.replace(`:${part}`, encodeURIComponent(String(given[part] ?? ''))), path),
    site,
  );
  if (query !== undefined)
    for (const [name, value] of Object.entries(given)) if (!parts.includes(name)) address.searchParams.set(name, String(value));
  const request: RequestInit = {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(isRepeatable === true ? { 'idempotency-key': repeatKeyOf(path, given) } : {}),
    },
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal === undefined ? [] : [signal])]),
    ...(body === null ? {} : { body: JSON.stringify(given) }),
  };
  for (let broken = 0; ; ) {
    try {
      const answer = await whole(await fetch(address, request));
      const seconds = await secondsUntilDone(answer);
      if (seconds === null) return answer;
      await wait(1000 * seconds, undefined, request.signal == null ? {} : { signal: request.signal });
    } catch (error) {
      // `fetch` and its body reject with a TypeError if the connection could not be made or broke.
      if (isRepeatable !== true || !(error instanceof TypeError) || ++broken > breaks) throw error;
    }
  }
}

const whole = async (answer: Response): Promise<Response> =>
  new Response(await answer.arrayBuffer(), { status: answer.status, headers: answer.headers });

/** Seconds after which the same request may have its answer, while the first one of its key still runs; otherwise null. */
async function secondsUntilDone(answer: Response): Promise<number | null> {
  if (answer.status !== 409) return null;
  const { code, retryAfter } = (await answer.clone().json()) as Partial<ProblemBody>;
  return code === 'repeat.running' ? (retryAfter ?? 1) : null;
}

/** The same for the same request, in whatever order its fields come. */
const repeatKeyOf = (path: string, given: Given): string =>
  createHash('sha256')
    .update(JSON.stringify([path, sorted(given)]))
    .digest('base64url');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, one]) => [name, sorted(one)]));
}

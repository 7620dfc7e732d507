import { setTimeout as wait } from 'node:timers/promises';
import { ProblemError, refuse } from '../../http/problem-error.ts';
import { ProviderFault } from '../../http/provider-fault.ts';
import { readBounded } from '../../http/read-bounded.ts';

/** A request to Canva. */
export interface CanvaRequest {
  readonly method: 'GET' | 'POST';
  /** True if nothing happens twice when it is sent twice. A GET always is. */
  readonly isRepeatable?: boolean;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** How patient requests are. Milliseconds. */
export interface CanvaPatience {
  /** Per request, with its answer. An upload may take four times as long. */
  readonly request: number;
  /** Before the first retry; twice as long before each further one, with jitter. */
  readonly retry: number;
  /** Longest `Retry-After` that is waited for. A longer one is passed on. */
  readonly longestRetryAfter: number;
  /** Between the first two looks at a job; half as long again before each further one, up to `longestPoll`. */
  readonly poll: number;
  readonly longestPoll: number;
  /** In all for one job. */
  readonly job: number;
}

export const canvaPatience: CanvaPatience = {
  request: 10_000,
  retry: 500,
  longestRetryAfter: 10_000,
  poll: 1_000,
  longestPoll: 5_000,
  job: 120_000,
};

/** Bytes of an answer: those with designs have some 5 kB. */
const mostBytes = 256 * 1024;
const mostTries = 3;

/**
 * Asks Canva and parses its JSON. Retries what is safe to repeat: a request that Canva refused as one too
 * many (429), and a repeatable one that failed on the way or with 5xx. Throws a ProviderFault for a refusal, and the
 * problems `canva.unavailable` and `canva.throttled`.
 */
export async function askCanva(request: CanvaRequest, patience: CanvaPatience): Promise<Readonly<Record<string, unknown>>> {
  for (let tries = 1; ; tries++) {
    const answer = await once(request, patience).catch((error: unknown) => ({ status: null, error }) as const);
    const pause = tries < mostTries ? pauseBefore(answer, request, tries, patience) : null;
    if (pause !== null) {
      await wait(pause);
      continue;
    }
    if (answer.status === null) return unavailable(answer.error);
    if (answer.status === 429) return refuse('canva.throttled', { retryAfter: answer.retryAfter ?? 60 });
    if (answer.status >= 500) return unavailable(new ProviderFault('Canva', answer.status, codeOf(answer.text)));
    if (answer.status >= 400) throw new ProviderFault('Canva', answer.status, codeOf(answer.text));
    return objectOf(answer.text) ?? unavailable(new Error('Canva’s answer is no JSON object.'));
  }
}

interface Answer {
  readonly status: number;
  /** Seconds. */
  readonly retryAfter: number | null;
  readonly text: string;
}

async function once({ method, url, headers, body }: CanvaRequest, { request }: CanvaPatience): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
    // A redirect would carry the token elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(body instanceof Uint8Array ? 4 * request : request),
  });
  const { status } = response;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const text = Buffer.from(await readBounded(response, mostBytes)).toString('utf8');
  return { status, retryAfter: Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null, text };
}

/** Milliseconds until the request is repeated. Null: it isn't. */
function pauseBefore(
  answer: Answer | { readonly status: null },
  { method, isRepeatable = method === 'GET' }: CanvaRequest,
  tries: number,
  { retry, longestRetryAfter }: CanvaPatience,
): number | null {
  const pause = retry * 2 ** (tries - 1) * (0.5 + Math.random());
  if (answer.status === 429) {
    const asked = answer.retryAfter === null ? 0 : answer.retryAfter * 1000;
    return asked > longestRetryAfter ? null : asked + pause;
  }
  const isPassing = answer.status === null || answer.status >= 500;
  return isPassing && isRepeatable ? pause : null;
}

function unavailable(cause: unknown): never {
  throw new ProblemError('canva.unavailable', { retryAfter: 10 }, cause);
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The code of an error: `code`, or `error` in answers as in RFC 6749. */
function codeOf(text: string): string {
  const { code, error } = objectOf(text) ?? {};
  const told = typeof code === 'string' ? code : error;
  return typeof told === 'string' && /^[a-z_]{1,60}$/.test(told) ? told : 'unknown';
}

import { setTimeout as wait } from 'node:timers/promises';
import { AiFault, type AiReason } from '../../http/ai-fault.ts';

interface Asking {
  /** Requests go to addresses below this one alone. */
  readonly baseUrl: URL;
  /** Bytes of an answer at most. */
  readonly mostBytes: number;
  /** Milliseconds before the first retry; twice as long before the second, with jitter. */
  readonly retry: number;
  /** Called with each request that is sent. */
  readonly sent: () => void;
  /** Ends all tries together. */
  readonly signal: AbortSignal;
}

const mostTries = 3;
/** Seconds. Whoever asks for a longer pause gets no second try. */
const longestRetryAfter = 5;

/**
 * A `fetch` for one task: retries what was throttled (429), failed (5xx) or did not arrive, until the signal ends it. It reads at most
 * so many bytes while they arrive, follows no redirect and reaches no other address (S-27). Rejects with AiFault.
 */
export function boundedFetch({ baseUrl, mostBytes, retry, sent, signal }: Asking): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== baseUrl.origin || !url.pathname.startsWith(baseUrl.pathname)) throw new AiFault('refused');
    for (let tries = 1; ; tries++) {
      sent();
      const answer = await once(url, init, mostBytes, signal).catch((error: unknown) => faultOf(error, signal));
      if (answer instanceof Response) return answer;
      const pause = tries < mostTries ? pauseAfter(answer, retry * 2 ** (tries - 1)) : null;
      if (pause === null) throw answer;
      await wait(pause, undefined, { signal }).catch((error: unknown) => {
        throw faultOf(error, signal);
      });
    }
  };
}

const reasonOf = (status: number): AiReason => (status === 429 ? 'throttled' : status >= 500 ? 'unreachable' : 'refused');

async function once(url: URL, init: RequestInit | undefined, mostBytes: number, signal: AbortSignal): Promise<Response> {
  // A redirect would carry the key and the brief elsewhere.
  const response = await fetch(url, { ...init, redirect: 'manual', signal });
  if (!response.ok) {
    await response.body?.cancel();
    const seconds = Number(response.headers.get('retry-after') ?? 0);
    throw new AiFault(reasonOf(response.status), response.status, Number.isFinite(seconds) ? Math.max(0, seconds) : 0);
  }
  const { status, headers } = response;
  const body = await readBounded(response, mostBytes);
  // The bytes are unpacked by now.
  return new Response(body, { status, headers: { 'content-type': headers.get('content-type') ?? 'application/json' } });
}

async function readBounded(response: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    // Leaving the loop cancels the rest.
    if (length > mostBytes) throw new AiFault('too_large');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

const faultOf = (error: unknown, signal: AbortSignal): AiFault =>
  error instanceof AiFault ? error : new AiFault(signal.aborted ? 'late' : 'unreachable');

/** Milliseconds until the next try. Null: none. */
function pauseAfter({ reason, retryAfter }: AiFault, usual: number): number | null {
  if ((reason !== 'throttled' && reason !== 'unreachable') || retryAfter > longestRetryAfter) return null;
  return retryAfter * 1000 + usual * (0.5 + Math.random());
}

import { ProblemError } from '../../http/problem-error.ts';
import { readBounded } from '../../http/read-bounded.ts';

/** Bytes of an answer: tokens and keys have some 5 kB. */
const mostBytes = 128 * 1024;

/** Milliseconds in which a provider must have answered. */
export const providerPatience = 10_000;

export interface ProviderAnswer {
  /** Below 500. */
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/** Asks a provider and parses its JSON. Rejects with `account.provider.unavailable` if it is down, late, or answers anything else. */
export async function askProvider(url: string, init: RequestInit, patience: number): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, {
      ...init,
      // A redirect would carry the client’s secret elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const text = Buffer.from(await readBounded(response, mostBytes)).toString('utf8');
    if (response.status >= 500) throw new Error(`The provider answered ${response.status}.`);
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      throw new Error('The provider’s answer is no JSON object.');
    return { status: response.status, json: json as ProviderAnswer['json'] };
  } catch (error) {
    throw new ProblemError('account.provider.unavailable', { retryAfter: 10 }, error);
  }
}

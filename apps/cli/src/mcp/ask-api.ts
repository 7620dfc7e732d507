import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@brandwright/contract';
import { partsOf } from './tools.ts';

/** A site’s public API and the key to it. */
export interface ApiAccess {
  /** Where the site is, such as `https://brandwright.example`. */
  readonly site: string;
  readonly key: string;
}

/** Milliseconds after which an answer isn’t waited for any longer. A kit’s files are made when they are first asked for. */
const patience = 120_000;

/**
 * Asks an endpoint of the public API. A request that makes something is sent again once if the connection breaks, with the same
 * Idempotency-Key, so that nothing is made twice. Rejects with the error of `fetch` if the site can’t be reached.
 */
export async function askApi(
  { site, key }: ApiAccess,
  { method, path, isRepeatable, body }: Endpoint,
  given: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<Response> {
  const parts = partsOf(path);
  const address = parts.reduce((at, part) => at.replace(`:${part}`, encodeURIComponent(String(given[part] ?? ''))), path);
  const headers = {
    authorization: `Bearer ${key}`,
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...(isRepeatable === true ? { 'idempotency-key': randomUUID() } : {}),
  };
  const ask = (): Promise<Response> =>
    fetch(new URL(address, site), {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal === undefined ? [] : [signal])]),
      ...(body === null ? {} : { body: JSON.stringify(given) }),
    });
  return ask().catch((error: unknown) => {
    // `fetch` rejects with a TypeError if the connection could not be made or broke.
    if (isRepeatable === true && error instanceof TypeError) return ask();
    throw error;
  });
}

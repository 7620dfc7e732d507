import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@brandwright/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { isUuid } from '../http/uuid.ts';

/**
 * A path as the log keeps it: with ids, and without whatever else may be a secret, wherever it was typed. That of a share link or of a page of the
 * sandbox opens what it names to whoever reads it.
 */
const shown = (path: string): string => path.replace(/[\w-]{22,}/g, (part) => (isUuid(part) ? part : '…')).slice(0, 200);

/**
 * Gives every request an id and every response its headers, and writes one line to the log: no body, no query (names stand there),
 * no cookie, no address. A handler that sets a header of its own keeps it.
 */
export function requestLog({ settings, log, metrics, now }: Deps): MiddlewareHandler<AppEnv> {
  const headers = Object.entries({
    ...securityHeaders({ kind: 'inert' }, settings.publicUrl?.protocol === 'https:'),
    'cache-control': 'no-store',
  });
  return async (c, next) => {
    const [began, id] = [now(), randomUUID()];
    c.set('requestId', id);
    // Before there is a response: one that is changed afterwards is read as a stream and written in parts.
    c.header(idHeader, id);
    for (const [name, value] of headers) c.header(name, value);
    await next();
    // Asked for the head alone: the body that nobody will read lets go of what it holds.
    if (c.req.method === 'HEAD') await c.res.body?.cancel();
    if (!c.res.headers.has(idHeader)) complete(c, [[idHeader, id], ...headers]);
    const [endpoint, took] = [c.var.endpoint as EndpointName | undefined, now() - began];
    metrics.answered(endpoint ?? (c.req.path.startsWith('/api/') ? 'none' : 'site'), c.res.status, took / 1000);
    log.info({ id, method: c.req.method, path: shown(c.req.path), status: c.res.status, ms: Math.round(took) }, 'request');
  };
}

const idHeader = 'x-request-id';

/** A response that a handler made by itself. */
function complete(c: Context<AppEnv>, headers: readonly (readonly [string, string])[]): void {
  for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
}

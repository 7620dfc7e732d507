import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@brandwright/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { isUuid } from '../http/uuid.ts';

/**
 * A path as logged: UUIDs stay, anything else that might be a secret is hidden. The path of a share link or a
 * sandbox page would open it for anyone who reads the log.
 */
const shown = (path: string): string => path.replace(/[\w-]{22,}/g, (part) => (isUuid(part) ? part : '…')).slice(0, 200);

/**
 * Gives every request an id and every response its headers, and logs one line: no body, no query (names
 * appear there), no cookie, no address. Headers set by a handler are kept.
 */
export function requestLog({ settings, log, metrics, now }: Deps): MiddlewareHandler<AppEnv> {
  const headers = Object.entries({
    ...securityHeaders({ kind: 'inert' }, settings.publicUrl?.protocol === 'https:'),
    'cache-control': 'no-store',
  });
  return async (c, next) => {
    const [began, id] = [now(), randomUUID()];
    c.set('requestId', id);
    // Set before there is a response. Changing one afterwards would make Hono read it as a stream and send it
    // in parts.
    c.header(idHeader, id);
    for (const [name, value] of headers) c.header(name, value);
    await next();
    // Cancels the body of a HEAD request, which would otherwise hold its resources.
    if (c.req.method === 'HEAD') await c.res.body?.cancel();
    if (!c.res.headers.has(idHeader)) complete(c, [[idHeader, id], ...headers]);
    const [endpoint, took] = [c.var.endpoint as EndpointName | undefined, now() - began];
    metrics.answered(endpoint ?? (c.req.path.startsWith('/api/') ? 'none' : 'site'), c.res.status, took / 1000);
    log.info({ id, method: c.req.method, path: shown(c.req.path), status: c.res.status, ms: Math.round(took) }, 'request');
  };
}

const idHeader = 'x-request-id';

/** Adds missing headers to a response that a handler created itself. */
function complete(c: Context<AppEnv>, headers: readonly (readonly [string, string])[]): void {
  for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
}

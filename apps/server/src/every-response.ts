import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@brandwright/contract';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from './app-env.ts';
import { securityHeaders } from './security-headers.ts';

/** A path as the log keeps it: without the secret of a share link, which opens what it names to whoever reads it. */
const shown = (path: string): string => path.replace(/(\/shared\/)[^/]+/, '$1…').slice(0, 200);

/**
 * Gives every request an id and every response its headers, and writes one line to the log: no body, no query (names stand there),
 * no cookie, no address. A handler that sets a content policy of its own keeps it.
 */
export function everyResponse({ settings, log, metrics, now }: Deps): MiddlewareHandler<AppEnv> {
  const headers = Object.entries(securityHeaders({ kind: 'inert' }, settings.publicUrl?.protocol === 'https:'));
  return async (c, next) => {
    const began = now();
    c.set('requestId', randomUUID());
    await next();
    c.header('x-request-id', c.var.requestId);
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    const [endpoint, took] = [c.var.endpoint as EndpointName | undefined, now() - began];
    metrics.answered(endpoint ?? (c.req.path.startsWith('/api/') ? 'none' : 'site'), c.res.status, took / 1000);
    const line = {
      id: c.var.requestId,
      method: c.req.method,
      path: shown(c.req.path),
      status: c.res.status,
      ms: Math.round(took),
    };
    log.info(line, 'request');
  };
}

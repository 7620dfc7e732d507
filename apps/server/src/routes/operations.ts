import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv, Deps } from '../deps.ts';
import { isFromHere } from '../http/client-address.ts';
import { ProblemError, refuse } from '../http/problem-error.ts';
import { answerProblem } from '../http/problem-response.ts';
import { readSeldom } from '../operations/read-seldom.ts';
import { missing } from '../operations/readiness.ts';
import { isProduction } from '../settings/settings.ts';

/** What those who run a server ask of it, by path. None of it is counted, limited or kept. */
export function operationRoutes(deps: Deps): Readonly<Record<string, Handler<AppEnv>>> {
  const ping = readSeldom(
    () => deps.database.ping(),
    () => performance.now(),
  );
  return {
    /** The process lives and its loop turns: who restarts processes asks this, and nothing that a restart would not mend. */
    '/healthz': (c) => c.json({ status: 'ok' }),

    /** Work can be done here: who spreads requests asks this. A refusal is expected, and no fault for the log. */
    '/readyz': async (c) => {
      const parts = await missing({ ...deps, ping });
      if (parts.length === 0) return c.json({ status: 'ready' });
      const problem = new ProblemError('server.not_ready', { message: `Missing: ${parts.join(', ')}.`, retryAfter: 5 });
      const { status, headers, body } = answerProblem(problem, c.var.requestId);
      return c.body(JSON.stringify(body), status as ContentfulStatusCode, headers);
    },

    '/metrics': async (c) => {
      if (!mayReadMetrics(c, deps)) refuse('route.not_found');
      return c.body(await deps.metrics.print(), 200, { 'content-type': deps.metrics.contentType });
    },
  };
}

/**
 * With a token, whoever brings it. Without one, programs of this machine in local mode; never in production, where a proxy on the same
 * machine makes everybody local.
 */
function mayReadMetrics(c: Context<AppEnv>, { settings }: Deps): boolean {
  const { metricsToken } = settings;
  if (metricsToken !== null) {
    const [, token = ''] = /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    return timingSafeEqual(digest(token), digest(metricsToken));
  }
  return !isProduction(settings) && isFromHere(c, settings);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

import { type Context, type Handler, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv, Deps } from './app-env.ts';
import { everyResponse } from './every-response.ts';
import { limited } from './limited.ts';
import { refuse } from './problem-error.ts';
import { answerProblem } from './problem-response.ts';
import { fontsRoute } from './routes/fonts.ts';
import { freeLogoRoute } from './routes/free-logo.ts';
import { generateLogoRoute } from './routes/generate-logo.ts';
import { healthRoute } from './routes/health.ts';
import { sessionRoute } from './routes/session.ts';
import { siteRoute } from './routes/site.ts';
import { sameOrigin } from './same-origin.ts';

/** The whole server as a function of requests: what there is, in the order in which it is looked for. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(everyResponse(deps));
  app.use(sameOrigin(deps));

  app.get('/api/health', healthRoute(deps));
  app.all('/api/health', takesOnly('GET, HEAD'));
  app.post('/api/generate-logo', limited('generate-logo', deps), generateLogoRoute(deps));
  app.all('/api/generate-logo', takesOnly('POST'));
  app.post('/api/free-logo', limited('free-logo', deps), freeLogoRoute(deps));
  app.all('/api/free-logo', takesOnly('POST'));
  app.get('/api/session', limited('session', deps), sessionRoute(deps));
  app.all('/api/session', takesOnly('GET, HEAD'));
  app.get('/api/fonts', limited('fonts', deps), fontsRoute(deps));
  app.all('/api/fonts', takesOnly('GET, HEAD'));
  app.all('/api/*', () => refuse('route.not_found'));
  app.all('*', siteRoute(deps));

  app.onError((error, c) => renderProblem(error, c, deps));
  return app;
}

const takesOnly =
  (allow: string): Handler<AppEnv> =>
  () =>
    refuse('route.method', { allow });

function renderProblem(error: unknown, c: Context<AppEnv>, { log }: Deps): Response {
  const { status, headers, body, ours } = answerProblem(error, c.var.requestId);
  if (ours) log.error({ id: c.var.requestId, code: body.error.code, err: error }, 'failed');
  return c.json(body, status as ContentfulStatusCode, headers);
}

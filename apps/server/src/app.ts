import { type Endpoint, type EndpointName, endpoints } from '@brandwright/contract';
import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv, Deps } from './deps.ts';
import { refuse } from './http/problem-error.ts';
import { answerProblem } from './http/problem-response.ts';
import { requireDiskSpace } from './operations/disk-space.ts';
import { admissionPlaces, createAdmission } from './pipeline/admission.ts';
import { authorize } from './pipeline/authorize.ts';
import { authorizeKey } from './pipeline/authorize-key.ts';
import { createClientTurns } from './pipeline/client-turns.ts';
import { largeBodies } from './pipeline/large-bodies.ts';
import { requestLog } from './pipeline/request-log.ts';
import { sameOrigin } from './pipeline/same-origin.ts';
import { routesOf } from './routes/handlers.ts';
import { operationRoutes } from './routes/operations.ts';
import { problemsRoute } from './routes/problems.ts';
import { appleReturn, appleReturnPath } from './routes/provider-return.ts';
import { siteRoute } from './routes/site.ts';

/** The whole server as a function of requests: the endpoints of the contract, then the pages. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestLog(deps));
  // The one form that another site may post.
  app.post(appleReturnPath, appleReturn);
  app.use(sameOrigin(deps));

  for (const [path, handler] of Object.entries(operationRoutes(deps))) {
    app.get(path, handler);
    app.all(path, takesOnly(['GET']));
  }
  const { handlers, brandPage } = routesOf(deps);
  const bodies = largeBodies(deps);
  const waiting = { admission: createAdmission(admissionPlaces), turns: createClientTurns() };
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][])
    app.on(
      endpoint.method,
      endpoint.path,
      named(name),
      (endpoint.access === 'key' ? authorizeKey : authorize)(endpoint, deps, waiting),
      bodies,
      roomFor(endpoint, deps),
      handlers[name],
    );
  for (const [path, methods] of methodsByPath()) app.all(path, takesOnly(methods));
  app.all('/api/*', () => refuse('route.not_found'));
  app.get('/problems/:code', problemsRoute);
  const visited = authorize({ access: 'anyone', limit: 'brand-pages' }, deps, waiting);
  app.get('/brand/:slug', visited, brandPage.page);
  app.get('/brand/:slug/:file', visited, brandPage.file);
  app.all('*', siteRoute(deps));

  const isSeldom = onceInAWhile(deps.now);
  app.onError((error, c) => {
    const { status, headers, body, logged } = answerProblem(error, c.var.requestId);
    if (logged === 'always' || (logged === 'seldom' && isSeldom(body.code)))
      deps.log.error({ id: c.var.requestId, code: body.code, err: error }, 'failed');
    return c.body(JSON.stringify(body), status as ContentfulStatusCode, headers);
  });
  return app;
}

function methodsByPath(): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, string[]>();
  for (const { path, method } of Object.values(endpoints)) paths.set(path, [...(paths.get(path) ?? []), method]);
  return paths;
}

/** Metrics count by endpoint name. Paths contain ids, and anyone can make up paths. */
const named =
  (name: EndpointName): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    c.set('endpoint', name);
    return next();
  };

/**
 * Refuses endpoints that store data while the disk is nearly full. Reading, ending and refunding always work.
 */
const roomFor =
  ({ keeps }: Endpoint, { diskSpace }: Deps): MiddlewareHandler<AppEnv> =>
  async (_c, next) => {
    if (keeps) await requireDiskSpace(diskSpace);
    await next();
  };

function takesOnly(methods: readonly string[]): Handler<AppEnv> {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return () => refuse('route.method', { allow });
}

/** Milliseconds between two log lines about the same problem. */
const betweenLines = 60_000;

/** True if a problem was not logged for a while. It counts as logged from then on. */
function onceInAWhile(now: () => number): (what: string) => boolean {
  const told = new Map<string, number>();
  return (what) => {
    const isDue = now() - (told.get(what) ?? Number.NEGATIVE_INFINITY) >= betweenLines;
    if (isDue) told.set(what, now());
    return isDue;
  };
}

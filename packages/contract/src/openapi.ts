import type { Endpoint } from './endpoint.ts';
import { type Json, schemaOf } from './json-schema.ts';
import { apiKeyLimits } from './limits.ts';
import { webhooksOf } from './openapi-webhooks.ts';
import { problemMediaType, problemSchema } from './problem.ts';

/** An OpenAPI 3.1 document, as far as its readers here look into it. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly webhooks: Readonly<Record<string, { readonly post: Json }>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly [part: string]: unknown;
}

/** What one endpoint does. */
interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Json>>;
  readonly [part: string]: unknown;
}

/** Where endpoints of the public API are. */
const root = '/api/v1/';

const refersTo = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

/** The failures of an endpoint that programs have to expect, by status. */
const failures: Readonly<Record<number, string>> = {
  400: 'The request isn’t valid. If a field is at fault, the error names it.',
  401: 'The API key is missing or doesn’t work.',
  403: 'This API key isn’t allowed to do that, or you have no unused plan.',
  404: 'It doesn’t exist, or it belongs to someone else.',
  408: 'The request took too long to arrive, or the client disconnected.',
  409: 'The request conflicts with the current state, such as a plan that’s already been used, or the first request with this Idempotency-Key is still running.',
  413: 'The body is too large.',
  415: 'The body isn’t JSON.',
  422: 'The values are valid, but we can’t draw a logo from them, or this Idempotency-Key was already used for another request.',
  429: 'Too many requests or too much drawing in one minute.',
  500: 'Something went wrong on our side.',
  503: 'The server is busy. Try again after Retry-After seconds.',
  504: 'Drawing took too long.',
};

function failuresOf({ access, body, path, isRepeatable, query }: Endpoint): readonly number[] {
  return [
    ...(body === null ? (query === undefined ? [] : [400]) : [400, 413, 415, 422]),
    ...(access === 'key' ? [401, 403] : []),
    ...(path.includes(':') ? [404] : []),
    ...(isRepeatable === true || path.includes(':') ? [409] : []),
    408,
    429,
    500,
    503,
    504,
  ].sort((a, b) => a - b);
}

const parameter = (name: string, where: 'path' | 'query' | 'header', about: string, schema: Json, required: boolean): Json => ({
  name,
  in: where,
  required,
  description: about,
  schema,
});

/** Parameters behind the question mark. None of them is needed. */
function queryOf({ query }: Endpoint): readonly Json[] {
  if (query === undefined) return [];
  const { properties = {} } = schemaOf(query) as { readonly properties?: Readonly<Record<string, Json>> };
  return Object.entries(properties).map(([name, { description, ...schema }]) =>
    parameter(name, 'query', String(description), schema, false),
  );
}

/** Parts of the path in braces, the query, and an Idempotency-Key. */
const parametersOf = (told: Endpoint): readonly Json[] => [
  ...Array.from(told.path.matchAll(/:(\w+)/g), ([, name = '']) =>
    parameter(name, 'path', `ID of the ${name}.`, { type: 'string', maxLength: 64 }, true),
  ),
  ...queryOf(told),
  ...(told.isRepeatable === true ? [refersTo('parameters', 'IdempotencyKey')] : []),
];

function contentOf({ answer }: Endpoint): Json {
  if (answer === null || typeof answer === 'string') return { '*/*': { schema: {} } };
  if ('lines' in answer) return { 'application/jsonl': { schema: schemaOf(answer.lines) } };
  return { 'application/json': { schema: schemaOf(answer) } };
}

function operationOf(name: string, told: Endpoint): Operation {
  const { access, about = name, scope, status = 200, body } = told;
  const limited = access === 'key' ? { headers: rateHeaders } : {};
  const failed = failuresOf(told).map((code) => [code, refersTo('responses', `Problem${code}`)] as const);
  return {
    operationId: name,
    summary: about,
    ...(scope === undefined ? {} : { description: `The key needs the ${scope} scope.` }),
    security: access === 'key' ? [{ apiKey: scope === undefined ? [] : [scope] }] : [],
    parameters: parametersOf(told),
    ...(body === null ? {} : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    responses: { [status]: { description: about, ...limited, content: contentOf(told) }, ...Object.fromEntries(failed) },
  };
}

const rateHeaders: Json = {
  RateLimit: refersTo('headers', 'RateLimit'),
  'RateLimit-Policy': refersTo('headers', 'RateLimitPolicy'),
};

const headers: Json = {
  RateLimit: {
    description: 'Requests left in this minute (r), and seconds until the next one begins (t): "person";r=99;t=60',
    schema: { type: 'string' },
  },
  RateLimitPolicy: {
    description: 'Requests allowed (q) per window in seconds (w), across all your keys: "person";q=100;w=60',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds to wait before you try again.', schema: { type: 'integer' } },
  WwwAuthenticate: { description: 'How to send a key (RFC 6750).', schema: { type: 'string' } },
};

const headersOf = (status: number): Json => {
  if (status === 401) return { headers: { 'WWW-Authenticate': refersTo('headers', 'WwwAuthenticate') } };
  if (status === 403) return { headers: rateHeaders };
  if (status === 429) return { headers: { ...rateHeaders, 'Retry-After': refersTo('headers', 'RetryAfter') } };
  return status === 503 ? { headers: { 'Retry-After': refersTo('headers', 'RetryAfter') } } : {};
};

/**
 * The public API as an OpenAPI 3.1 document, made from the table of endpoints, so that it cannot say anything else.
 * `origin` is where the server is, such as `https://brandwright.example`.
 */
export function openApiOf(endpoints: Readonly<Record<string, Endpoint>>, origin: string): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, told] of Object.entries(endpoints)) {
    if (!told.path.startsWith(root)) continue;
    const path = told.path.slice(root.length - 1).replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [told.method.toLowerCase()]: operationOf(name, told) };
  }
  const problem = { [problemMediaType]: { schema: refersTo('schemas', 'Problem') } };
  const responses = Object.entries(failures).map(
    ([code, about]) => [`Problem${code}`, { description: about, ...headersOf(Number(code)), content: problem }] as const,
  );
  return {
    openapi: '3.1.1',
    info: {
      title: 'Brandwright API',
      version: '1',
      description: 'Draw logos, and make brand kits with your paid plans. Errors are problem details (RFC 9457).',
    },
    servers: [{ url: `${origin}${root.slice(0, -1)}` }],
    paths,
    webhooks: webhooksOf(),
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'bw_ and 36 letters and digits' } },
      parameters: {
        IdempotencyKey: parameter(
          'Idempotency-Key',
          'header',
          `Any string that identifies this request. If you send it again with the same body within ${apiKeyLimits.repeatHours} hours, you get the same response and nothing is made twice.`,
          { type: 'string', minLength: 1, maxLength: apiKeyLimits.repeatKey },
          false,
        ),
      },
      headers,
      schemas: { Problem: schemaOf(problemSchema) },
      responses: Object.fromEntries(responses),
    },
  };
}

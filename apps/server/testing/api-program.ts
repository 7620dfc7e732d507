import type { ApiScope, OpenApiDocument } from '@brandwright/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Hono } from 'hono';
import { expect } from 'vitest';
import type { AppEnv } from '../src/deps.ts';

/** Where tests reach the app. */
const origin = 'http://localhost';
const all: readonly ApiScope[] = ['logos', 'kits:read', 'kits:write'];

interface Told {
  readonly name?: string;
  readonly scopes?: readonly ApiScope[];
}

/** Makes a key of whoever has this cookie, as the dashboard does. */
export async function makeKey(app: Hono<AppEnv>, cookie: string, { name = 'Shop', scopes = all }: Told = {}) {
  const response = await app.request('/api/account/api-keys', {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ name, scopes }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { readonly id: string; readonly key: string; readonly prefix: string };
}

/** The served document of the API. */
export async function readDocument(app: Hono<AppEnv>): Promise<OpenApiDocument> {
  const response = await app.request('/api/v1/openapi.json');
  expect(response.status).toBe(200);
  return (await response.json()) as OpenApiDocument;
}

export interface Sent {
  readonly ids?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answered<T> {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed; bytes for a file. */
  readonly body: T;
}

const pointer = (...parts: readonly string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/**
 * A program that knows of the API what its document says, and nothing else: it calls operations by their ids, and holds every
 * answer to what the document promises.
 */
export async function apiProgram(app: Hono<AppEnv>, key: string) {
  const document = await readDocument(app);
  const { servers } = document as unknown as { readonly servers: readonly [{ readonly url: string }] };
  const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(document, 'api');
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return async function call<T = Record<string, unknown>>(
    id: string,
    { ids = {}, body, headers = {} }: Sent = {},
  ): Promise<Answered<T>> {
    const { path, method, operation } =
      operations.find((one) => one.operation.operationId === id) ?? expect.fail(`No operation “${id}”.`);
    const address = servers[0].url + path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
    const response = await app.request(address, {
      method: method.toUpperCase(),
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { status } = response;
    const type = response.headers.get('content-type') ?? '';
    const told = operation.responses[status] ?? expect.fail(`${id}: status ${status} isn’t in the document.`);
    const at = '$ref' in told ? String(told.$ref).slice(1) : pointer('paths', path, method, 'responses', String(status));
    const isJson =
      /json/.test(type) && Object.hasOwn((told.content as object | undefined) ?? { 'application/json': 1 }, '*/*') === false;
    if (!isJson) return { status, headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) as T };
    const judge =
      ajv.getSchema(`api#${at}${pointer('content', type, 'schema')}`) ?? expect.fail(`${id}: ${status} has no ${type}.`);
    const answer = (await response.json()) as T;
    expect(judge(answer), `${id} ${status}: ${JSON.stringify(judge.errors)}`).toBe(true);
    return { status, headers: response.headers, body: answer };
  };
}

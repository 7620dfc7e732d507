import type { AnswerOf, BodyOf, Endpoint, IdsOf, QueryOf } from '@brandwright/contract';
import type { KeyBearer } from '@brandwright/data';
import type { Context, Handler } from 'hono';
import type { AppEnv } from '../deps.ts';
import { readJson } from '../http/body.ts';
import { readFields } from '../http/parse-fields.ts';
import { refuse } from '../http/problem-error.ts';
import { assertStorableJson } from '../http/storable-json.ts';
import { isUuid } from '../http/uuid.ts';
import type { Person } from '../services/accounts/accounts.ts';

/** A call of an endpoint, parsed and validated. */
export interface Call<E extends Endpoint> {
  readonly body: BodyOf<E>;
  readonly query: QueryOf<E>;
  /** UUIDs in the path, the secret of a share link, the name of a template or picture, or the id of a design or an asset. */
  readonly ids: IdsOf<E>;
  /** The caller. Never null unless the endpoint is open to everyone. */
  readonly person: E['access'] extends 'anyone' ? Person | null : E['access'] extends 'key' ? KeyBearer : Person;
  readonly c: Context<AppEnv>;
}

/** The endpoint's JSON, or a finished Response (files, cookies). Ignored for endpoints that answer 204. */
type Answered<E extends Endpoint> = E['answer'] extends null ? unknown : AnswerOf<E> | Response;

/** 128 random bits in base64url. */
const secret = /^[\w-]{22}$/;
const template = /^[a-z0-9-]{1,60}$/;
/** 192 or 240 bits in base64url: see `assetIdOf`. */
const asset = /^[\w-]{32}(?:[\w-]{8})?$/;
/** Of a design among a kit's logos. */
const logo = /^[a-z0-9]{1,64}$/;

/** Whether a part of a path is what its name says. */
function isPathPart(name: string, text: string): boolean {
  if (name === 'secret') return secret.test(text);
  if (name === 'asset') return asset.test(text);
  if (name === 'logo') return logo.test(text);
  return name === 'template' || name === 'picture' ? template.test(text) : isUuid(text);
}

/**
 * A handler in the endpoint's own types. Passes a Response through (files, cookies). A malformed id answers
 * 404, like an id of somebody else.
 */
export function endpointHandler<E extends Endpoint>(endpoint: E, work: (call: Call<E>) => Promise<Answered<E>>): Handler<AppEnv> {
  return async (c) => {
    const ids = c.req.param();
    for (const [name, id] of Object.entries(ids)) if (!isPathPart(name, id)) refuse('route.not_found');
    const body =
      endpoint.body === null
        ? undefined
        : readFields(endpoint.body, assertStorableJson(await readJson(c.req.raw, { bounds: endpoint.bounds, late: c.var.late })));
    const query = endpoint.query === undefined ? undefined : readFields(endpoint.query, queryIn(c.req.url));
    // The schemas typed the body and the query, the path its ids, and `authorize` the person.
    const call = { body, query, ids, person: c.var.bearer ?? c.var.person, c } as unknown as Call<E>;
    const answer = await c.var.inTurn(() => work(call), { waited: body !== undefined });
    if (answer instanceof Response) return answer;
    return endpoint.answer === null ? c.body(null, 204) : c.json(answer as object, endpoint.status ?? 200);
  };
}

/** Parameters behind the question mark. Digits alone are a number. */
const queryIn = (url: string): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Array.from(new URL(url).searchParams, ([name, text]) => [name, /^\d{1,9}$/.test(text) ? Number(text) : text]),
  );

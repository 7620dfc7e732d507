import type { AnswerOf, BodyOf, Endpoint, IdsOf } from '@brandwright/contract';
import type { Context, Handler } from 'hono';
import type { AppEnv } from '../deps.ts';
import { readJson } from '../http/body.ts';
import { readFields } from '../http/parse-fields.ts';
import { refuse } from '../http/problem-error.ts';
import { assertStorableJson } from '../http/storable-json.ts';
import { isUuid } from '../http/uuid.ts';
import type { Person } from '../services/accounts/accounts.ts';

/** One call of an endpoint, read and checked. */
export interface Call<E extends Endpoint> {
  readonly body: BodyOf<E>;
  /** UUIDs of the path, or the secret of a link. */
  readonly ids: IdsOf<E>;
  /** Who asks; somebody wherever the endpoint is not open to everyone. */
  readonly person: E['access'] extends 'anyone' ? Person | null : Person;
  readonly c: Context<AppEnv>;
}

/** A Response wherever there is more to say than JSON; what is said where there is nothing to say does not matter. */
type Answered<E extends Endpoint> = E['answer'] extends null ? unknown : AnswerOf<E> | Response;

/** 128 random bits in base64url. */
const secret = /^[\w-]{22}$/;

/**
 * A handler that is told what came and tells what goes back, in the endpoint's own types. A Response passes as it is (files, cookies).
 * An id that is none is answered as one that belongs to somebody else: 404.
 */
export function endpointHandler<E extends Endpoint>(endpoint: E, work: (call: Call<E>) => Promise<Answered<E>>): Handler<AppEnv> {
  return async (c) => {
    const ids = c.req.param();
    for (const [name, id] of Object.entries(ids))
      if (!(name === 'secret' ? secret.test(id) : isUuid(id))) refuse('route.not_found');
    const body =
      endpoint.body === null
        ? undefined
        : readFields(endpoint.body, assertStorableJson(await readJson(c.req.raw, { bounds: endpoint.bounds, late: c.var.late })));
    // The schema has given the body its type, the path its ids, and `authorize` the person.
    const answer = await c.var.inTurn(() => work({ body, ids, person: c.var.person, c } as unknown as Call<E>));
    if (answer instanceof Response) return answer;
    return endpoint.answer === null ? c.body(null, 204) : c.json(answer as object);
  };
}

import * as contract from '@brandwright/contract';
import { listApiKeys } from '@brandwright/data';
import type { Deps } from '../deps.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import { keyView, makeApiKey, revokeApiKey } from '../services/api/api-keys.ts';

/** People’s keys for the public API (P-02). */
export function apiKeyRoutes(deps: Deps) {
  return {
    listApiKeys: endpointHandler(contract.listApiKeys, async ({ person }) => {
      const { keys, perMinute } = await listApiKeys(deps.database, person.id);
      return { keys: keys.map(keyView), perMinute };
    }),

    makeApiKey: endpointHandler(contract.makeApiKey, ({ body, person, c }) => makeApiKey(deps, person, body, c.var.requestId)),

    revokeApiKey: endpointHandler(contract.revokeApiKey, ({ ids, person, c }) =>
      revokeApiKey(deps, person, ids.key, c.var.requestId),
    ),
  };
}

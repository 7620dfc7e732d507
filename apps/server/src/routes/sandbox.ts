import * as contract from '@brandwright/contract';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/problem-error.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';

/** The checkout page of the sandbox: there only while no payment provider is named (row S-12). */
export function sandboxRoutes({ sandbox }: Deps) {
  return {
    readSandboxCheckout: endpointHandler(
      contract.readSandboxCheckout,
      async ({ ids }) => (await sandbox?.read(ids.secret)) ?? refuse('route.not_found'),
    ),
    actSandboxCheckout: endpointHandler(
      contract.actSandboxCheckout,
      async ({ ids, body }) => (await sandbox?.act(ids.secret, body)) ?? refuse('route.not_found'),
    ),
  };
}

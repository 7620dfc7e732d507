import * as contract from '@brandwright/contract';
import type { Deps } from '../deps.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';

/** GET: what this site claims, by page (row B-10). */
export const claimsRoutes = ({ claims }: Pick<Deps, 'claims'>) => ({
  readClaims: endpointHandler(contract.readClaims, () => claims()),
});

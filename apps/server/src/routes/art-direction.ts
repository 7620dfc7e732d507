import * as contract from '@brandwright/contract';
import type { Deps } from '../deps.ts';
import { addressOf } from '../http/client-address.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import { directArt } from '../services/direction/direct-art.ts';
import { requestPress } from '../services/logos/request-press.ts';

/** What a brief asks a designer for (I-03). */
export const artDirectionRoutes = (deps: Deps) => ({
  artDirection: endpointHandler(contract.artDirection, ({ body, person, c }) => {
    const asker = person === null ? { personId: null, address: addressOf(c, deps.settings) } : { personId: person.id };
    return directArt({ ...deps, press: requestPress(deps, c) }, asker, body);
  }),
});

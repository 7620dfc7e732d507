import * as contract from '@brandwright/contract';
import { findKit } from '@brandwright/data';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/problem-error.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import type { LargeAnswers } from '../pipeline/large-answers.ts';
import { enhanceBrand } from '../services/enhancement/enhance-brand.ts';
import { enhanceKit } from '../services/enhancement/enhance-kit.ts';
import { kitParts, kitView } from '../services/kits/kit-view.ts';
import type { LeadLogo } from '../services/kits/lead-logo.ts';
import { requestPress } from '../services/logos/request-press.ts';

/** The texts of a brand: rows I. */
export function enhancementRoutes(
  deps: Deps,
  { leadLogo, largeAnswers }: { readonly leadLogo: LeadLogo; readonly largeAnswers: LargeAnswers },
) {
  const { database } = deps;
  return {
    enhanceBrandKit: endpointHandler(contract.enhanceBrandKit, ({ body, person, c }) =>
      enhanceBrand({ ...deps, press: requestPress(deps, c) }, person.id, body),
    ),

    enhanceKit: endpointHandler(contract.enhanceKit, ({ ids, body, person, c }) =>
      largeAnswers.send(c, async () => {
        const press = requestPress(deps, c);
        await enhanceKit({ ...deps, press }, async (kit) => (await leadLogo(kit, press))?.design ?? null, person.id, {
          ...ids,
          ...body,
        });
        const view = await database.asPerson(person.id, async (scope) =>
          kitView(scope, (await findKit(scope, ids.kit)) ?? refuse('route.not_found')),
        );
        return { headers: { 'content-type': 'application/json' }, parts: kitParts(database, person.id, view) };
      }),
    ),
  };
}

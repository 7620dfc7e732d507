import * as contract from '@brandwright/contract';
import { findKit, listEveryonesRevisions, listKitRevisions, listRevisions, readRevisedKit } from '@brandwright/data';
import type { Deps } from '../deps.ts';
import { attachment } from '../http/content-disposition.ts';
import { refuse } from '../http/problem-error.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import type { LeadLogo } from '../services/kits/lead-logo.ts';
import { requestPress } from '../services/logos/request-press.ts';
import { answerRevision } from '../services/revisions/answer-revision.ts';
import { confirmRevision, requestRevision, revisionsLeft } from '../services/revisions/request-revision.ts';
import { revisionView } from '../services/revisions/revision-view.ts';

/** Requests of one page. */
const page = 25;

/** Changes that owners request, and that our designers answer (rows V). */
export function revisionRoutes(deps: Deps, leadLogo: LeadLogo) {
  const { database } = deps;
  return {
    requestRevision: endpointHandler(contract.requestRevision, ({ ids, body, person }) =>
      requestRevision(deps, person, ids.kit, body),
    ),

    listKitRevisions: endpointHandler(contract.listKitRevisions, ({ ids, person }) =>
      database.asPerson(person.id, async (scope) => {
        const kit = (await findKit(scope, ids.kit)) ?? refuse('route.not_found');
        const revisions = await listKitRevisions(scope, kit.id);
        return { revisions: revisions.map(revisionView), ...(await revisionsLeft(scope, kit)) };
      }),
    ),

    listRevisions: endpointHandler(contract.listRevisions, async ({ person }) => {
      const found = await database.asPerson(person.id, listRevisions);
      return { revisions: found.map((one) => ({ ...revisionView(one), kit: one.kit })) };
    }),

    sendEmails: endpointHandler(contract.sendEmails, ({ body: { to, data }, person }) => confirmRevision(deps, person, to, data)),

    adminRevisions: endpointHandler(contract.adminRevisions, async ({ body: { which, after = null } }) => {
      const found = await listEveryonesRevisions(database, { which, after }, page + 1);
      const told = found.slice(0, page).map((one) => ({ ...revisionView(one), kit: one.kit, email: one.email }));
      return { revisions: told, more: found.length > page };
    }),

    answerRevision: endpointHandler(contract.answerRevision, ({ ids, body, person, c }) =>
      answerRevision(deps, ids.revision, body, { personId: person.id, requestId: c.var.requestId }),
    ),

    revisionLogo: endpointHandler(contract.revisionLogo, async ({ ids, c }) => {
      const kit = (await readRevisedKit(database, ids.revision)) ?? refuse('route.not_found');
      const { svg } = (await leadLogo(kit, requestPress(deps, c))) ?? refuse('kit.no_logo');
      return c.body(svg(), 200, {
        'content-type': 'image/svg+xml',
        'content-disposition': attachment(contract.logoFileName(kit.businessName, 'svg')),
      });
    }),
  };
}

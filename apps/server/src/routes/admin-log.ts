import * as contract from '@brandwright/contract';
import { listAdminActions, writeAudit } from '@brandwright/data';
import type { Deps } from '../deps.ts';
import { attachment } from '../http/content-disposition.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import type { LargeAnswers } from '../pipeline/large-answers.ts';
import { consumeOrRefuse } from '../services/accounts/rate-limits.ts';
import { exportList } from '../services/exports/export-list.ts';

/** Lines of one page. */
const page = 25;

/** Lists taken into a spreadsheet: each reads everything there is. */
const exports = { most: 10, seconds: 3600 } as const;

/** What admins did, and the lists that they take with them. */
export function adminLogRoutes(deps: Deps, largeAnswers: LargeAnswers) {
  const { database } = deps;
  return {
    adminActions: endpointHandler(contract.adminActions, async ({ body: { after = null } }) => {
      const found = await listAdminActions(database, after, page + 1);
      const actions = found.slice(0, page).map((line) => ({ ...line, at: line.at.toISOString() }));
      return { actions, more: found.length > page };
    }),

    adminExport: endpointHandler(contract.adminExport, async ({ body: { list }, person, c }) => {
      const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': attachment(`brandwright-${list}.csv`) };
      return largeAnswers.send(c, async () => {
        await consumeOrRefuse(deps, { key: `csv:${person.id}`, ...exports }, `${exports.most} exports an hour`);
        const entry = { action: 'data.exported', personId: person.id, detail: { list } } as const;
        await writeAudit(database.statements, { ...entry, requestId: c.var.requestId });
        return { headers, parts: exportList(database, person, list) };
      });
    }),
  };
}

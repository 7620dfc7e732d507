import * as contract from '@brandwright/contract';
import type { Deps } from '../deps.ts';
import { answerLines } from '../pipeline/answer-lines.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import type { LargeAnswers } from '../pipeline/large-answers.ts';
import { canvaCard } from '../services/canva/canva-card.ts';
import { beginConnection, completeConnection, endConnection } from '../services/canva/connect-account.ts';
import { exportKit } from '../services/canva/export-kit.ts';
import type { Makings } from '../services/kits/makings.ts';

/** A kit's design-editor card: rows J. */
export function canvaRoutes(
  deps: Deps,
  { largeAnswers, makings }: { readonly largeAnswers: LargeAnswers; readonly makings: Makings },
) {
  return {
    readCanvaCard: endpointHandler(contract.readCanvaCard, ({ ids, person }) => canvaCard(deps, person.id, ids.kit)),

    beginCanva: endpointHandler(contract.beginCanva, async ({ body: { kit }, person, c }) => {
      // Canva sends people only to addresses that are registered there.
      const origin = deps.settings.publicUrl?.origin ?? new URL(c.req.url).origin;
      return { url: await beginConnection(deps, person, { kit, origin }) };
    }),

    connectCanva: endpointHandler(contract.connectCanva, ({ body, person, c }) =>
      completeConnection(deps, person, body, c.var.requestId),
    ),

    disconnectCanva: endpointHandler(contract.disconnectCanva, ({ person, c }) => endConnection(deps, person, c.var.requestId)),

    exportToCanva: endpointHandler(contract.exportToCanva, ({ ids, person, c }) =>
      largeAnswers.send(c, async () => ({
        headers: { 'content-type': 'application/jsonl' },
        parts: answerLines<contract.CanvaExportLine>(c, deps, async (tell) => ({
          designs: await exportKit(deps, {
            kitId: ids.kit,
            requestId: c.var.requestId,
            tell: (exporting) => tell({ exporting }),
            ...makings.of(person.id),
          }),
        })),
      })),
    ),
  };
}

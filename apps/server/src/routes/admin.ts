import * as contract from '@brandwright/contract';
import {
  finishKit,
  holdAnyKit,
  holdOrder,
  listFailedKits,
  readAnyKit,
  readOverview,
  tellKit,
  writeAudit,
} from '@brandwright/data';
import { answering } from '../answering.ts';
import type { Deps } from '../app-env.ts';
import { refuse } from '../problem-error.ts';

/** What our own people see and do: numbers, and what needs them. */
export function adminRoutes({ database, queue }: Deps) {
  return {
    adminOverview: answering(contract.adminOverview, async () => ({ ...(await readOverview(database)) })),

    adminTroubles: answering(contract.adminTroubles, async () => ({
      kits: (await listFailedKits(database)).map(({ since, ...kit }) => ({ ...kit, since: since.toISOString() })),
    })),

    retryKit: answering(contract.retryKit, async ({ ids, person, c }) => {
      const { orderId } = (await readAnyKit(database, ids.kit)) ?? refuse('route.not_found');
      if (orderId === null) refuse('route.not_found');
      await database.asSystem(async (tx) => {
        const order = await holdOrder(tx, { id: orderId });
        const kit = await holdAnyKit(tx, ids.kit);
        // One that is no trouble, or whose money went back, is not here.
        if (kit === null || kit.status !== 'error' || order?.status !== 'paid') return refuse('route.not_found');
        await finishKit(tx, kit, { status: 'generating', failures: 0 });
        await tellKit(tx, kit, { status: 'generating', step: 'Making your kit once more', progress: 0.05 });
        await queue.send(tx, kit.id, { kit: kit.id });
        await writeAudit(tx, { action: 'kit.retried', personId: person.id, subject: kit.id, requestId: c.var.requestId });
      });
    }),
  };
}
